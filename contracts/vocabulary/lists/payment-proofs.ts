/** The largest proof of payment: a photograph of a telephone fits. */
export const PROOF_MAX_BYTES = 10_000_000;
/** Kinds of files that a browser offers to send; a telephone then turns others of its own into these. */
export const PROOF_ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf';

export const PROOF_STATES = ['open', 'recorded', 'set-aside'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** Bytes of all files: whoever sends without an end fills no disk. */
export const PROOFS_MAX_BYTES = 1_000_000_000;
/** Share of them from which administrators are told. */
export const PROOFS_NEARLY_FULL = 0.9;

/** Proofs of one subscription that wait, and those that may be sent for one payment reference in 24 days. */
export const PROOF_MAX_OPEN = 6;

/** Reasons to set a proof aside; a list, so that no words about a person reach the log. */
export const PROOF_REASONS = ['unreadable', 'no-transfer', 'recorded-before', 'other-subscription'] as const;
export type ProofReason = (typeof PROOF_REASONS)[number];

export const PROOF_REASON_LABELS: Readonly<Record<ProofReason, string>> = {
  unreadable: 'It cannot be read',
  'no-transfer': 'It shows no transfer to us',
  'recorded-before': 'The payment was recorded before',
  'other-subscription': 'It belongs to another subscription',
};

/** Why a file was not taken. The address of the page names one, and the page says its sentence. */
export const PROOF_REFUSALS = {
  'no-reference': 'The payment reference is missing or wrong: it begins with AL- and stands in our email to you.',
  'no-file': 'Choose the file: a picture or a PDF of your transfer.',
  'too-large': 'The file is larger than 10 MB. Send a smaller picture or PDF.',
  'not-taken':
    'The file is neither a picture (JPG, PNG or WebP) nor a PDF. Take a picture of the screen and send that.',
  unreadable: 'The picture cannot be read. Save or take it anew and send it again.',
  'too-many-pixels': 'The picture has too many pixels. Scale it down and send it again.',
  encrypted: 'The PDF is protected by a password. Save it without one, or send a picture of it.',
  incomplete: 'The PDF did not arrive whole. Please send it again.',
  'too-many': 'Several files were sent for this payment reference already.',
  full: 'We cannot take files just now.',
  busy: 'Too many files are being read just now. Please send yours again in a minute.',
} as const;
export type ProofOutcome = 'received' | keyof typeof PROOF_REFUSALS;

/** The sentence of a refusal, with another way where the form is none for days. */
export function proofRefusal(why: keyof typeof PROOF_REFUSALS, paymentsEmail: string, days: number | null): string {
  const sentence = PROOF_REFUSALS[why];
  if (why !== 'full' && why !== 'too-many') return sentence;
  const wait = days === null ? 'Please ' : `Try again in ${days} ${days === 1 ? 'day' : 'days'}, or `;
  return `${sentence} ${wait}email the receipt to ${paymentsEmail}.`;
}

/** The same words whether the reference is one of ours or not: a stranger learns nothing by trying. */
export const PROOF_RECEIVED =
  'Thank you. If the payment reference is right, your proof of payment now waits beside your subscription.';
