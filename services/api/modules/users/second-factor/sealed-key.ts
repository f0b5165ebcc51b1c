import type { Secrets } from '../../../../platform/config.ts';
import { seal, unseal } from '../../../../platform/tokens/seal.ts';

const of = (userId: number) => ({ use: 'ailaan second factor', owner: `user-${userId}` });

/** Seals a key for one account under the newest secret. */
export const sealKey = (secrets: Secrets, userId: number, key: Uint8Array): string => seal(secrets, of(userId), key);

/** The key, or undefined when it was sealed for somebody else or under none of these secrets. */
export const openKey = (secrets: readonly string[], userId: number, sealed: string) =>
  unseal(secrets, of(userId), sealed);
