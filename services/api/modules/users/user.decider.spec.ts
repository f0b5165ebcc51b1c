import { describe, test } from 'vitest';
import type { UserEvent } from '#contracts/events/users.ts';
import { specify } from '../../../../tests/support/log/specify.ts';
import { type UserCommand, userDecider } from './user.decider.ts';

const SUPER_ADMIN = 1;
const ADMIN = 2;
const USER = 3;
const registered: UserEvent = { type: 'UserRegistered', data: {} };
const granted: UserEvent = { type: 'AdminGranted', data: {} };
const revoked: UserEvent = { type: 'AdminRevoked', data: {} };
const deleted: UserEvent = { type: 'UserDeleted', data: {} };
const created = (isAdmin: boolean): UserEvent => ({ type: 'UserCreated', data: { isAdmin } });

const given = specify(userDecider);

describe('an account begins once', () => {
  test('by signing up', () => given().when({ type: 'RegisterUser' }).yields(registered));
  test('by an administrator', () => given().when({ type: 'CreateUser', isAdmin: false }).yields(created(false)));
  test('not twice', () =>
    given(registered)
      .when({ type: 'RegisterUser' })
      .refuses('conflict', /exists already/));
  test('not again after its end', () =>
    given(registered, deleted)
      .when({ type: 'CreateUser', isAdmin: false })
      .refuses('conflict', /exists already/));
});

describe('the address of an account', () => {
  const asked: UserEvent = { type: 'AccountLinkRequested', data: { purpose: 'sign-up' } };
  const confirmed = (isNew: boolean): UserEvent => ({ type: 'AddressConfirmed', data: { isNew } });
  const movedUnproved: UserEvent = { type: 'ProfileChanged', data: { changed: ['email'] } };

  test('is confirmed once', () => {
    given(registered, asked).when({ type: 'ConfirmAddress', isNew: false }).yields(confirmed(false));
    given(registered, confirmed(false)).when({ type: 'ConfirmAddress', isNew: false }).yields();
  });
  test('is asked to be confirmed until it is', () => {
    given(registered, asked).when({ type: 'RequestLink', purpose: 'sign-up' }).yields(asked);
    given(registered, confirmed(false))
      .when({ type: 'RequestLink', purpose: 'sign-up' })
      .refuses('conflict', /confirmed already/);
  });
  test('of the first administrator is the operator’s word', () =>
    given(created(true)).when({ type: 'ConfirmAddress', isNew: false }).yields());
  test('is confirmed anew after a release that changed it unproved', () =>
    given(created(true), movedUnproved).when({ type: 'ConfirmAddress', isNew: false }).yields(confirmed(false)));
  test('is replaced by another one that is confirmed', () =>
    given(registered, confirmed(false)).when({ type: 'ConfirmAddress', isNew: true }).yields(confirmed(true)));
  test('is confirmed by a new password from its mailbox', () => {
    const reset: UserEvent = { type: 'PasswordReset', data: {} };
    given(registered).when({ type: 'ResetPassword' }).yields(reset);
    given(registered, reset).when({ type: 'ConfirmAddress', isNew: false }).yields();
  });
  test('needs an account', () => {
    given(registered, deleted)
      .when({ type: 'RequestLink', purpose: 'reset' })
      .refuses('missing', /not found/);
    given(registered, deleted)
      .when({ type: 'ConfirmAddress', isNew: true })
      .refuses('missing', /not found/);
    given(registered, deleted)
      .when({ type: 'ResetPassword' })
      .refuses('missing', /not found/);
  });
});

describe('granting admin', () => {
  test('is for the Super Admin', () => given(registered).when({ type: 'GrantAdmin', by: SUPER_ADMIN }).yields(granted));
  test('changes nothing for an administrator', () => {
    given(registered, granted).when({ type: 'GrantAdmin', by: SUPER_ADMIN }).yields();
    given(created(true)).when({ type: 'GrantAdmin', by: SUPER_ADMIN }).yields();
  });
  test('is for no other administrator', () =>
    given(registered)
      .when({ type: 'GrantAdmin', by: ADMIN })
      .refuses('forbidden', /Only the Super Admin/));
  test('needs an account', () => {
    given()
      .when({ type: 'GrantAdmin', by: SUPER_ADMIN })
      .refuses('missing', /User not found/);
    given(registered, deleted)
      .when({ type: 'GrantAdmin', by: SUPER_ADMIN })
      .refuses('missing', /User not found/);
  });
});

