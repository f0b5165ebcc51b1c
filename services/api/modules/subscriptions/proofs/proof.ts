import type { PaymentProofReceived, PaymentProofSetAside } from '#contracts/events/subscriptions.ts';
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
}

export const decided = (proofs: readonly Proof[], ids: readonly number[], paymentId?: number): readonly Proof[] =>
  proofs.map((proof) => (ids.includes(proof.id) ? { ...proof, isOpen: false, paymentId } : proof));

/** Proofs wait again when the payment that answered them was a mistake. */
export const reopened = (proofs: readonly Proof[], paymentId: number): readonly Proof[] =>
  proofs.map((proof) => (proof.paymentId === paymentId ? { ...proof, isOpen: true, paymentId: undefined } : proof));

/** A file that was sent before changes nothing. @throws Refusal 'too-many' */
export function receive(proofs: readonly Proof[], file: PaymentProofReceived['data']): Decision<PaymentProofReceived> {
  if (proofs.some(({ digest }) => digest === file.digest)) return [];
  if (proofs.filter(({ isOpen }) => isOpen).length >= PROOF_MAX_OPEN) {
    throw new Refusal('too-many', PROOF_REFUSALS['too-many']);
  }
  return [{ type: 'PaymentProofReceived', data: file }];
}

/** @throws Refusal 'missing', 'conflict' */
export function setAside(
  proofs: readonly Proof[],
  { proofId, reason }: PaymentProofSetAside['data'],
): Decision<PaymentProofSetAside> {
  assertOpen(proofs, proofId);
  return [{ type: 'PaymentProofSetAside', data: { proofId, reason } }];
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
