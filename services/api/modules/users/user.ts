import type { UserEvent } from '#contracts/events/users.ts';

export type UserState =
  | { readonly kind: 'none' }
  | { readonly kind: 'present'; readonly isAdmin: boolean }
  | { readonly kind: 'deleted' };

export const initialState: UserState = { kind: 'none' };

export function evolve(state: UserState, event: UserEvent): UserState {
  switch (event.type) {
    case 'UserRegistered':
      return { kind: 'present', isAdmin: false };
    case 'UserCreated':
      return { kind: 'present', isAdmin: event.data.isAdmin };
    case 'AdminGranted':
      return { kind: 'present', isAdmin: true };
    case 'AdminRevoked':
      return { kind: 'present', isAdmin: false };
    case 'ProfileChanged':
    case 'PasswordChanged':
      return state;
    case 'UserDeleted':
      return { kind: 'deleted' };
    default:
      return event satisfies never;
  }
}
