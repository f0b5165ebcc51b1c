import { createHash, randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';

const COUNT = 10;
/** 120 bits: enough that a plain hash keeps them. */
const CODE_BYTES = 15;

/** Ten codes for a piece of paper, each good for one sign-in: `ABCD-EFGH-…`, six groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const text = new Secret({ buffer: new Uint8Array(randomBytes(CODE_BYTES)).buffer }).base32;
    return text.match(/.{4}/g)?.join('-') ?? text;
  });
}

/** Hash by which a code is kept. */
export const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(plain(code)).digest();

/** Spaces, hyphens and small letters do not matter. */
export const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
