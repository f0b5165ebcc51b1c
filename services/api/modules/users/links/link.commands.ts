import type { User } from '#contracts/api/users.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { AccountLink } from '#contracts/vocabulary/people.ts';
import { type Database, type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { hashOfToken } from '../../../../platform/tokens/secret-token.ts';
import { inOneTransaction } from '../../../platform/commands/handle-command.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { endSessionsOf, lockAccount } from '../../../platform/security/session-store.ts';
import { insertAccountNotices } from '../notices/account-notices.ts';
import { handleUser, keepLink } from '../user.commands.ts';
import type { UserCommand } from '../user.decider.ts';
import { findUser } from '../user.queries.ts';

interface Link {
  readonly userId: number;
  readonly purpose: AccountLink;
  readonly to: string;
}

/** Has a link mailed. One to a new address replaces those that were asked for before. @throws Refusal 'conflict' when the address is confirmed already */
export async function requestLink(
  db: Queryable,
  id: number,
  { purpose, to }: Omit<Link, 'userId'>,
  meta: EventMeta,
): Promise<void> {
  const command: UserCommand = { type: 'RequestLink', purpose };
  const replaced = sql`DELETE FROM account_link l USING e WHERE l.user_id = e.id AND l.purpose = 'new-email'`;
  const alongside = [keepLink(purpose, to), ...(purpose === 'new-email' ? [replaced] : [])];
  await handleUser(db, id, command, meta, { alongside });
}

/** Makes the address of the link the account's own. Answers the account, and whether the address is a new one. @throws Refusal 'missing', 'conflict' */
export function confirmAddress(
  db: Database,
  token: string,
  meta: EventMeta,
): Promise<{ id: number; hasMoved: boolean }> {
  return inOneTransaction(db, async (tx) => {
    const { link, user } = await useLink(tx, token, ['sign-up', 'new-email']);
    const isNew = link.purpose === 'new-email';
    const command: UserCommand = { type: 'ConfirmAddress', isNew };
    const alongside = isNew ? [endSessionsOf(user.id), insertAccountNotices(user.id, command)] : [];
    await handle(tx, user.id, command, meta, { personal: { email: link.to }, alongside });
    return { id: user.id, hasMoved: isNew };
  });
}

/**
 * Gives the account of the link a new password. All sessions end, and so does every other link, also one by which
 * somebody who was in the account would have moved it to an address of his own. @throws Refusal 'missing'
 */
export function resetPassword(db: Database, token: string, passwordHash: string, meta: EventMeta): Promise<void> {
  const command: UserCommand = { type: 'ResetPassword' };
  return inOneTransaction(db, async (tx) => {
    const { user } = await useLink(tx, token, ['reset']);
    const alongside = [
      sql`UPDATE user_secret s SET password_hash = ${passwordHash}, changed_at = e.recorded_at FROM e WHERE s.user_id = e.id`,
      sql`DELETE FROM account_link l USING e WHERE l.user_id = e.id`,
      endSessionsOf(user.id),
      insertAccountNotices(user.id, command),
    ];
    await handle(tx, user.id, command, meta, { alongside });
  });
}

/** The account that a link for a new password belongs to, before the password is judged. @throws Refusal 'missing' */
export async function accountToReset(db: Queryable, token: string): Promise<User> {
  const [link] = await db.query<Link>(sql`SELECT ${LINK} FROM account_link l WHERE ${isUsable(token, ['reset'])}`);
  return (await accountOf(db, link)).user;
}

const LINK = sql`l.user_id AS "userId", l.purpose, l.to_address AS to`;

function isUsable(token: string, purposes: readonly AccountLink[]): SQLQuery {
  return sql`l.token_hash = ${hashOfToken(token)} AND l.expires_at > now() AND l.purpose = ANY (${[...purposes]}::text[])`;
}

/** Uses a link up: of two at once, one gets it. */
async function useLink(tx: Queryable, token: string, purposes: readonly AccountLink[]) {
  const [link] = await tx.query<Link>(
    sql`DELETE FROM account_link l WHERE ${isUsable(token, purposes)} RETURNING ${LINK}`,
  );
  if (link !== undefined) await lockAccount(tx, link.userId); // or it could leave the address meanwhile
  return accountOf(tx, link);
}

/** A link to an address that the account left meanwhile is worth nothing. */
async function accountOf(db: Queryable, link: Link | undefined): Promise<{ link: Link; user: User }> {
  const user = link && (await findUser(db, link.userId));
  const isPresent = link?.purpose === 'new-email' || user?.email.toLowerCase() === link?.to.toLowerCase();
  if (link === undefined || user === undefined || !isPresent) throw unusableLink();
  return { link, user };
}

/** One sentence for links that are expired, used, cut off or made up. */
const unusableLink = () =>
  new Refusal(
    'missing',
    'This link does not work: it was used before, is too old, or was not copied whole. Please ask for a new one.',
  );

const handle: typeof handleUser = (tx, id, command, meta, options) =>
  handleUser(tx, id, command, { ...meta, actor: { kind: 'user', id } }, options);
