import type { Request } from 'express';
import { PAYMENT_REFERENCE } from '#contracts/vocabulary/banks.ts';
import { PROOF_MAX_BYTES, type ProofOutcome } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { drain, readBytes } from '../../../platform/http/read-body.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { ProofRefusal } from './proof-file.ts';

/** Bytes of a form beside its file. */
const AROUND = 20_000;
/** A browser shows the words of a refusal only when it could send all of its file. */
const DRAINED = 100_000_000;
/** The type as browsers and programs write it. */
const FORM = /^multipart\/form-data; ?boundary="?([\w'()+,./:=?-]{1,70})"?$/;
/** Parts of a form, and bytes of the lines above each. Node's parser takes seconds for thousands of either, and nobody is served meanwhile. */
const MOST_PARTS = 10;
const ABOVE = 2000;

interface ProofForm {
  readonly reference: string;
  readonly file: Buffer;
}

/** The type of the form as its head states it, before anything is read. @throws ProofRefusal, HttpError 415 */
export async function typeOfForm(req: Request): Promise<string> {
  const type = req.headers['content-type'] ?? '';
  if (!FORM.test(type)) throw new HttpError(415, 'Send the form as multipart/form-data.');
  if (Number(req.headers['content-length'] ?? 0) > PROOF_MAX_BYTES + AROUND) {
    await drain(req, DRAINED);
    throw new ProofRefusal('too-large');
  }
  return type;
}

/** The form as browsers post it. @throws ProofRefusal */
export async function readProofForm(req: Request, type: string): Promise<ProofForm> {
  const [, boundary = ''] = FORM.exec(type) ?? [];
  const bytes = await readBytes(req, PROOF_MAX_BYTES + AROUND);
  if (!isSmall(bytes, `--${boundary}`)) throw new ProofRefusal('no-file');
  const form = await parsed(bytes, type);
  const file = form.get('file');
  const stated = form.get('reference');
  const reference = typeof stated === 'string' ? stated.trim().toUpperCase() : '';
  return {
    reference: PAYMENT_REFERENCE.test(reference) ? reference : '',
    file: file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0),
  };
}

/** Whether the form has few parts, and few lines above each. */
function isSmall(bytes: Buffer, boundary: string): boolean {
  let parts = 0;
  for (let at = bytes.indexOf(boundary); at >= 0; at = bytes.indexOf(boundary, at + boundary.length)) {
    const content = bytes.indexOf('\r\n\r\n', at);
    parts += 1;
    if (parts > MOST_PARTS || (content < 0 ? bytes.length : content) - at > ABOVE) return false;
  }
  return true;
}

/** Node's own parser; what is no form has no file. */
async function parsed(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new ProofRefusal('no-file');
  }
}

/** The name of a refusal that the page has words for. */
export function outcomeOf(error: unknown): ProofOutcome | undefined {
  if (error instanceof ProofRefusal) return error.why;
  if (isRefusal(error, 'too-many')) return 'too-many';
  return isRefusal(error, 'busy') ? 'busy' : undefined;
}
