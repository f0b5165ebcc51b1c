import type { ReversalKind } from '../vocabulary/lists/payment-lists.ts';
import type { ProofReason } from '../vocabulary/lists/payment-proofs.ts';
import type { EmailFrequency, PreferenceChoice } from '../vocabulary/newsletter.ts';
import type { PlanId } from '../vocabulary/plans.ts';
import type { EventsOf, Nothing } from './event.ts';

/** Tenders that a subscriber wants to hear of. Inside a list: or; across lists: and; an empty list means any. */
export interface SubscriptionPreferences extends Omit<PreferenceChoice, 'words'> {
  readonly emailFrequency: EmailFrequency;
}

export type SubscriptionEvent = EventsOf<{
  /** Address, name, business type and the words of the preferences stand in `es.personal` under the stream's name. */
  SubscriptionRequested: {
    readonly plan: PlanId;
    /** Whole rupees that the first payment costs, whatever the price is then; absent in events of before: the first prices. */
    readonly price?: number;
    /** Reference that the subscriber writes on the bank transfer, for example `AL-7K3Q9F`. */
    readonly paymentReference: string;
    readonly userId: number | null;
    readonly preferences: SubscriptionPreferences;
  };
  /** A bank transfer that an administrator has seen. A note, if any, stands in `es.personal` under `payment-<paymentId>`. */
  PaymentRecorded: {
    readonly paymentId: number;
    readonly plan: PlanId;
    /** Whole Pakistani rupees. */
    readonly amount: number;
    /** The bank's own reference; no two payments share one. */
    readonly bankReference: string;
    /** ISO instants. */
    readonly receivedAt: string;
    readonly expiresAt: string;
    /** Proofs of payment that were waiting and are answered by it. */
    readonly proofs?: readonly number[];
    /** Number of the receipt, for example `2026-000017`, without gaps in a year; absent before receipts were numbered. */
    readonly receipt?: string;
  };
  /** A picture or PDF of a transfer that somebody sent for the payment reference. Its bytes stand apart, for administrators alone. */
  PaymentProofReceived: {
    readonly proofId: number;
    /** sha256 (hex) of the file as it was sent. */
    readonly digest: string;
    /** Kind and bytes of the file as it is stored. */
    readonly type: string;
    readonly size: number;
  };
  PaymentProofSetAside: { readonly proofId: number; readonly reason: ProofReason };
  /** The end of its setting aside: it waits again. */
  PaymentProofTakenBack: { readonly proofId: number };
  /** The end of a payment: its term no longer counts. */
  PaymentReversed: {
    readonly paymentId: number;
    readonly kind: ReversalKind;
    /** Words of the administrator, which stay in the log and so name no person. */
    readonly reason: string;
    /** Whole Pakistani rupees that went back now. */
    readonly amount: number;
    /** All that went back of the payment until now, at most what was paid; absent: the amount. */
    readonly returned?: number;
    /** Later payments whose terms end at another time since. */
    readonly terms?: readonly { readonly paymentId: number; readonly expiresAt: string }[];
    /** End of the term by the payments that stand; null where none does. */
    readonly expiresAt: string | null;
  };
  SubscriptionExtended: {
    readonly months: number;
    readonly expiresAt: string;
    /** Moment of the extension; absent in older events. */
    readonly at?: string;
  };
  SubscriptionDisabled: Nothing;
  SubscriptionEnabled: Nothing;
  /** The account that proved the subscriber's address has it from now on, though it was made signed out. */
  SubscriptionClaimed: {
    readonly userId: number;
    /** The account had it, and has proved another address since, to which its mails go from now on. */
    readonly hasNewAddress?: true;
  };
  /** The subscriber's own act, by the link in a mail or on the account page; its effect is that of disabling. */
  SubscriptionCancelled: { readonly by: 'link' | 'account' };
  /** `hasWords`: whether words stand in `es.personal` from now on; absent in events from before there were words. */
  PreferencesChanged: { readonly preferences: SubscriptionPreferences; readonly hasWords?: boolean };
  /** The end of a subscription: address and name are erased; its payments stay, of nobody. */
  SubscriberErased: Nothing;
}>;
