import type { SubscriptionEvent, SubscriptionPreferences } from '#contracts/events/subscriptions.ts';

export type SubscriptionState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'present';
      /** The account that it belongs to, if any. */
      readonly userId: number | null;
      readonly preferences: SubscriptionPreferences;
      readonly isActive: boolean;
      readonly isPremium: boolean;
      /** ISO instant; null before the first payment. */
      readonly expiresAt: string | null;
    }
  | { readonly kind: 'erased' };

export const initialState: SubscriptionState = { kind: 'none' };

export function evolve(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState {
  if (event.type === 'SubscriptionRequested') {
    const { userId, preferences } = event.data;
    return { kind: 'present', userId, preferences, isActive: true, isPremium: false, expiresAt: null };
  }
  if (state.kind !== 'present') return state;
  switch (event.type) {
    case 'PaymentRecorded':
      return { ...state, isPremium: true, expiresAt: event.data.expiresAt };
    case 'SubscriptionExtended':
      return { ...state, expiresAt: event.data.expiresAt };
    case 'SubscriptionDisabled':
    case 'SubscriptionCancelled':
      return { ...state, isActive: false };
    case 'SubscriptionEnabled':
      return { ...state, isActive: true };
    case 'SubscriptionClaimed':
      return { ...state, userId: event.data.userId };
    case 'PreferencesChanged':
      return { ...state, preferences: event.data.preferences };
    case 'SubscriberErased':
      return { kind: 'erased' };
    default:
      return event satisfies never;
  }
}