describe('removing admin [C21]', () => {
  const revoke = (userId: number, by: number): UserCommand => ({ type: 'RevokeAdmin', userId, by });
  test('is for the Super Admin', () => given(registered, granted).when(revoke(ADMIN, SUPER_ADMIN)).yields(revoked));
  test('changes nothing for a plain user', () =>
    given(registered, granted, revoked).when(revoke(USER, SUPER_ADMIN)).yields());
  test('is for no other administrator', () =>
    given(created(true))
      .when(revoke(ADMIN, 4))
      .refuses('forbidden', /Only the Super Admin/));
  test('never from the Super Admin', () =>
    given(created(true))
      .when(revoke(SUPER_ADMIN, SUPER_ADMIN))
      .refuses('conflict', /Super Admin must stay/));
});

describe('deleting', () => {
  const remove = (userId: number, by: number): UserCommand => ({ type: 'DeleteUser', userId, by });
  test('a plain user is for every administrator', () => {
    given(registered).when(remove(USER, ADMIN)).yields(deleted);
    given(created(false)).when(remove(USER, SUPER_ADMIN)).yields(deleted);
    given(registered, granted, revoked).when(remove(USER, ADMIN)).yields(deleted);
  });
  test('an administrator is for the Super Admin', () =>
    given(registered, granted).when(remove(ADMIN, SUPER_ADMIN)).yields(deleted));
  test('an administrator is for no other administrator', () =>
    given(registered, granted)
      .when(remove(ADMIN, 4))
      .refuses('forbidden', /Only the Super Admin/));
  test('never the Super Admin [C22]', () => {
    given(created(true))
      .when(remove(SUPER_ADMIN, SUPER_ADMIN))
      .refuses('conflict', /Super Admin must not be deleted/);
    given(created(true))
      .when(remove(SUPER_ADMIN, ADMIN))
      .refuses('conflict', /Super Admin must not be deleted/);
  });
  test('never oneself [C22]', () =>
    given(created(true))
      .when(remove(ADMIN, ADMIN))
      .refuses('conflict', /Your own account/));
  test('not twice', () =>
    given(registered, deleted)
      .when(remove(USER, ADMIN))
      .refuses('missing', /User not found/));
});

describe('what people change of their own account', () => {
  const changed: UserEvent = { type: 'ProfileChanged', data: { changed: ['email'] } };
  const passwordChanged: UserEvent = { type: 'PasswordChanged', data: {} };
  test('the profile, by naming what is new', () =>
    given(registered)
      .when({ type: 'ChangeProfile', changed: ['email'] })
      .yields(changed));
  test('nothing, when it is as it was', () => given(registered).when({ type: 'ChangeProfile', changed: [] }).yields());
  test('the password', () => given(registered, changed).when({ type: 'ChangePassword' }).yields(passwordChanged));
  test('nothing of an account that is no more', () => {
    given(registered, deleted)
      .when({ type: 'ChangeProfile', changed: ['email'] })
      .refuses('missing', /User not found/);
    given()
      .when({ type: 'ChangePassword' })
      .refuses('missing', /User not found/);
  });
  test('neither makes an administrator nor unmakes one', () => {
    given(registered, granted, changed, passwordChanged).when({ type: 'GrantAdmin', by: SUPER_ADMIN }).yields();
  });
});

describe('closing one’s own account', () => {
  const close = (userId: number): UserCommand => ({ type: 'CloseAccount', userId });
  test('is for every plain user', () => given(registered).when(close(USER)).yields(deleted));
  test('never for the Super Admin', () =>
    given(created(true))
      .when(close(SUPER_ADMIN))
      .refuses('conflict', /Super Admin must not be deleted/));
  test('not for an administrator, who is deleted by the Super Admin', () =>
    given(registered, granted)
      .when(close(ADMIN))
      .refuses('conflict', /Ask the Super Admin/));
  test('not twice', () =>
    given(registered, deleted)
      .when(close(USER))
      .refuses('missing', /User not found/));
});
