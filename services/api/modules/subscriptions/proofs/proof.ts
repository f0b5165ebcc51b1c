import type { EventNamed } from '#contracts/events/any-event.ts';
import { PROOF_MAX_OPEN, PROOF_REFUSALS } from '#contracts/vocabulary/lists/payment-proofs.ts';
import type { Decision } from '../../../platform/commands/decider.ts';
import { conflict, missing, Refusal } from '../../../platform/refusal.ts';

/** A proof of payment as its subscription remembers it. */
export interface Proof {
  readonly id: number;
  readonly digest: string;
  readonly isOpen: boolean;
  /** Payment that answered it, if one did. */
  readonly paymentId?: number | undefined;
  /** Set aside, and neither taken back nor recorded since. */
  readonly isSetAside?: boolean;
}

export const decided = (proofs: readonly Proof[], ids: readonly number[], paymentId?: number): readonly Proof[] =>
  proofs.map((proof) => (ids.includes(proof.id) ? { ...proof, isOpen: false, paymentId } : proof));

/** Proofs wait again when the payment that answered them was a mistake. */
export const reopened = (proofs: readonly Proof[], paymentId: number): readonly Proof[] =>
  proofs.map((proof) => (proof.paymentId === paymentId ? { ...proof, isOpen: true, paymentId: undefined } : proof));

export const setAsideIn = (proofs: readonly Proof[], id: number, isSetAside: boolean): readonly Proof[] =>
  proofs.map((proof) => (proof.id === id ? { ...proof, isOpen: !isSetAside, isSetAside } : proof));

/** A file that waits or was recorded changes nothing; one that was set aside waits again. @throws Refusal 'too-many' */
export function receive(
  proofs: readonly Proof[],
  file: EventNamed<'PaymentProofReceived'>['data'],
): Decision<EventNamed<'PaymentProofReceived'>> {
  if (proofs.some(({ digest, isSetAside }) => digest === file.digest && isSetAside !== true)) return [];
  if (proofs.filter(({ isOpen }) => isOpen).length >= PROOF_MAX_OPEN) {
    throw new Refusal('too-many', PROOF_REFUSALS['too-many']);
  }
  return [{ type: 'PaymentProofReceived', data: file }];
}

/** @throws Refusal 'missing', 'conflict' */
export function setAside(
  proofs: readonly Proof[],
  { proofId, reason }: EventNamed<'PaymentProofSetAside'>['data'],
): Decision<EventNamed<'PaymentProofSetAside'>> {
  assertOpen(proofs, proofId);
  return [{ type: 'PaymentProofSetAside', data: { proofId, reason } }];
}

/** @throws Refusal 'missing', 'conflict' for one that is not set aside, or was sent again since */
export function takeBack(proofs: readonly Proof[], proofId: number): Decision<EventNamed<'PaymentProofTakenBack'>> {
  const proof = proofs.find((one) => one.id === proofId);
  if (proof === undefined) throw missing('Proof of payment');
  if (proof.isSetAside !== true) throw conflict('This proof of payment is not set aside.');
  if (proofs.some(({ digest, isSetAside }) => isSetAside !== true && digest === proof.digest)) {
    throw conflict('The same file was sent again since.');
  }
  return [{ type: 'PaymentProofTakenBack', data: { proofId } }];
}

/** @throws Refusal 'missing', 'conflict' */
function assertOpen(proofs: readonly Proof[], id: number): void {
  const proof = proofs.find((one) => one.id === id);
  if (proof === undefined) throw missing('Proof of payment');
  if (!proof.isOpen) throw conflict('This proof of payment has been dealt with already.');
}

/** Proofs that a payment answers: the one that was named, or all that wait. @throws Refusal 'missing', 'conflict' */
export function answered(proofs: readonly Proof[], named: number | undefined): readonly number[] {
  if (named === undefined) return proofs.filter(({ isOpen }) => isOpen).map(({ id }) => id);
  assertOpen(proofs, named);
  return [named];
}
