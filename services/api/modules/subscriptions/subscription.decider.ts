import { isDeepStrictEqual } from 'node:util';
import type { EventNamed } from '#contracts/events/any-event.ts';
import type { SubscriptionEvent, SubscriptionPreferences } from '#contracts/events/subscriptions.ts';
import type { ReversalKind } from '#contracts/vocabulary/lists/payment-lists.ts';
import type { ProofReason } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { PLANS, type PlanId, type PlanPrices } from '#contracts/vocabulary/plans.ts';
import type { Decider, Decision } from '../../platform/commands/decider.ts';
import { conflict, invalid, missing, orMissing } from '../../platform/refusal.ts';
import { endOf, expiryOf, hasPaid, monthsOf, movedEnds, paymentOf, reverse } from './payments/terms.ts';
import { answered, receive, setAside, takeBack } from './proofs/proof.ts';
import { evolve, initialState, type SubscriptionState } from './subscription.ts';

export type SubscriptionCommand =
  | {
      readonly type: 'RequestSubscription';
      readonly plan: PlanId;
      readonly price: number;
      readonly paymentReference: string;
      readonly userId: number | null;
      readonly preferences: SubscriptionPreferences;
    }
  | {
      readonly type: 'RecordPayment';
      readonly paymentId: number;
      readonly plan: PlanId;
      readonly amount: number;
      readonly bankReference: string;
      readonly receivedAt: Date;
      readonly hasNote: boolean;
      /** Proof of payment that it answers; all that wait when absent. */
      readonly proofId?: number | undefined;
      /** Number of its receipt. */
      readonly receipt: string;
      /** Present ones. */
      readonly prices: PlanPrices;
      readonly now: Date;
    }
  | {
      readonly type: 'ReversePayment';
      readonly paymentId: number;
      readonly kind: ReversalKind;
      readonly reason: string;
      /** Rupees that went back; all that are left when absent. */
      readonly amount?: number | undefined;
      /** Rupees that had gone back as whoever reverses has seen it. */
      readonly returned?: number | undefined;
    }
  | { readonly type: 'ReceiveProof'; readonly proof: EventNamed<'PaymentProofReceived'>['data'] }
  | { readonly type: 'SetProofAside'; readonly proofId: number; readonly reason: ProofReason }
  | { readonly type: 'TakeProofBack'; readonly proofId: number }
  | {
      readonly type: 'ExtendSubscription';
      readonly months: number;
      /** Expiry that whoever extends has seen. */
      readonly seen?: string | undefined;
      readonly now: Date;
    }
  | { readonly type: 'SetActive'; readonly isActive: boolean }
  | { readonly type: 'ResumeSubscription' }
  | { readonly type: 'ClaimSubscription'; readonly userId: number; readonly hasNewAddress?: boolean }
  | { readonly type: 'CancelSubscription'; readonly by: 'link' | 'account' }
  | {
      readonly type: 'ChangePreferences';
      readonly preferences: SubscriptionPreferences;
      readonly hasWords: boolean;
      /** The words, which no event states, are others than before. */
      readonly areWordsNew: boolean;
    }
  | { readonly type: 'EraseSubscriber' };

type ExistingSubscription = Extract<SubscriptionState, { kind: 'present' }>;

function decide(command: SubscriptionCommand, state: SubscriptionState): Decision<SubscriptionEvent> {
  if (command.type === 'RequestSubscription') {
    if (state.kind !== 'none') throw conflict('This subscription exists already.');
    const { plan, price, paymentReference, userId, preferences } = command;
    return [{ type: 'SubscriptionRequested', data: { plan, price, paymentReference, userId, preferences } }];
  }
  if (command.type === 'ReversePayment') return [reversePayment(command, state)];
  if (state.kind !== 'present') throw missing('Subscription');
  switch (command.type) {
    case 'RecordPayment':
      return [recordPayment(command, state)];
    case 'ReceiveProof':
      return receive(state.proofs, command.proof);
    case 'SetProofAside':
      return setAside(state.proofs, command);
    case 'TakeProofBack':
      return takeBack(state.proofs, command.proofId);
    case 'ExtendSubscription': {
      if (!state.isPremium) throw conflict('This subscription has no payment yet. Record the payment first.');
      const { months, seen, now } = command;
      if (seen !== undefined && Date.parse(seen) !== Date.parse(state.expiresAt ?? '')) throw conflict(EXTENDED);
      const expiresAt = endOf(now, state.expiresAt, months);
      return [{ type: 'SubscriptionExtended', data: { months, expiresAt, at: now.toISOString() } }];
    }
    case 'SetActive':
      if (command.isActive === state.isActive) return [];
      return [{ type: command.isActive ? 'SubscriptionEnabled' : 'SubscriptionDisabled', data: {} }];
    case 'ResumeSubscription':
      return resume(state);
    case 'ClaimSubscription':
      return claim(command, state);
    case 'CancelSubscription':
      return state.isActive ? [{ type: 'SubscriptionCancelled', data: { by: command.by } }] : [];
    case 'ChangePreferences':
      return changePreferences(command, state);
    case 'EraseSubscriber':
      return [{ type: 'SubscriberErased', data: {} }];
    default:
      return command satisfies never;
  }
}

