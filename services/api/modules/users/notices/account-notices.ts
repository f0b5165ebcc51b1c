import type { AccountChange } from '#contracts/vocabulary/people.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { eraseMails } from '../../../../platform/mail/erase-mails.ts';
import type { Erasure } from '../../../platform/erasure/erasure.ts';
import type { UserCommand } from '../user.decider.ts';

/** Notices that the person gets when a command changes something. */
export function changesToNotify(command: UserCommand): readonly AccountChange[] {
  switch (command.type) {
    case 'ChangeProfile':
      return command.changed.includes('username') ? ['username'] : [];
    case 'ConfirmAddress':
      return command.isNew ? ['email'] : [];
    case 'ChangePassword':
    case 'ResetPassword':
      return ['password'];
    case 'EnableSecondFactor':
      return ['factor-on'];
    case 'DisableSecondFactor':
      return [command.by === undefined ? 'factor-off' : 'factor-reset'];
    case 'RequestLink':
    case 'EndSessions':
    case 'RegisterUser':
    case 'CreateUser':
    case 'GrantAdmin':
    case 'RevokeAdmin':
    case 'DeleteUser':
    case 'CloseAccount':
      return [];
    default:
      return command satisfies never;
  }
}

/**
 * Goes alongside the event: one row for each mail that the worker has to write. An address that nobody proved is told
 * nothing. All parts of the statement see the account as it was, therefore `email` finds the former address.
 */
export function insertAccountNotices(id: number, command: UserCommand): SQLQuery {
  const changes = changesToNotify(command);
  return sql`INSERT INTO account_notice (user_id, version, change, to_address, changed_at)
    SELECT u.id, e.version, n.change, u.email, e.recorded_at
    FROM e CROSS JOIN unnest(${[...changes]}::text[]) n (change) JOIN user_account u ON u.id = ${id} AND u.is_proved`;
}

/** The mails that told of changes of the account and of notices that it had saved. What was not written yet goes with the account's row, to which it refers. */
export const eraseAccountMails: Erasure = async (tx, { userId }) => {
  await tx.query(
    eraseMails(sql`m.subscription_id IS NULL AND m.period LIKE ${`user-${userId}-%`}`, `deleted user ${userId}`),
  );
  await tx.query(sql`DELETE FROM mail_choice WHERE reader = ${`user-${userId}`}`);
};
