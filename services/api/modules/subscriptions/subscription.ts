import type { SubscriptionEvent, SubscriptionPreferences } from '#contracts/events/subscriptions.ts';
import { FIRST_PRICES, type PlanId } from '#contracts/vocabulary/plans.ts';
import { reverse, type Term } from './payments/terms.ts';
import { decided, type Proof, reopened, setAsideIn } from './proofs/proof.ts';

export type SubscriptionState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'present';
      /** The account that it belongs to, if any. */
      readonly userId: number | null;
      readonly preferences: SubscriptionPreferences;
      readonly isActive: boolean;
      /** Stopped by an administrator: its owner cannot resume it. */
      readonly isDisabled: boolean;
      readonly isPremium: boolean;
      /** ISO instant; null before the first payment. */
      readonly expiresAt: string | null;
      /** The plan that was asked for, and its price at that time: the first payment costs it. */
      readonly agreed: { readonly plan: PlanId; readonly price: number };
      readonly terms: readonly Term[];
      readonly proofs: readonly Proof[];
    }
  /** Payments outlive the subscriber: one may still go back. */
  | { readonly kind: 'erased'; readonly terms: readonly Term[] };

export const initialState: SubscriptionState = { kind: 'none' };

export function evolve(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState {
  if (event.type === 'SubscriptionRequested') {
    const { userId, preferences, plan, price = FIRST_PRICES[plan] } = event.data;
    const unpaid = { isActive: true, isDisabled: false, isPremium: false, expiresAt: null, terms: [], proofs: [] };
    return { kind: 'present', userId, preferences, agreed: { plan, price }, ...unpaid };
  }
  if (state.kind === 'erased' && event.type === 'PaymentReversed') {
    return { ...state, terms: reverse(state.terms, event.data.paymentId, event.data.amount) };
  }
  if (state.kind !== 'present') return state;
  switch (event.type) {
    case 'PaymentRecorded': {
      const { paymentId, plan, amount, receivedAt, expiresAt, proofs = [] } = event.data;
      const term: Term = { kind: 'payment', paymentId, plan, amount, receivedAt, returned: 0 };
      const paid = { isPremium: true, expiresAt, terms: [...state.terms, term] };
      return { ...state, ...paid, proofs: decided(state.proofs, proofs, paymentId) };
    }
    case 'PaymentReversed': {
      const { paymentId, kind, amount, expiresAt } = event.data;
      const proofs = kind === 'mistake' ? reopened(state.proofs, paymentId) : state.proofs;
      const left = { isPremium: expiresAt !== null, expiresAt, terms: reverse(state.terms, paymentId, amount) };
      return { ...state, ...left, proofs };
    }
    case 'PaymentProofReceived': {
      const { proofId: id, digest } = event.data;
      return { ...state, proofs: [...state.proofs, { id, digest, isOpen: true }] };
    }
    case 'PaymentProofSetAside':
      return { ...state, proofs: setAsideIn(state.proofs, event.data.proofId, true) };
    case 'PaymentProofTakenBack':
      return { ...state, proofs: setAsideIn(state.proofs, event.data.proofId, false) };
    case 'SubscriptionExtended': {
      const { months, expiresAt, at = null } = event.data;
      return { ...state, expiresAt, terms: [...state.terms, { kind: 'extension', months, at }] };
    }
    case 'SubscriptionDisabled':
      return { ...state, isActive: false, isDisabled: true };
    case 'SubscriptionCancelled':
      return { ...state, isActive: false };
    case 'SubscriptionEnabled':
      return { ...state, isActive: true, isDisabled: false };
    case 'SubscriptionClaimed':
      return { ...state, userId: event.data.userId };
    case 'PreferencesChanged':
      return { ...state, preferences: event.data.preferences };
    case 'SubscriberErased':
      return { kind: 'erased', terms: state.terms };
    default:
      return event satisfies never;
  }
}
