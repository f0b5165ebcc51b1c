import type { StatementReason } from '#contracts/api/operations/statements.ts';
import { daysBetween } from '#contracts/rules/karachi-time.ts';
import type { StatementReasonKind } from '#contracts/vocabulary/lists/statements.ts';
import { WORDS_OF_RETURN } from '../read/taken-back.ts';
import { isPaymentDue, type KnownPayment, type Payer, type PayingLine } from './payer.ts';

/** Days by which the day of a transfer and the day that somebody noted for it differ. */
const SAME_WITHIN_DAYS = 3;
/** Days before a subscription was asked for in which it may have been paid already. */
const PAID_BEFORE_DAYS = 7;

/** Everything that speaks against a payment of this subscription by this line, whatever speaks for it. */
export function doubtsOf(payer: Payer, { day, text, paisa, isFuture, takenBackBy }: PayingLine): StatementReason[] {
  const words = WORDS_OF_RETURN.exec(text)?.[0];
  const recorded = payer.payments.find((payment) => payment.amount * 100 === paisa && isSameTransfer(payment, day));
  return [
    ...(isFuture === true ? [{ kind: 'future-day' as const, about: day }] : []),
    ...(daysBetween(day, payer.requestedOn) > PAID_BEFORE_DAYS
      ? [{ kind: 'before-subscription' as const, about: payer.requestedOn }]
      : []),
    ...(words === undefined ? [] : [{ kind: 'words-of-return' as const, about: words }]),
    ...(takenBackBy ? [{ kind: 'taken-back' as const, about: takenBackBy }] : []),
    ...(recorded === undefined ? [] : [{ kind: kindOf(recorded), about: recorded.recordedOn }]),
    ...(isPaymentDue(payer, day)
      ? []
      : [{ kind: 'paid-already' as const, about: payer.expiresAt?.toISOString().slice(0, 10) ?? '' }]),
    ...(payer.isActive ? [] : [{ kind: 'inactive' as const, about: '' }]),
  ];
}

/**
 * A payment that was noted for about this day may be this transfer. One that went back may be it also when the line is
 * from before it was recorded: where no day was noted, it has the day of the recording.
 */
const isSameTransfer = ({ receivedOn, recordedOn, returned }: KnownPayment, day: string) =>
  Math.abs(daysBetween(day, receivedOn)) <= SAME_WITHIN_DAYS || (returned > 0 && day <= recordedOn);

const kindOf = ({ amount, returned }: KnownPayment): StatementReasonKind =>
  returned === 0 ? 'recorded-already' : returned < amount ? 'recorded-and-partly-returned' : 'recorded-and-returned';

const SENTENCES: Partial<Readonly<Record<StatementReasonKind, (about: string) => string>>> = {
  'recorded-already': (about) => `A payment of this amount was recorded on ${about} already.`,
  'recorded-and-returned': (about) => `A payment of this amount was recorded on ${about} and returned.`,
  'recorded-and-partly-returned': (about) => `A payment of this amount was recorded on ${about} and returned in part.`,
  'paid-already': (about) => `The subscription is paid until ${about}.`,
  'taken-back': (about) => `It goes back out in ${about} of its statement.`,
  inactive: () => 'The subscription is switched off.',
};

/** Why a line that was sure is not confirmed. */
export function sentenceOf(reasons: readonly StatementReason[] = []): string {
  const [first] = reasons.flatMap(({ kind, about }) => SENTENCES[kind]?.(about) ?? []);
  return first ?? 'It is no longer beyond doubt, or was decided meanwhile.';
}
