import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '../config.ts';
import { keyFor } from './keyed-hash.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Use and owner of what is sealed: under another one it does not open. */
interface SealPurpose {
  readonly use: string;
  readonly owner: string;
}

/** Seals bytes under the newest secret: base64url of nonce, tag and AES-256-GCM text. */
export function seal([newest]: Secrets, { use, owner }: SealPurpose, bytes: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(newest, use), nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** The bytes, or undefined when they were sealed for something else or under none of these secrets. */
export function unseal(
  secrets: readonly string[],
  purpose: SealPurpose,
  sealed: string,
): Uint8Array<ArrayBuffer> | undefined {
  const opened = secrets.values().map((secret) => unsealUnder(secret, purpose, sealed));
  return opened.find((bytes) => bytes !== undefined);
}

/** Text that a former secret sealed, now sealed under the newest, so that the former can go; undefined where there is nothing to do. */
export function resealed(secrets: Secrets, purpose: SealPurpose, sealed: string): string | undefined {
  const [newest, ...former] = secrets;
  const bytes = unsealUnder(newest, purpose, sealed) === undefined ? unseal(former, purpose, sealed) : undefined;
  return bytes && seal(secrets, purpose, bytes);
}

function unsealUnder(secret: string, { use, owner }: SealPurpose, sealed: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  if (tag.length !== TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, use), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  try {
    return new Uint8Array(Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]));
  } catch {
    return undefined;
  }
}
