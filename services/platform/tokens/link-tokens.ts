import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../config.ts';
import { keyedHash } from './keyed-hash.ts';

const VERSION = '1';

/** Token in links that need no sign-in and have no end: each is a right to one thing by its number. */
export interface LinkToken {
  /** `1.<id in base 36>.<mac>`, at most 32 characters, safe in an address. */
  sign(id: number): string;
  /** Answers the id, or undefined for a forged token. */
  verify(token: string): number | undefined;
}

export type LinkTokens = ReturnType<typeof createLinkTokens>;

export const createLinkTokens = (...secrets: Secrets) => ({
  /** The right to stop or change one subscription. */
  subscriptions: createToken('ailaan unsubscribe', secrets),
  /** The right to read the receipt of one payment. */
  receipts: createToken('ailaan receipt', secrets),
  /** The right to stop mails about notices that an account has saved. */
  accounts: createToken('ailaan notice mails', secrets),
});

/** Tokens for one use are none for another: each has a key of its own. */
function createToken(use: string, [newest, ...former]: Secrets): LinkToken {
  const sign = keyedHash(newest, use);
  const macs = [sign, ...former.map((secret) => keyedHash(secret, use))];
  return {
    sign: (number) => {
      const head = `${VERSION}.${number.toString(36)}`;
      return `${head}.${sign(head)}`;
    },
    verify: (token) => {
      const parts = /^(1\.([1-9a-z][0-9a-z]{0,5}))\.([A-Za-z0-9_-]{22})$/.exec(token);
      const [, head, id, mac] = parts ?? [];
      if (head === undefined || id === undefined || mac === undefined) return undefined;
      const isOurs = macs.some((macOf) => timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(head))));
      return isOurs ? Number.parseInt(id, 36) : undefined;
    },
  };
}
