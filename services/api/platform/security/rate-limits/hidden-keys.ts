import { keyedHash } from '../../../../platform/tokens/keyed-hash.ts';

/** Turns an account or a network into a key of a counter that tells nobody whose it is. */
export const createHiddenKeys = (sessionSecret: string) => keyedHash(sessionSecret, 'ailaan rate limits');
