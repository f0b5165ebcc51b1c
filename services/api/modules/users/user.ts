import type { UserEvent } from '#contracts/events/users.ts';

export type UserState =
  | { readonly kind: 'none' }
  | { readonly kind: 'present'; readonly isAdmin: boolean; readonly hasSecondFactor: boolean }
  | { readonly kind: 'deleted' };

export const initialState: UserState = { kind: 'none' };

export function evolve(state: UserState, event: UserEvent): UserState {
  switch (event.type) {
    case 'UserRegistered':
      return { kind: 'present', isAdmin: false, hasSecondFactor: false };
    case 'UserCreated':
      return { kind: 'present', isAdmin: event.data.isAdmin, hasSecondFactor: false };
    case 'AdminGranted':
      return changed(state, { isAdmin: true });
    case 'AdminRevoked':
      return changed(state, { isAdmin: false });
    case 'SecondFactorEnabled':
      return changed(state, { hasSecondFactor: true });
    case 'SecondFactorDisabled':
      return changed(state, { hasSecondFactor: false });
    case 'ProfileChanged':
    case 'PasswordChanged':
      return state;
    case 'UserDeleted':
      return { kind: 'deleted' };
    default:
      return event satisfies never;
  }
}

function changed(state: UserState, change: { isAdmin?: boolean; hasSecondFactor?: boolean }): UserState {
  return { isAdmin: false, hasSecondFactor: false, ...state, kind: 'present', ...change };
}
