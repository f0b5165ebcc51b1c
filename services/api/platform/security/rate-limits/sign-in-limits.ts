import type { Request } from 'express';
import { clientKey } from './client-key.ts';
import type { KnownDevices } from './known-devices.ts';
import { consumePoint, type LimiterStore, scaled, sharedLimiter, tooManyAttempts } from './limiters.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FREE_FAILURES = 5;
const WAITS = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, DAY];
const FAILURES_A_DAY = 100;
const NO_LIMIT = 1_000_000_000;
const TOO_MANY = 'Too many attempts to sign in';

/** An attempt counts as failed from its start, so that parallel guesses cannot all slip past the same count. */
export interface SignInAttempt {
  /** The password fitted: this client and account start afresh. */
  succeeded(): Promise<void>;
  /** The password was never looked at (we were too busy): the attempt does not count. */
  notJudged(): Promise<void>;
}

/**
 * Guesses per account and client: five free failures, then one attempt per wait, and the waits grow from a minute to a
 * day. Guesses per account from devices that never signed in to it: 100 a day. A device that has signed in before
 * has counters of its own and is never shut out by what others do.
 */
export function createSignInLimits(given: {
  readonly store: LimiterStore;
  readonly scale: number;
  readonly hide: (text: string) => string;
  readonly devices: KnownDevices;
}) {
  const { store, scale, hide, devices } = given;
  const failures = sharedLimiter(store, { name: 'sign-in-failures', points: NO_LIMIT, seconds: 7 * DAY });
  const wait = sharedLimiter(store, { name: 'sign-in-wait', points: 1, seconds: MINUTE });
  const points = scaled(FAILURES_A_DAY, scale);
  const strangers = sharedLimiter(store, { name: 'sign-in-strangers', points, seconds: DAY });
  const free = scaled(FREE_FAILURES, scale);

  /** Asks before a password is judged; `typed` is a stable key of the account. @throws Refusal 'too-many' */
  return async (typed: string, req: Request): Promise<SignInAttempt> => {
    const device = devices.deviceOf(typed, req);
    const isKnown = device !== undefined;
    const account = hide(typed);
    const key = `${account}|${hide(device ?? clientKey(req.ip))}`;
    const waiting = await wait.get(key);
    if (waiting !== null && waiting.msBeforeNext > 0) throw tooManyAttempts(TOO_MANY, waiting.msBeforeNext);
    if (!isKnown) await consumePoint(strangers, account, TOO_MANY);
    const { consumedPoints: count } = await failures.consume(key);
    if (count >= free) await consumePoint(wait, key, TOO_MANY, WAITS[Math.min(count - free, WAITS.length - 1)]);
    const returnPoint = () => (isKnown ? undefined : strangers.reward(account));
    return {
      succeeded: async () => {
        await Promise.all([failures.delete(key), wait.delete(key), returnPoint()]);
      },
      notJudged: async () => {
        await Promise.all([failures.reward(key), wait.delete(key), returnPoint()]);
      },
    };
  };
}
