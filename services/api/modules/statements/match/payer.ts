import type { PlanId } from '#contracts/vocabulary/plans.ts';

/** A subscription that somebody may pay for. */
export interface Payer {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly plan: PlanId;
  /** `AL-7K3Q9F` */
  readonly paymentReference: string;
  readonly isActive: boolean;
  /** End of the paid term; null: never paid. */
  readonly expiresAt: Date | null;
  /** Day on which the subscription was asked for. */
  readonly requestedOn: string;
  readonly payments: readonly KnownPayment[];
}

/** A payment of the subscription, whether it stands or went back. Days as `YYYY-MM-DD`. */
export interface KnownPayment {
  /** Whole rupees. */
  readonly amount: number;
  readonly receivedOn: string;
  readonly recordedOn: string;
  /** Rupees that went back. */
  readonly returned: number;
}

/** A line as far as it tells for whom it pays. */
export interface PayingLine {
  readonly id: number;
  readonly day: string;
  /** A day that has not come: no payment of it can be recorded. */
  readonly isFuture?: boolean;
  /** Narration and the bank's reference. */
  readonly text: string;
  readonly paisa: number;
  /** Place of the line by which its statement takes it back. */
  readonly takenBackBy?: string | null;
  /** Subscription for which it was recorded by mistake. */
  readonly subscriptionId?: number | null;
}

/** Days before the end of a term from which a further payment is expected: fewer than a term has, or one payment that was recorded already would be expected again. */
const RENEWED_WITHIN_DAYS: Readonly<Record<PlanId, number>> = { monthly: 12, yearly: 45 };
const DAY_MS = 86_400_000;

/** Whether a payment of this day is expected: none yet, or the term ends soon. */
export const isPaymentDue = ({ expiresAt, plan }: Payer, day: string): boolean =>
  expiresAt === null || expiresAt.getTime() - Date.parse(day) < RENEWED_WITHIN_DAYS[plan] * DAY_MS;
