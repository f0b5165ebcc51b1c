import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '../../../../platform/config.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals a key for one account under the newest secret: base64url of nonce, tag and AES-256-GCM text. */
export function sealKey([newest]: Secrets, userId: number, key: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(newest), nonce).setAAD(owner(userId));
  const text = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** The key, or undefined when it was sealed for somebody else or under none of these secrets. */
export function openKey(
  secrets: readonly string[],
  userId: number,
  sealed: string,
): Uint8Array<ArrayBuffer> | undefined {
  for (const secret of secrets) {
    const key = openUnder(secret, userId, sealed);
    if (key !== undefined) return key;
  }
  return undefined;
}

function openUnder(secret: string, userId: number, sealed: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  if (tag.length !== TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(owner(userId)).setAuthTag(tag);
  try {
    return new Uint8Array(Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]));
  } catch {
    return undefined;
  }
}

const owner = (userId: number) => Buffer.from(`user-${userId}`);
const sealingKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'ailaan second factor', 32));