function claim(
  { userId, hasNewAddress = false }: Extract<SubscriptionCommand, { type: 'ClaimSubscription' }>,
  state: ExistingSubscription,
): Decision<SubscriptionEvent> {
  if (state.userId === null) return [{ type: 'SubscriptionClaimed', data: { userId } }];
  if (state.userId !== userId) throw missing('Subscription');
  return hasNewAddress ? [{ type: 'SubscriptionClaimed', data: { userId, hasNewAddress } }] : [];
}

function resume({ isActive, isDisabled }: ExistingSubscription): Decision<SubscriptionEvent> {
  if (isDisabled) throw conflict('We have switched this subscription off. Write to us, and we look into it.');
  return isActive ? [] : [{ type: 'SubscriptionEnabled', data: {} }];
}

function changePreferences(
  { preferences, hasWords, areWordsNew }: Extract<SubscriptionCommand, { type: 'ChangePreferences' }>,
  state: ExistingSubscription,
): Decision<SubscriptionEvent> {
  if (!areWordsNew && isDeepStrictEqual(preferences, state.preferences)) return [];
  return [{ type: 'PreferencesChanged', data: { preferences, hasWords } }];
}

function recordPayment(
  command: Extract<SubscriptionCommand, { type: 'RecordPayment' }>,
  state: ExistingSubscription,
): SubscriptionEvent {
  const { paymentId, plan, amount, bankReference, receivedAt, hasNote, proofId, prices, receipt, now } = command;
  if (receivedAt > now) throw invalid({ receivedAt: 'The payment cannot have been received in the future' });
  const price = priceFor(state, plan, prices);
  if (amount !== price && !hasNote) {
    throw invalid({ note: `The ${PLANS[plan].name} costs PKR ${price}; say in the note why the amount differs` });
  }
  const expiresAt = endOf(receivedAt, state.expiresAt, monthsOf(plan));
  const proofs = answered(state.proofs, proofId);
  const payment = { paymentId, plan, amount, bankReference, receivedAt: receivedAt.toISOString(), expiresAt, receipt };
  return { type: 'PaymentRecorded', data: proofs.length === 0 ? payment : { ...payment, proofs } };
}

function reversePayment(
  command: Extract<SubscriptionCommand, { type: 'ReversePayment' }>,
  state: SubscriptionState,
): SubscriptionEvent {
  const { paymentId, kind, reason } = command;
  const terms = state.kind === 'none' ? [] : state.terms;
  const payment = orMissing('Payment', paymentOf(terms, paymentId));
  const rest = payment.amount - payment.returned;
  if (rest === 0) throw conflict('This payment has been reversed already.');
  if (command.returned !== undefined && command.returned !== payment.returned) {
    throw conflict(`PKR ${payment.returned} of this payment went back meanwhile. Reverse more only if more went back.`);
  }
  const amount = command.amount ?? rest;
  if (amount > rest) throw invalid({ amount: tooMuch(payment.amount, rest) });
  if (kind === 'mistake' && payment.returned > 0) {
    throw conflict('A part of this payment was refunded already. Note the rest as a refund.');
  }
  if (kind !== 'refund' && amount !== rest) {
    throw invalid({ amount: `Only a refund can be in part; this one is PKR ${rest}` });
  }
  const left = reverse(terms, paymentId, amount);
  const moved = state.kind === 'present' ? movedEnds(terms, left) : [];
  const data = { paymentId, kind, reason, amount, expiresAt: state.kind === 'present' ? expiryOf(left) : null };
  return {
    type: 'PaymentReversed',
    data: {
      ...data,
      ...(payment.returned === 0 ? {} : { returned: payment.returned + amount }),
      ...(moved.length === 0 ? {} : { terms: moved }),
    },
  };
}

const EXTENDED = 'The term was changed meanwhile. See when it ends now, and extend it only if that is too soon.';

const tooMuch = (paid: number, rest: number) =>
  rest === paid ? `At most the PKR ${paid} that were paid` : `At most the PKR ${rest} that are left of it`;

/** Rupees that the next term costs: as agreed for the first payment, then the present price. */
const priceFor = ({ agreed, terms }: ExistingSubscription, plan: PlanId, prices: PlanPrices) =>
  agreed.plan === plan && !hasPaid(terms) ? agreed.price : prices[plan];

export const subscriptionDecider: Decider<SubscriptionState, SubscriptionCommand, SubscriptionEvent> = {
  initialState,
  evolve,
  decide,
};
