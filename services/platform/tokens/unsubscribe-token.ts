import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../config.ts';

const VERSION = '1';
const MAC_BYTES = 16;

/** Tokens in the links of an email: the right to stop or change one subscription, without sign-in and without end. */
export interface UnsubscribeTokens {
  /** `1.<id in base 36>.<mac>`, at most 32 characters, safe in an address. */
  sign(subscriptionId: number): string;
  /** Answers the subscription's id, or undefined for a forged token. */
  verify(token: string): number | undefined;
}

export function createUnsubscribeTokens(...[newest, ...former]: Secrets): UnsubscribeTokens {
  const sign = macUnder(newest);
  const macs = [sign, ...former.map(macUnder)];
  return {
    sign: (subscriptionId) => {
      const head = `${VERSION}.${subscriptionId.toString(36)}`;
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

function macUnder(secret: string): (head: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ailaan unsubscribe', 32));
  return (head) => createHmac('sha256', key).update(head).digest().subarray(0, MAC_BYTES).toString('base64url');
}
