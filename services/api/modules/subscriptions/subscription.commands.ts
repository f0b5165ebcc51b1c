import { createHmac, randomUUID } from 'node:crypto';
import type { NewsletterBody, Preferences } from '#contracts/api/newsletter.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { readWords } from '#contracts/rules/search/word-list.ts';
import { PAYMENT_REFERENCE_LETTERS } from '#contracts/vocabulary/banks.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { nextId } from '#db/next-id.ts';
import { readPrices } from '#db/settings/stored-settings.ts';
import { firstOfStopWords, perDayIfMost } from '../../../platform/matching/too-wide.ts';
import { keyFor } from '../../../platform/tokens/keyed-hash.ts';
import { commandsOn, inOneTransaction } from '../../platform/commands/handle-command.ts';
import { violatedConstraint } from '../../platform/commands/violations.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { conflict, invalid, missing, notSignedIn } from '../../platform/refusal.ts';
import { lockAccount } from '../../platform/security/session-store.ts';
import { chooseCategories } from './preferences/chosen-categories.ts';
import { wantedTenders } from './preferences/wanted-tenders.ts';
import { subscriptionDecider } from './subscription.decider.ts';
import { projectSubscription, type SubscriberName } from './subscription.projection.ts';
import { findClaimable, findSubscriptionOfUser, readSubscription } from './subscription.queries.ts';

/** A command on one subscription; its address that another has is a conflict. */
export const handleSubscription = commandsOn({
  kind: 'subscription',
  decider: subscriptionDecider,
  project: projectSubscription,
  refusalOf: (constraint) =>
    constraint === 'subscription_email'
      ? conflict(
          'This email address already has a subscription. Use the link in any of our mails to change it, or find it in your account once you have confirmed this address there.',
          { email: 'This address already has a subscription' },
        )
      : undefined,
});

const REFERENCE_INDEX = 'subscription_payment_reference_key';

/**
 * Begins an unpaid subscription. `userId`: the signed-in user, when the address is one that the account has proved. The same
 * body under the same key, whose answer was lost, has the first answer again, as long as it is owed.
 */
export async function requestSubscription(
  site: Pick<Dependencies, 'db' | 'config'>,
  body: NewsletterBody,
  userId: number | null,
  meta: EventMeta,
  key: string = randomUUID(),
): Promise<{ id: number; paymentReference: string }> {
  const { db, config } = site;
  const { email, fullName, businessType, plan, words, ...chosen } = body;
  const preferences = await withKnownCategories(db, chosen);
  await refuseTooWide(db, words, new Date());
  const id = await nextId(db, 'subscription_id');
  const paymentReference = makePaymentReference(config.sessionSecrets[0], JSON.stringify([key, userId, body]));
  const personal: SubscriberName = { email, fullName, businessType, words };
  const price = (await readPrices(db))[plan];
  const command = { type: 'RequestSubscription', plan, price, paymentReference, userId, preferences } as const;
  try {
    await inOneTransaction(db, async (tx) => {
      // held until it stands: whoever deletes the account then finds it
      const owner = sql`SELECT FROM user_account WHERE id = ${userId} FOR KEY SHARE`;
      if (userId !== null && (await tx.query(owner)).length === 0) throw notSignedIn();
      await handleSubscription(tx, id, command, meta, { isNew: true, personal });
    });
    return { id, paymentReference };
  } catch (error) {
    const [made] = await db.query<{ id: number }>(
      sql`SELECT id FROM subscription WHERE payment_reference = ${paymentReference} AND lower(email) = lower(${email})
        AND is_active AND NOT is_premium`,
    );
    if (made !== undefined) return { id: made.id, paymentReference };
    // somebody else has it by chance
    if (violatedConstraint(error) === REFERENCE_INDEX) return requestSubscription(site, body, userId, meta, `${key}+`);
    throw error;
  }
}

/**
 * Gives the account, unless it has one, the subscription of its proved address that is nobody's. The one that it has sends
 * its mails to that address from now on.
 * @throws Refusal 'conflict' as long as the address is not proved, or when it has another subscription; 'missing'
 */
