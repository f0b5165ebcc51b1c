import { expect, test } from 'vitest';
import type { UserCommand } from '../user.decider.ts';
import { changesToNotify } from './account-notices.ts';

const when = (command: UserCommand) => ({
  tells: (...told: string[]) => expect(changesToNotify(command)).toEqual(told),
});

test('a new email is told to the former address, once it takes effect [ASVS 6.3.7]', () =>
  when({ type: 'ConfirmAddress', isNew: true }).tells('email'));
test('a new username is told', () => when({ type: 'ChangeProfile', changed: ['username'] }).tells('username'));
test('a new password by a link is told like every other', () => when({ type: 'ResetPassword' }).tells('password'));
test('a new password is told', () => when({ type: 'ChangePassword' }).tells('password'));
test('a second factor is told when it comes', () => when({ type: 'EnableSecondFactor' }).tells('factor-on'));
test('a second factor is told when it goes', () =>
  when({ type: 'DisableSecondFactor', userId: 3 }).tells('factor-off'));
test('a second factor that the Super Admin takes away is told as that', () =>
  when({ type: 'DisableSecondFactor', userId: 3, by: 1 }).tells('factor-reset'));

test.each<UserCommand>([
  { type: 'ChangeProfile', changed: ['fullName', 'businessType'] },
  { type: 'RequestLink', purpose: 'reset' },
  { type: 'ConfirmAddress', isNew: false },
  { type: 'RegisterUser' },
  { type: 'CreateUser', isAdmin: false },
  { type: 'GrantAdmin', by: 1 },
  { type: 'RevokeAdmin', userId: 3, by: 1 },
  { type: 'DeleteUser', userId: 3, by: 1 },
  { type: 'CloseAccount', userId: 3 },
])('$type $changed: one signs in as before, and nothing is told', (command) => when(command).tells());
