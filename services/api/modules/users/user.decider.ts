import type { ProfileField, UserEvent } from '#contracts/events/users.ts';
import { type AccountLink, SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import type { Decider, Decision } from '../../platform/commands/decider.ts';
import { conflict, forbidden, missing } from '../../platform/refusal.ts';
import { evolve, initialState, type UserState } from './user.ts';

/** `userId` is the account in question, `by` the account of the administrator who asks; without `by` the person himself. */
export type UserCommand =
  | { readonly type: 'RegisterUser' }
  | { readonly type: 'CreateUser'; readonly isAdmin: boolean }
  | { readonly type: 'GrantAdmin'; readonly by: number }
  | { readonly type: 'RevokeAdmin'; readonly userId: number; readonly by: number }
  | { readonly type: 'DeleteUser'; readonly userId: number; readonly by: number }
  | { readonly type: 'ChangeProfile'; readonly changed: readonly ProfileField[] }
  | { readonly type: 'ChangePassword' }
  | { readonly type: 'RequestLink'; readonly purpose: AccountLink }
  | { readonly type: 'ConfirmAddress'; readonly isNew: boolean }
  | { readonly type: 'ResetPassword' }
  | { readonly type: 'EndSessions'; readonly count: number }
  | { readonly type: 'EnableSecondFactor' }
  | { readonly type: 'DisableSecondFactor'; readonly userId: number; readonly by?: number }
  | { readonly type: 'CloseAccount'; readonly userId: number };

function decide(command: UserCommand, state: UserState): Decision<UserEvent> {
  switch (command.type) {
    case 'RegisterUser':
      mustBeNew(state);
      return [{ type: 'UserRegistered', data: {} }];
    case 'CreateUser':
      mustBeNew(state);
      return [{ type: 'UserCreated', data: { isAdmin: command.isAdmin } }];
    case 'GrantAdmin':
      mustBeSuperAdmin(command.by, 'Only the Super Admin can make somebody an administrator.');
      return existingUser(state).isAdmin ? [] : [{ type: 'AdminGranted', data: {} }];
    case 'RevokeAdmin':
      mustBeSuperAdmin(command.by, 'Only the Super Admin can remove an administrator.');
      assertNotOwnAccount(command, 'stay an administrator');
      return existingUser(state).isAdmin ? [{ type: 'AdminRevoked', data: {} }] : [];
    case 'DeleteUser': {
      const { isAdmin } = existingUser(state);
      assertNotOwnAccount(command, 'not be deleted');
      if (isAdmin) mustBeSuperAdmin(command.by, 'Only the Super Admin can delete an administrator.');
      return [{ type: 'UserDeleted', data: {} }];
    }
    case 'ChangeProfile':
      existingUser(state);
      return command.changed.length === 0 ? [] : [{ type: 'ProfileChanged', data: { changed: command.changed } }];
    case 'ChangePassword':
      existingUser(state);
      return [{ type: 'PasswordChanged', data: {} }];
    case 'RequestLink':
      return requestLink(existingUser(state), command);
    case 'ConfirmAddress':
      return confirm(existingUser(state), command);
    case 'ResetPassword':
      existingUser(state);
      return [{ type: 'PasswordReset', data: {} }];
    case 'EndSessions':
      existingUser(state);
      return command.count === 0 ? [] : [{ type: 'SessionsEnded', data: { count: command.count } }];
    case 'EnableSecondFactor':
      if (existingUser(state).hasSecondFactor) throw conflict('The second factor is on already.');
      return [{ type: 'SecondFactorEnabled', data: {} }];
    case 'DisableSecondFactor': {
      const { hasSecondFactor } = existingUser(state);
      mayDisableFactor(command);
      if (!hasSecondFactor) throw conflict('This account has no second factor.');
      return [{ type: 'SecondFactorDisabled', data: {} }];
    }
    case 'CloseAccount': {
      const { isAdmin } = existingUser(state);
      if (command.userId === SUPER_ADMIN_ID) throw conflict('The Super Admin must not be deleted.');
      if (isAdmin) throw conflict('An administrator cannot delete himself. Ask the Super Admin to do it.');
      return [{ type: 'UserDeleted', data: {} }];
    }
    default:
      return command satisfies never;
  }
}

function existingUser(state: UserState) {
  if (state.kind !== 'present') throw missing('User');
  return state;
}

interface Address {
  readonly isProved: boolean;
}

function requestLink({ isProved }: Address, { purpose }: { readonly purpose: AccountLink }): Decision<UserEvent> {
  if (isProved && purpose === 'sign-up') throw conflict('Your address is confirmed already.');
  return [{ type: 'AccountLinkRequested', data: { purpose } }];
}

function confirm({ isProved }: Address, { isNew }: { readonly isNew: boolean }): Decision<UserEvent> {
  return isProved && !isNew ? [] : [{ type: 'AddressConfirmed', data: { isNew } }];
}

function mustBeNew(state: UserState): void {
  if (state.kind !== 'none') throw conflict('This account exists already.');
}

function mustBeSuperAdmin(by: number, message: string): void {
  if (by !== SUPER_ADMIN_ID) throw forbidden(message);
}

function assertNotOwnAccount({ userId, by }: { userId: number; by: number }, must: string): void {
  if (userId === SUPER_ADMIN_ID) throw conflict(`The Super Admin must ${must}.`);
  if (userId === by) throw conflict(`Your own account must ${must} while you use it. Ask another administrator.`);
}

function mayDisableFactor({ userId, by }: { userId: number; by?: number }): void {
  if (by === undefined) return;
  mustBeSuperAdmin(by, 'Only the Super Admin can reset a second factor.');
  if (by === userId) throw conflict('Turn your own second factor off on your account page.');
}

export const userDecider: Decider<UserState, UserCommand, UserEvent> = { initialState, evolve, decide };
