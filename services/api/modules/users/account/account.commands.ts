import type { EventMeta } from '#contracts/events/event.ts';
import type { ProfileField } from '#contracts/events/users.ts';
import { type Database, sql } from '#db/connection.ts';
import { handleCommand } from '../../../platform/commands/handle-command.ts';
import { hashPassword } from '../../../platform/security/passwords.ts';
import { endSessionsOf } from '../../../platform/security/session-store.ts';
import { tellOf } from '../notices/account-notices.ts';
import { asTaken } from '../user.commands.ts';
import { type UserCommand, userDecider } from '../user.decider.ts';
import { type Personal, projectUser } from '../user.projection.ts';

const kind = 'user';

/** Gives the account new names; a new username is told by mail. @throws Refusal 'conflict' when somebody else has it */
export async function changeProfile(
  db: Database,
  id: number,
  { changed, profile }: { readonly changed: readonly ProfileField[]; readonly profile: Personal },
  meta: EventMeta,
): Promise<void> {
  const command: UserCommand = { type: 'ChangeProfile', changed };
  try {
    await handleCommand(db, {
      decider: userDecider,
      project: projectUser,
      kind,
      id,
      command,
      meta,
      personal: profile,
      alongside: [tellOf(id, command)],
    });
  } catch (error) {
    throw asTaken(error);
  }
}

/** Ends all sessions of the account and answers its new hash, for which the caller begins one. @throws Refusal 'busy' when too many hash */
export async function changePassword(db: Database, id: number, password: string, meta: EventMeta): Promise<string> {
  const hash = await hashPassword(password);
  const command: UserCommand = { type: 'ChangePassword' };
  await handleCommand(db, {
    decider: userDecider,
    project: projectUser,
    kind,
    id,
    command,
    meta,
    alongside: [
      sql`UPDATE user_secret s SET password_hash = ${hash}, changed_at = e.recorded_at FROM e
        WHERE s.user_id = ${id}`,
      endSessionsOf(id),
      tellOf(id, command),
    ],
  });
  return hash;
}
