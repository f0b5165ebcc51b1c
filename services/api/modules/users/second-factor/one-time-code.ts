import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, half a minute. */
const STEP_SECONDS = 30;
const NEIGHBOURS = 1;
const KEY_BYTES = 20;

export const newKey = (): Uint8Array<ArrayBuffer> => Uint8Array.from(randomBytes(KEY_BYTES));

/** The key as people type it and as the address that apps read from a picture. */
export function describeKey(key: Uint8Array<ArrayBuffer>, siteName: string, username: string) {
  const code = codesOf(key, siteName, username);
  return { key: code.secret.base32, uri: code.toString() };
}

/**
 * The half minute whose code this is, of the present one and its neighbours; undefined: of none. Whoever takes a code
 * keeps the number, so that none is taken twice.
 */
export function stepOfCode(key: Uint8Array<ArrayBuffer>, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = codesOf(key).validate({ token: code, timestamp, window: NEIGHBOURS });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

function codesOf(key: Uint8Array<ArrayBuffer>, issuer = '', label = ''): TOTP {
  const secret = new Secret({ buffer: key.buffer });
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });
}
