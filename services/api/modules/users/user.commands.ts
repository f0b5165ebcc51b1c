import type { EventMeta } from '#contracts/events/event.ts';
import type { Database } from '#db/connection.ts';
import { handleCommand } from '../../platform/commands/handle-command.ts';
import { violatedConstraint } from '../../platform/commands/violations.ts';
import { conflict, type HttpError } from '../../platform/http/http-error.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { endSessionsOf } from '../../platform/security/session-store.ts';
import { type UserCommand, userDecider } from './user.decider.ts';
import { type Personal, projectUser, recordPersonal } from './user.projection.ts';
import { findTaken } from './user.queries.ts';

const kind = 'user';

export interface NewAccount extends Personal {
  readonly password: string;
}

/** Makes the account `id`. @throws HttpError 409 naming the field that somebody else has, 503 when too many hash */
export async function createAccount(
  db: Database,
  id: number,
  command: Extract<UserCommand, { type: 'RegisterUser' | 'CreateUser' }>,
  { password, ...personal }: NewAccount,
  meta: EventMeta,
): Promise<void> {
  const found = await findTaken(db, personal);
  if (found.username || found.email) throw taken(found);
  const isAdmin = command.type === 'CreateUser' && command.isAdmin;
  const alongside = recordPersonal(id, isAdmin, personal, await hashPassword(password));
  try {
    await handleCommand(db, { decider: userDecider, project: projectUser, kind, id, command, meta, alongside });
  } catch (error) {
    const constraint = violatedConstraint(error);
    const isUsername = constraint === 'user_account_username';
    const isEmail = constraint === 'user_account_email';
    throw isUsername || isEmail ? taken({ username: isUsername, email: isEmail }) : error;
  }
}

export async function setRole(db: Database, id: number, isAdmin: boolean, by: number, meta: EventMeta): Promise<void> {
  const command: UserCommand = isAdmin ? { type: 'GrantAdmin', by } : { type: 'RevokeAdmin', userId: id, by };
  const alongside = isAdmin ? [] : [endSessionsOf(id)];
  await handleCommand(db, { decider: userDecider, project: projectUser, kind, id, command, meta, alongside });
}

/** Sessions and secrets go with the row of the account. */
export async function deleteUser(db: Database, id: number, by: number, meta: EventMeta): Promise<void> {
  const command: UserCommand = { type: 'DeleteUser', userId: id, by };
  await handleCommand(db, { decider: userDecider, project: projectUser, kind, id, command, meta });
}

function taken(what: { username: boolean; email: boolean }): HttpError {
  const errors = {
    ...(what.username ? { username: 'Username is already taken' } : {}),
    ...(what.email ? { email: 'Email is already registered' } : {}),
  };
  return conflict(Object.values(errors).join('. '), errors);
}
