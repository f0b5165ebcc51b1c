import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const VERSION = '1';
const MAC_BYTES = 16;

/** Tokens in the links of an email: the right to stop or change one subscription, without sign-in and without end. */
export interface UnsubscribeTokens {
  /** `1.<id in base 36>.<mac>`, at most 32 characters, safe in an address. */
  sign(subscriptionId: number): string;
  /** Answers the subscription's id, or undefined for a forged token. */
  verify(token: string): number | undefined;
}

export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ailaan unsubscribe', 32));
  const mac = (head: string) => createHmac('sha256', key).update(head).digest().subarray(0, MAC_BYTES);
  return {
    sign: (subscriptionId) => {
      const head = `${VERSION}.${subscriptionId.toString(36)}`;
      return `${head}.${mac(head).toString('base64url')}`;
    },
    verify: (token) => {
      const parts = /^(1\.([1-9a-z][0-9a-z]{0,5}))\.([A-Za-z0-9_-]{22})$/.exec(token);
      if (parts?.[1] === undefined || parts[2] === undefined || parts[3] === undefined) return undefined;
      const given = Buffer.from(parts[3], 'base64url');
      return given.length === MAC_BYTES && timingSafeEqual(given, mac(parts[1]))
        ? Number.parseInt(parts[2], 36)
        : undefined;
    },
  };
}
