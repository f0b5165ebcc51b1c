import type { EventMeta } from '#contracts/events/event.ts';
import type { ProfileField } from '#contracts/events/users.ts';
import { type Database, sql } from '#db/connection.ts';
import { inOneTransaction } from '../../../platform/commands/handle-command.ts';
import { hashPassword } from '../../../platform/security/passwords.ts';
import { assertCredential, type CheckedAccount, endSessionsOf } from '../../../platform/security/session-store.ts';
import { requestLink } from '../links/link.commands.ts';
import { insertAccountNotices } from '../notices/account-notices.ts';
import { handleUser } from '../user.commands.ts';
import type { UserCommand } from '../user.decider.ts';
import type { Personal } from '../user.projection.ts';

/**
 * Gives the account those names of the profile that changed; a new username is told by mail. `checked`: the account whose
 * password was asked for, which has a link mailed to the new address of the profile. All or nothing.
 * @throws Refusal 'conflict' when somebody else has the username, 'not-signed-in' when the password was changed since it was checked
 */
export async function changeProfile(
  db: Database,
  id: number,
  given: { readonly changed: readonly ProfileField[]; readonly profile: Personal; readonly checked?: CheckedAccount },
  meta: EventMeta,
): Promise<void> {
  const { changed, profile, checked } = given;
  const command: UserCommand = { type: 'ChangeProfile', changed };
  const personal = Object.fromEntries(changed.map((field) => [field, profile[field]]));
  await inOneTransaction(db, async (tx) => {
    await handleUser(tx, id, command, meta, { personal, alongside: [insertAccountNotices(id, command)] });
    if (checked === undefined) return;
    await requestLink(tx, id, { purpose: 'new-email', to: profile.email }, meta);
    await assertCredential(tx, checked);
  });
}

/**
 * Gives the account whose password was checked a new one, and ends all its sessions and the links by which somebody who
 * had the old one would take it elsewhere. Of several at once, one is kept. Answers the new hash, for which the caller
 * begins a session.
 * @throws Refusal 'not-signed-in' when another new password was faster, 'busy' when too many hash
 */
export async function changePassword(
  db: Database,
  account: CheckedAccount,
  password: string,
  meta: EventMeta,
): Promise<string> {
  const { id, passwordHash } = account;
  const hash = await hashPassword(password);
  const command: UserCommand = { type: 'ChangePassword' };
  const alongside = [
    sql`UPDATE user_secret s SET password_hash = ${hash}, changed_at = e.recorded_at FROM e
      WHERE s.user_id = ${id} AND s.password_hash = ${passwordHash}`,
    sql`DELETE FROM account_link l USING e WHERE l.user_id = e.id AND l.purpose <> 'sign-up'`,
    endSessionsOf(id),
    insertAccountNotices(id, command),
  ];
  return inOneTransaction(db, async (tx) => {
    await handleUser(tx, id, command, meta, { alongside });
    await assertCredential(tx, { ...account, passwordHash: hash });
    return hash;
  });
}
