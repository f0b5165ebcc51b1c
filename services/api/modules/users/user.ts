import type { UserEvent } from '#contracts/events/users.ts';
import { foldBy } from '../../platform/commands/decider.ts';

export type UserState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'present';
      readonly isAdmin: boolean;
      readonly hasSecondFactor: boolean;
      readonly isProved: boolean;
    }
  | { readonly kind: 'deleted' };

export const initialState: UserState = { kind: 'none' };

export const evolve = foldBy<UserState, UserEvent>({
  UserRegistered: () => ({ kind: 'present', isAdmin: false, hasSecondFactor: false, isProved: false }),
  // the first administrator's address is the operator's own word
  UserCreated: (_state, { isAdmin }) => ({ kind: 'present', isAdmin, hasSecondFactor: false, isProved: isAdmin }),
  AdminGranted: (state) => changed(state, { isAdmin: true }),
  AdminRevoked: (state) => changed(state, { isAdmin: false }),
  SecondFactorEnabled: (state) => changed(state, { hasSecondFactor: true }),
  SecondFactorDisabled: (state) => changed(state, { hasSecondFactor: false }),
  // releases before 1.1.0 changed the address by this event, unproved
  ProfileChanged: (state, data) => (data.changed.includes('email') ? changed(state, { isProved: false }) : state),
  AddressConfirmed: (state) => changed(state, { isProved: true }),
  PasswordReset: (state) => changed(state, { isProved: true }),
  PasswordChanged: (state) => state,
  AccountLinkRequested: (state) => state,
  SessionsEnded: (state) => state,
  UserDeleted: () => ({ kind: 'deleted' }),
});

type Changeable = Omit<Extract<UserState, { readonly kind: 'present' }>, 'kind'>;

function changed(state: UserState, change: Partial<Changeable>): UserState {
  return { isAdmin: false, hasSecondFactor: false, isProved: false, ...state, kind: 'present', ...change };
}
