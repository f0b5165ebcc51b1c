import type { RecordedEvent } from '#contracts/events/event.ts';
import { job } from '#contracts/jobs/jobs.ts';
import type { AccountChange, AccountLink } from '#contracts/vocabulary/people.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { hashOfToken, newSecretToken } from '../../platform/tokens/secret-token.ts';
import type { WorkerContext } from '../context.ts';
import { IS_OVERDUE, numberOf } from '../job.ts';
import { mayMail } from './account-mail-cap.ts';
import { letter } from './letter.ts';

interface Notice {
  readonly change: AccountChange;
  readonly to: string;
  readonly at: Date;
  readonly name: string;
}

const toOwner = (event: Pick<RecordedEvent, 'streamId' | 'version'>) =>
  job('account-mail', { userId: numberOf(event), version: event.version });

/**
 * Tells the owner of an account that a credential changed, and mails the links that were asked for. Notice and link are
 * taken in the transaction that stores the letter: a deletion of the account waits for it and erases the letter; after
 * the deletion there is neither.
 */
export const accountLetter = letter('account', {
  on: {
    UserRegistered: toOwner,
    UserCreated: (event) => (event.data.isAdmin ? undefined : toOwner(event)),
    AccountLinkRequested: toOwner,
    ProfileChanged: (event) => (event.data.changed.includes('username') ? toOwner(event) : undefined),
    AddressConfirmed: (event) => (event.data.isNew ? toOwner(event) : undefined),
    PasswordChanged: toOwner,
    PasswordReset: toOwner,
    SecondFactorEnabled: toOwner,
    SecondFactorDisabled: toOwner,
  },
  missing: sql`SELECT user_id AS "userId", version FROM account_notice WHERE changed_at ${IS_OVERDUE}
    UNION SELECT user_id, version FROM account_link WHERE token_hash IS NULL AND requested_at ${IS_OVERDUE}`,
  write: async (tx, { userId, version }, context) => [
    ...(await writeNotices(tx, userId, version, context)),
    ...(await writeLinks(tx, userId, version, context)),
  ],
});

async function writeNotices(tx: Queryable, userId: number, version: number, context: WorkerContext) {
  const notices = await tx.query<Notice>(sql`DELETE FROM account_notice n USING user_account u
    WHERE n.user_id = ${userId} AND n.version = ${version} AND u.id = n.user_id
    RETURNING n.change, n.to_address AS to, n.changed_at AS at, coalesce(u.full_name, u.username) AS name`);
  const mails = [];
  for (const { change, to, at, name } of notices) {
    if (!(await mayMail(tx, { userId, to, about: change }, context))) continue;
    mails.push({
      ...context.templates.letter('account', { change, name, at }),
      subscriptionId: null,
      period: `user-${userId}-${version}-${change}`,
      to,
    });
  }
  return mails;
}

async function writeLinks(tx: Queryable, userId: number, version: number, context: WorkerContext) {
  const links = await tx.query<{ link: AccountLink; to: string; at: Date; isProved: boolean }>(sql`SELECT
      l.purpose AS link, l.to_address AS to, l.requested_at AS at, u.is_proved AND lower(u.email) = lower(l.to_address) AS "isProved"
    FROM account_link l JOIN user_account u ON u.id = l.user_id
    WHERE l.user_id = ${userId} AND l.version = ${version} AND l.token_hash IS NULL FOR UPDATE OF l FOR KEY SHARE OF u`);
  const mails = [];
  for (const { link, to, at, isProved } of links) {
    const about = link === 'reset' && isProved ? 'reset' : 'link';
    const isAllowed = await mayMail(tx, { userId, to, about }, context);
    const token = await drawLink(tx, { userId, version, link, isAllowed });
    if (token === undefined) continue;
    mails.push({
      ...context.templates.letter('account', { link, token, at }),
      subscriptionId: null,
      period: `user-${userId}-${version}-${link}`,
      to,
    });
  }
  return mails;
}

const LASTS: Readonly<Record<AccountLink, string>> = {
  'sign-up': '24 hours',
  'new-email': '24 hours',
  reset: '30 minutes',
};

/** Draws the token of a link whose mail is being written; one that may not be mailed is given up. */
async function drawLink(
  tx: Queryable,
  given: { readonly userId: number; readonly version: number; readonly link: AccountLink; readonly isAllowed: boolean },
): Promise<string | undefined> {
  const { userId, version, link, isAllowed } = given;
  await tx.query(sql`DELETE FROM account_link WHERE expires_at < now()`);
  if (!isAllowed) {
    await tx.query(sql`DELETE FROM account_link WHERE user_id = ${userId} AND version = ${version}`);
    return undefined;
  }
  const token = newSecretToken();
  await tx.query(sql`UPDATE account_link SET token_hash = ${hashOfToken(token)}, expires_at = now() + ${LASTS[link]}::interval
    WHERE user_id = ${userId} AND version = ${version}`);
  return token;
}
