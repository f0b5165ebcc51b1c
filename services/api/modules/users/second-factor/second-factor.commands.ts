import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, sql } from '#db/connection.ts';
import { inOneTransaction } from '../../../platform/commands/handle-command.ts';
import {
  assertCredential,
  type CheckedAccount,
  endSessionsOf,
  lockAccount,
} from '../../../platform/security/session-store.ts';
import { insertAccountNotices } from '../notices/account-notices.ts';
import { type Asked, handleUser } from '../user.commands.ts';
import type { UserCommand } from '../user.decider.ts';

/**
 * Turns the waiting factor whose code was judged on, with its first recovery codes; all sessions end, the caller begins a new one.
 * @throws Refusal 'not-signed-in' when another key waits meanwhile, or the password was changed
 */
export async function enableSecondFactor(
  db: Database,
  account: CheckedAccount,
  recoveryHashes: readonly Buffer[],
  meta: EventMeta,
): Promise<void> {
  const { id, sealedSecret } = account;
  const command: UserCommand = { type: 'EnableSecondFactor' };
  const alongside = [
    sql`UPDATE user_second_factor f SET confirmed_at = e.recorded_at FROM e
      WHERE f.user_id = ${id} AND f.sealed_secret = ${sealedSecret}`,
    sql`INSERT INTO user_recovery_code (user_id, code_hash)
      SELECT ${id}::int, hash FROM unnest(${[...recoveryHashes]}::bytea[]) hash CROSS JOIN e`,
    endSessionsOf(id),
    insertAccountNotices(id, command),
  ];
  await inOneTransaction(db, async (tx) => {
    await handleUser(tx, id, command, meta, { alongside });
    await assertCredential(tx, account);
  });
}

/** @throws Refusal 'forbidden', 'missing', 'conflict', 'not-signed-in' when password or factor were changed since they were checked */
export async function disableSecondFactor(db: Database, account: Asked, meta: EventMeta): Promise<void> {
  const { id } = account;
  const command: UserCommand = {
    type: 'DisableSecondFactor',
    userId: id,
    ...('by' in account ? { by: account.by } : {}),
  };
  const alongside = [
    sql`DELETE FROM user_second_factor f USING e WHERE f.user_id = ${id}`,
    endSessionsOf(id),
    insertAccountNotices(id, command),
  ];
  await inOneTransaction(db, async (tx) => {
    await lockAccount(tx, id);
    if (!('by' in account)) await assertCredential(tx, account);
    await handleUser(tx, id, command, meta, { alongside });
  });
}
