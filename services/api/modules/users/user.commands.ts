import type { EventMeta } from '#contracts/events/event.ts';
import type { AccountLink } from '#contracts/vocabulary/people.ts';
import { type Database, type SQLQuery, sql } from '#db/connection.ts';
import { table } from '#db/tables.ts';
import { commandsOn, inOneTransaction } from '../../platform/commands/handle-command.ts';
import type { Erasure } from '../../platform/erasure/erasure.ts';
import { conflict, type Refusal } from '../../platform/refusal.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import {
  assertCredential,
  type CheckedAccount,
  endSessionsOf,
  lockAccount,
} from '../../platform/security/session-store.ts';
import { type UserCommand, userDecider } from './user.decider.ts';
import { type Personal, projectUser } from './user.projection.ts';
import { findTaken } from './user.queries.ts';

/** A command on one account; a name or address that somebody else has is a conflict. */
export const handleUser = commandsOn({
  kind: 'user',
  decider: userDecider,
  project: projectUser,
  refusalOf: (constraint) => {
    const isUsername = constraint === 'user_account_username';
    const isEmail = constraint === 'user_account_email';
    return isUsername || isEmail ? taken({ username: isUsername, email: isEmail }) : undefined;
  },
});

/** Goes alongside the event that asks for a link; the worker draws the token when it writes the mail. */
export const keepLink = (purpose: AccountLink, to: string): SQLQuery =>
  sql`INSERT INTO account_link (user_id, version, purpose, to_address, requested_at)
    SELECT e.id, e.version, ${purpose}::text, ${to}::text, e.recorded_at FROM e`;

/** Makes the account `id`. @throws Refusal 'conflict' naming the field that somebody else has, 'busy' when too many hash */
export async function createAccount(
  db: Database,
  id: number,
  command: Extract<UserCommand, { type: 'RegisterUser' | 'CreateUser' }>,
  { password, ...personal }: Personal & { readonly password: string },
  meta: EventMeta,
): Promise<CheckedAccount> {
  const others = await findTaken(db, personal);
  if (others.username || others.email) throw taken(others);
  const passwordHash = await hashPassword(password);
  const secret = sql`INSERT INTO user_secret (user_id, password_hash) SELECT e.id, ${passwordHash} FROM e`;
  const isProved = command.type === 'CreateUser' && command.isAdmin;
  const alongside = isProved ? [secret] : [secret, keepLink('sign-up', personal.email)];
  await handleUser(db, id, command, meta, { personal, alongside });
  return { id, passwordHash, sealedSecret: null };
}

/** The account in question: `by` an administrator, or as its person's password was checked. */
export type Asked = CheckedAccount | { readonly id: number; readonly by: number };

export async function setRole(db: Database, id: number, isAdmin: boolean, by: number, meta: EventMeta): Promise<void> {
  const command: UserCommand = isAdmin ? { type: 'GrantAdmin', by } : { type: 'RevokeAdmin', userId: id, by };
  const alongside = isAdmin ? [] : [endSessionsOf(id)];
  await handleUser(db, id, command, meta, { alongside });
}

/**
 * Deletes an account, and all that names the person with it: secrets, sessions and saved tenders go with the account's
 * row, the rest by `erasures`. All or nothing.
 * @throws Refusal 'forbidden', 'missing', 'conflict', 'not-signed-in' when the password was changed since it was checked
 */
export async function deleteUser(
  db: Database,
  erasures: readonly Erasure[],
  account: Asked,
  meta: EventMeta,
): Promise<void> {
  const { id } = account;
  const command: UserCommand =
    'by' in account ? { type: 'DeleteUser', userId: id, by: account.by } : { type: 'CloseAccount', userId: id };
  await inOneTransaction(db, async (tx) => {
    await lockAccount(tx, id);
    if (!('by' in account)) await assertCredential(tx, account);
    const [proved] = await tx.query<{ email: string }>(
      sql`SELECT email FROM user_account WHERE id = ${id} AND is_proved`,
    );
    await handleUser(tx, id, command, meta);
    await table('idempotency_key', tx).delete({ user_id: id });
    for (const erase of erasures) await erase(tx, { userId: id, email: proved?.email ?? null }, meta);
  });
}

function taken(what: { username: boolean; email: boolean }): Refusal {
  const errors = {
    ...(what.username ? { username: 'Username is already taken' } : {}),
    ...(what.email ? { email: 'Email is already registered' } : {}),
  };
  return conflict(Object.values(errors).join('. '), errors);
}
