import type { SubscriptionEvent, SubscriptionPreferences } from '#contracts/events/subscriptions.ts';
import { FIRST_PRICES, type PlanId } from '#contracts/vocabulary/plans.ts';
import { foldBy } from '../../platform/commands/decider.ts';
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
  return evolvePresent(state, event);
}

type PresentSubscription = Extract<SubscriptionState, { readonly kind: 'present' }>;
type LaterEvent = Exclude<SubscriptionEvent, { readonly type: 'SubscriptionRequested' }>;

const evolvePresent = foldBy<PresentSubscription, LaterEvent, SubscriptionState>({
  PaymentRecorded: (state, { paymentId, plan, amount, receivedAt, expiresAt, proofs = [] }) => {
    const term: Term = { kind: 'payment', paymentId, plan, amount, receivedAt, returned: 0 };
    const paid = { isPremium: true, expiresAt, terms: [...state.terms, term] };
    return { ...state, ...paid, proofs: decided(state.proofs, proofs, paymentId) };
  },
  PaymentReversed: (state, { paymentId, kind, amount, expiresAt }) => {
    const proofs = kind === 'mistake' ? reopened(state.proofs, paymentId) : state.proofs;
    const left = { isPremium: expiresAt !== null, expiresAt, terms: reverse(state.terms, paymentId, amount) };
    return { ...state, ...left, proofs };
  },
  PaymentProofReceived: (state, { proofId: id, digest }) => ({
    ...state,
    proofs: [...state.proofs, { id, digest, isOpen: true }],
  }),
  PaymentProofSetAside: (state, { proofId }) => ({ ...state, proofs: setAsideIn(state.proofs, proofId, true) }),
  PaymentProofTakenBack: (state, { proofId }) => ({ ...state, proofs: setAsideIn(state.proofs, proofId, false) }),
  SubscriptionExtended: (state, { months, expiresAt, at = null }) => ({
    ...state,
    expiresAt,
    terms: [...state.terms, { kind: 'extension', months, at }],
  }),
  SubscriptionDisabled: (state) => ({ ...state, isActive: false, isDisabled: true }),
  SubscriptionCancelled: (state) => ({ ...state, isActive: false }),
  SubscriptionEnabled: (state) => ({ ...state, isActive: true, isDisabled: false }),
  SubscriptionClaimed: (state, { userId }) => ({ ...state, userId }),
  PreferencesChanged: (state, { preferences }) => ({ ...state, preferences }),
  SubscriberErased: ({ terms }) => ({ kind: 'erased', terms }),
});
