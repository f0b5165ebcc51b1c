import type { Request, Response } from 'express';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Budget } from '#contracts/api/shared/endpoint.ts';
import { PROOF_MAX_OPEN, PROOF_REFUSALS } from '#contracts/vocabulary/lists/payment-proofs.ts';
import type { Database } from '#db/connection.ts';
import type { Config } from '../../../platform/config.ts';
import { wantsPage } from '../http/answer/wants-page.ts';
import { clientKey } from './rate-limits/client-key.ts';
import { accountKey, createHiddenKeys } from './rate-limits/counter-keys.ts';
import { createKnownDevices } from './rate-limits/known-devices.ts';
import {
  consumePoint,
  type Limiter,
  limiterStore,
  memoryLimiter,
  redisLimiter,
  scaled,
  sharedLimiter,
} from './rate-limits/limiters.ts';
import { consumeAndState } from './rate-limits/rate-limit-headers.ts';
import { createSignInLimits } from './rate-limits/sign-in-limits.ts';

type Window = readonly [points: number, seconds: number];

/**
 * Sentence of a refusal, and requests per network and seconds; all windows of a budget hold. A mobile network has thousands of
 * people behind one address: what they do seldom is measured for all of them, guesses at one account by account.
 */
const BUDGETS: Readonly<Record<Budget, readonly [sentence: string, ...windows: Window[]]>> = {
  read: ['Too many requests from your network', [600, 60]],
  write: ['Too many changes from your network', [120, 60]],
  'sign-in': ['Too many attempts to sign in from your network', [60, 60], [600, 3600]],
  'sign-up': ['Too many new accounts from your network', [300, 3600]],
  contact: ['Too many messages from your network', [300, 3600]],
  newsletter: ['Too many subscriptions from your network', [300, 3600]],
  expensive: ['Too many of these requests from your network', [10, 60]],
  link: ['Too many links were asked for or tried from your network', [300, 3600]],
  proof: ['Too many proofs of payment from your network', [60, 3600]],
  estimate: ['Matching notices were counted too often from your network', [90, 60]],
};

const DAY = 24 * 3600;
/** Tries of an account a day, whether they succeed or not: for another name or address, for a mailed link, and for one for a new password, which anybody may ask for. */
const TRIES = {
  profile: [10, 'You have changed your username or email address too often today'],
  links: [3, 'Your account has asked for too many links by mail today'],
  resets: [3, 'Your account has asked for too many new passwords today'],
} as const;

/** Files for one payment reference, whether it is one of ours or not. As many as may wait, at any scale. The longest window that counters in memory can keep. */
const PROOFS = { name: 'proofs', points: PROOF_MAX_OPEN, seconds: 24 * DAY } as const;

/** Megabytes of proofs that a network sends in a day: of the room that there is for all, nobody takes the whole. */
const PROOF_SHARE: Window = [100, DAY];

const DEVICE: readonly Window[] = [
  [6, 60],
  [30, 3600],
];
const DEVICES_A_DAY = 10;

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Request budgets, shared by all API processes through Postgres, with an in-memory fallback. */
export function createRateLimits(given: {
  db: Database;
  config: Pick<Config, 'rateLimitScale' | 'sessionSecrets' | 'publicUrl'>;
  logger: Logger;
  redis?: Redis | undefined;
}) {
  const { db, config, logger, redis } = given;
  const store = limiterStore(db, logger);
  const hide = createHiddenKeys(config.sessionSecrets[0]);
  const devices = createKnownDevices(config);
  const limiterOf = (name: string, points: number, seconds: number) =>
    sharedLimiter(store, { name, points: scaled(points, config.rateLimitScale), seconds });
  // A known device has counters of its own, so that its network does not shut it out; few of an account are made a day.
  const perDevice = DEVICE.map(([points, seconds]) => limiterOf(`sign-in-device-${seconds}`, points, seconds));
  const made = limiterOf('devices-made', DEVICES_A_DAY, DAY);
  const limitersOf = (budget: Budget): readonly Limiter[] => {
    const [, ...windows] = BUDGETS[budget];
    return windows.map(([points, seconds]) => {
      const window = { name: `${budget}-${seconds}`, points: scaled(points, config.rateLimitScale), seconds };
      // A public GET must not write to the database: without Redis reads are counted per process.
      if (budget === 'read') return redis === undefined ? memoryLimiter(window) : redisLimiter(redis, window);
      return sharedLimiter(store, window, { remembers: true, sweeps: budget === 'write' });
    });
  };
  const limiters = new Map((Object.keys(BUDGETS) as Budget[]).map((budget) => [budget, limitersOf(budget)]));
  const ofAccount = {
    profile: limiterOf('profile', TRIES.profile[0], DAY),
    links: limiterOf('links', TRIES.links[0], DAY),
    resets: limiterOf('resets', TRIES.resets[0], DAY),
  };
  const ofReference = sharedLimiter(store, PROOFS);
  const ofNetwork = limiterOf('proof-megabytes', ...PROOF_SHARE);
  const ofFile = sharedLimiter(store, { ...PROOFS, name: 'proof-files', points: 1 });
  return {
    /** Takes one point of the caller's budget, and says in the headers of the answer what is left. @throws Refusal 'too-many' */
    async spend(budget: Budget, req: Request): Promise<void> {
      const device = budget === 'sign-in' ? devices.device(req) : undefined;
      await (device === undefined
        ? consumeAndState(limiters.get(budget) ?? [], hide(clientKey(req.ip)), BUDGETS[budget][0], told(req))
        : consumeAndState(perDevice, hide(device), 'Too many attempts to sign in from your device', told(req)));
    },
    attemptSignIn: createSignInLimits({ store, scale: config.rateLimitScale, hide, devices }),
    /** Makes the device of this visitor a known one of the account, which others' failures do not shut out. */
    async rememberDevice(userId: number, req: Request, res: Response): Promise<void> {
      const account = accountKey(userId);
      const isKnown = devices.deviceOf(account, req) !== undefined;
      if (isKnown || (await isFree(made, hide(account)))) devices.remember(account, req, res);
    },
    /** Takes one of the tries that an account has a day. @throws Refusal 'too-many' */
    async spendOf(tries: keyof typeof TRIES, userId: number): Promise<void> {
      await consumePoint(ofAccount[tries], hide(accountKey(userId)), TRIES[tries][1]);
    },
    /** Takes so many bytes of what a network may send as proofs in a day; false when they are more than are left. */
    takesProof: (bytes: number, network = ''): Promise<boolean> =>
      isFree(ofNetwork, hide(`network ${network}`), Math.ceil(bytes / 1_000_000)),
    /** Takes one of the files that may be sent for a payment reference; the same file again is none. @throws Refusal 'too-many' */
    async spendOfReference(reference: string, digest: string): Promise<void> {
      const file = hide(`reference ${reference} ${digest}`);
      if (!(await isFree(ofFile, file))) return;
      try {
        await consumePoint(ofReference, hide(`reference ${reference}`), PROOF_REFUSALS['too-many']);
      } catch (error) {
        await ofFile.delete(file); // refused, so it was not sent yet
        throw error;
      }
    },
  };
}

/** Programs are told of their budget; to who opens a page in a browser it would only be weight. */
const told = (req: Request) => (wantsPage(req) ? undefined : req.res);

/** Takes points, if they are left. */
const isFree = (limiter: Limiter, key: string, points = 1) =>
  limiter.consume(key, points).then(
    () => true,
    () => false,
  );
