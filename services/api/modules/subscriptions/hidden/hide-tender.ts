import type { NotForMe } from '#contracts/api/account/not-for-me.ts';
import { Preferences } from '#contracts/api/newsletter.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { readWords, withExclusions, withoutExclusions } from '#contracts/rules/search/word-list.ts';
import type { NotExcluded } from '#contracts/vocabulary/lists/hidden-notices.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { inOneTransaction } from '../../../platform/commands/handle-command.ts';
import { isRefusal, missing } from '../../../platform/refusal.ts';
import { changePreferences } from '../subscription.commands.ts';
import { lockSubscription, preferencesOf, readOwnSubscription, readSubscription } from '../subscription.queries.ts';
import { distinctiveWords } from './distinctive-words.ts';

interface HiddenTenderKey {
  readonly subscriptionId: number;
  readonly tenderId: number;
}

/** @throws Refusal 'missing' when there is no such notice or subscription */
export async function readNotForMe(db: Queryable, hiding: HiddenTenderKey, now: Date): Promise<NotForMe> {
  const [tender] = await db.query<NotForMe['tender']>(sql`SELECT id, title FROM tender WHERE id = ${hiding.tenderId}`);
  if (tender === undefined) throw missing('Tender');
  const { words } = await readOwnSubscription(db, hiding.subscriptionId);
  const excluded = await excludedFor(db, hiding);
  const choices = await distinctiveWords(db, tender.title, words, now);
  return { tender, isHidden: excluded !== undefined, choices, excluded: excluded ?? [] };
}

/**
 * Hides a notice from a subscriber's mails and excludes those of its words that he ticked; words that the page does not
 * offer are left alone. Answers why the words were not excluded, if so: the notice is hidden all the same.
 */
export function hideTender(
  db: Database,
  hiding: HiddenTenderKey,
  ticked: readonly string[],
  meta: EventMeta,
  now: Date,
): Promise<NotExcluded | undefined> {
  return inOneTransaction(db, async (tx) => {
    await lockSubscription(tx, hiding.subscriptionId);
    const { choices } = await readNotForMe(tx, hiding, now);
    const words = choices.map(({ word }) => word).filter((word) => ticked.includes(word));
    const refused = await exclude(tx, hiding, words, meta);
    await tx.query(sql`INSERT INTO hidden_tender AS h (subscription_id, tender_id, excluded)
      VALUES (${hiding.subscriptionId}, ${hiding.tenderId}, ${refused === undefined ? words : []}::text[])
      ON CONFLICT (subscription_id, tender_id) DO UPDATE SET excluded = h.excluded || excluded.excluded`);
    return refused;
  });
}

/** Takes the hiding back, with the words that were excluded because of it. */
export function unhideTender(db: Database, hiding: HiddenTenderKey, meta: EventMeta): Promise<void> {
  return inOneTransaction(db, async (tx) => {
    await lockSubscription(tx, hiding.subscriptionId);
    const words = (await excludedFor(tx, hiding)) ?? [];
    await tx.query(sql`DELETE FROM hidden_tender
      WHERE subscription_id = ${hiding.subscriptionId} AND tender_id = ${hiding.tenderId}`);
    if (words.length > 0) await changeWords(tx, hiding, (text) => withoutExclusions(text, words), meta);
  });
}

/**
 * Forgets of words that clicks excluded those that the person has taken out of his preferences: typed again they are his own,
 * which no Undo takes back.
 */
export function forgetRemovedExclusions(db: Database, subscriptionId: number): Promise<void> {
  return db.tx(async (tx) => {
    await lockSubscription(tx, subscriptionId);
    const { excluded } = readWords((await readOwnSubscription(tx, subscriptionId)).words);
    await tx.query(sql`UPDATE hidden_tender SET excluded = ARRAY(SELECT u.word FROM unnest(excluded) WITH ORDINALITY u (word, place)
        WHERE u.word = ANY (${excluded}::text[]) ORDER BY u.place)
      WHERE subscription_id = ${subscriptionId} AND NOT excluded <@ ${excluded}::text[]`);
  });
}

async function excludedFor(
  db: Queryable,
  { subscriptionId, tenderId }: HiddenTenderKey,
): Promise<string[] | undefined> {
  const [row] = await db.query<{ excluded: string[] }>(sql`SELECT excluded FROM hidden_tender
    WHERE subscription_id = ${subscriptionId} AND tender_id = ${tenderId}`);
  return row?.excluded;
}

async function exclude(
  tx: Queryable,
  hiding: HiddenTenderKey,
  words: readonly string[],
  meta: EventMeta,
): Promise<NotExcluded | undefined> {
  if (words.length === 0) return undefined;
  try {
    const isDone = await changeWords(tx, hiding, (text) => withExclusions(text, words), meta);
    return isDone ? undefined : 'full';
  } catch (error) {
    // his words became too wide since he chose them
    if (isRefusal(error, 'invalid')) return 'too-wide';
    throw error;
  }
}

/** Answers false where the words would be more than preferences take. */
async function changeWords(
  tx: Queryable,
  { subscriptionId }: HiddenTenderKey,
  change: (words: string) => string,
  meta: EventMeta,
): Promise<boolean> {
  const saved = preferencesOf(await readSubscription(tx, subscriptionId));
  const words = Preferences.shape.words.safeParse(change(saved.words));
  if (!words.success) return false;
  await changePreferences(tx, subscriptionId, { ...(saved as Preferences), words: words.data }, meta);
  return true;
}
