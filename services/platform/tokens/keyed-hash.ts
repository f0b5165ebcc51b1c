import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';

const BYTES = 16;

/** A key for one use: who has that of one use has none of the others, and not the secret. */
export const keyFor = (secret: string, use: string) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', use, 32)));

/** Makes 128 bits of an HMAC of a text, in 22 signs that are safe in an address: nobody without the secret makes or reads one. */
export function keyedHash(secret: string, use: string): (text: string) => string {
  const key = keyFor(secret, use);
  return (text) => createHmac('sha256', key).update(text).digest().subarray(0, BYTES).toString('base64url');
}
