import { createHash, randomBytes } from 'node:crypto';

/** Text of a secret address; only its hash is kept, so that nobody who reads the table can use it. */
export const newSecretToken = () => randomBytes(32).toString('base64url');

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