export function claimSubscription(db: Database, userId: number, meta: EventMeta): Promise<number> {
  return inOneTransaction(db, async (tx) => {
    await lockAccount(tx, userId); // one claim at a time
    const own = await findSubscriptionOfUser(tx, userId);
    if (own !== undefined) {
      await moveToProvedAddress(tx, own, userId, meta);
      return own;
    }
    const { isConfirmed, id } = await findClaimable(tx, userId);
    if (!isConfirmed) throw conflict('Confirm your email address first: follow the link that we mailed to it.');
    if (id === null) throw missing('Subscription');
    await handleSubscription(tx, id, { type: 'ClaimSubscription', userId }, meta);
    return id;
  });
}

async function moveToProvedAddress(tx: Queryable, id: number, userId: number, meta: EventMeta): Promise<void> {
  const [account] = await tx.query<{ email: string }>(
    sql`SELECT email FROM user_account WHERE id = ${userId} AND is_proved`,
  );
  const { email: former } = await readSubscription(tx, id);
  if (account === undefined || account.email.toLowerCase() === former.toLowerCase()) return;
  await handleSubscription(tx, id, { type: 'ClaimSubscription', userId, hasNewAddress: true }, meta, {
    personal: account,
  });
}

export const cancelSubscription = (db: Database, id: number, by: 'link' | 'account', meta: EventMeta) =>
  handleSubscription(db, id, { type: 'CancelSubscription', by }, meta);

/** The owner's own way back; refused where an administrator has stopped it. */
export const resumeSubscription = (db: Database, id: number, meta: EventMeta) =>
  handleSubscription(db, id, { type: 'ResumeSubscription' }, meta);

export async function changePreferences(db: Queryable, id: number, wanted: Preferences, meta: EventMeta) {
  const { words, ...chosen } = wanted;
  const saved = await readSubscription(db, id);
  const preferences = await withKnownCategories(db, chosen, saved.categories);
  if (words !== saved.words) await refuseTooWide(db, words, new Date());
  const stated = { hasWords: words !== '', areWordsNew: words !== saved.words };
  const command = { type: 'ChangePreferences', preferences, ...stated } as const;
  return handleSubscription(db, id, command, meta, { personal: { words } });
}

/** The preferences under the names that categories have now. `saved`: categories of the preferences so far. */
async function withKnownCategories<Chosen extends { readonly categories: readonly string[] }>(
  db: Queryable,
  chosen: Chosen,
  saved?: readonly string[],
): Promise<Chosen & { readonly categories: string[] }> {
  const { categories, unknown } = await chooseCategories(db, chosen.categories, saved);
  if (unknown.length > 0) throw invalid({ categories: `Unknown category: ${unknown.join(', ').slice(0, 200)}` });
  return { ...chosen, categories };
}

/** `AL-7K3Q9F`: what a subscriber writes on the transfer; 23^6 ≈ 148 million, unique by index. Of one seed always the same, which nobody without the secret foresees or chooses. */
function makePaymentReference(secret: string, seed: string): string {
  const digest = createHmac('sha256', keyFor(secret, 'ailaan payment reference')).update(seed).digest();
  const letter = (_: unknown, at: number) =>
    PAYMENT_REFERENCE_LETTERS[digest.readUInt32BE(4 * at) % PAYMENT_REFERENCE_LETTERS.length];
  return `AL-${Array.from({ length: 6 }, letter).join('')}`;
}

/** @throws Refusal 400 for words that say nothing, and for those that want most of all tenders, with how many that would be */
async function refuseTooWide(db: Queryable, words: string, now: Date): Promise<void> {
  const { wanted, excluded } = readWords(words);
  const empty = await firstOfStopWords(db, [...wanted, ...excluded]);
  if (empty !== undefined)
    throw invalid({ words: `“${empty}” says nothing that could be searched for; name what you sell or build` });
  const nothing = { interestAreas: [], categories: [], cities: [], provinces: [], sectors: [] };
  const { terms, isWanted } = await wantedTenders(db, { ...nothing, words }, now);
  if (terms === null || terms === '') return; // no words, or excluded ones alone
  const perDay = await perDayIfMost(db, isWanted);
  if (perDay !== undefined)
    throw invalid({
      words: `These words match almost every notice, about ${perDay} a day; name what you sell or build`,
    });
}
