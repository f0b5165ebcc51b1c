import { createHmac, hkdfSync } from 'node:crypto';

/** Turns an account or a network into a key of a counter that tells nobody whose it is: 128 bits of an HMAC. */
export type HideKey = (text: string) => string;

export function createHiddenKeys(sessionSecret: string): HideKey {
  const secret = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'ailaan rate limits', 32));
  return (text) => createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url');
}
