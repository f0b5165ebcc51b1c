import type { UserEvent } from '#contracts/events/users.ts';

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

export function evolve(state: UserState, event: UserEvent): UserState {
  switch (event.type) {
    case 'UserRegistered':
      return { kind: 'present', isAdmin: false, hasSecondFactor: false, isProved: false };
    case 'UserCreated':
      // the first administrator's address is the operator's own word
      return { kind: 'present', isAdmin: event.data.isAdmin, hasSecondFactor: false, isProved: event.data.isAdmin };
    case 'AdminGranted':
      return changed(state, { isAdmin: true });
    case 'AdminRevoked':
      return changed(state, { isAdmin: false });
    case 'SecondFactorEnabled':
      return changed(state, { hasSecondFactor: true });
    case 'SecondFactorDisabled':
      return changed(state, { hasSecondFactor: false });
    case 'ProfileChanged':
      // releases before 1.1.0 changed the address by this event, unproved
      return event.data.changed.includes('email') ? changed(state, { isProved: false }) : state;
    case 'AddressConfirmed':
    case 'PasswordReset':
      return changed(state, { isProved: true });
    case 'PasswordChanged':
    case 'AccountLinkRequested':
    case 'SessionsEnded':
      return state;
    case 'UserDeleted':
      return { kind: 'deleted' };
    default:
      return event satisfies never;
  }
}

type Changeable = Omit<Extract<UserState, { readonly kind: 'present' }>, 'kind'>;

function changed(state: UserState, change: Partial<Changeable>): UserState {
  return { isAdmin: false, hasSecondFactor: false, isProved: false, ...state, kind: 'present', ...change };
}
