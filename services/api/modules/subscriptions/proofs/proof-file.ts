import { createHash } from 'node:crypto';
import { PROOF_MAX_BYTES, PROOF_REFUSALS } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { pictureKind } from '../../../platform/images/picture-kind.ts';
import { reencodeImage } from '../../../platform/images/reencode-image.ts';
import { Refusal } from '../../../platform/refusal.ts';

type ProofRefusalReason = keyof typeof PROOF_REFUSALS;

/** Seconds. */
const DAY = 24 * 3600;

/** A refusal that the page without JavaScript can name in its address. */
export class ProofRefusal extends Refusal {
  readonly why: ProofRefusalReason;

  constructor(why: ProofRefusalReason, field: 'file' | 'reference' = 'file') {
    // files that nobody needs go every night
    const details = why === 'full' ? { retryAfter: DAY } : { errors: { [field]: PROOF_REFUSALS[why] } };
    super(why === 'full' ? 'busy' : 'invalid', PROOF_REFUSALS[why], details);
    this.why = why;
  }
}

export interface ProofFile {
  readonly type: 'image/webp' | 'application/pdf';
  readonly bytes: Buffer;
  /** sha256 (hex) of the file as it was sent. */
  readonly digest: string;
}

/** Kinds of pictures that telephones make. */
const PICTURES: readonly unknown[] = ['png', 'jpeg', 'webp'];

/** Readers find the head of a PDF within its first kilobyte, and where it ends within the last ones. */
const HEAD = 1024;
const TAIL = 4096;
/** An entry of the trailer, which no stream compresses. */
const ENCRYPTED = /\/Encrypt(\s+\d+\s+\d+\s+R|\s*<<)/;

/**
 * File that a subscriber sent, as it is kept: a picture drawn anew, or a PDF as it is.
 * @throws ProofRefusal, Refusal 'busy'
 */
export async function readProofFile(sent: Buffer): Promise<ProofFile> {
  if (sent.length === 0) throw new ProofRefusal('no-file');
  if (sent.length > PROOF_MAX_BYTES) throw new ProofRefusal('too-large');
  const digest = createHash('sha256').update(sent).digest('hex');
  if (PICTURES.includes(pictureKind(sent))) {
    const { bytes } = await reencodeImage({
      length: sent.length,
      read: () => sent,
      refuse: (why) => new ProofRefusal(why),
    });
    return { type: 'image/webp', bytes, digest };
  }
  if (!sent.subarray(0, HEAD).includes('%PDF-')) throw new ProofRefusal('not-taken');
  if (!sent.subarray(-TAIL).includes('startxref')) throw new ProofRefusal('incomplete');
  if (ENCRYPTED.test(sent.toString('latin1'))) throw new ProofRefusal('encrypted');
  return { type: 'application/pdf', bytes: sent, digest };
}
