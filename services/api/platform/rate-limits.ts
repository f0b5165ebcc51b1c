import type { Request } from 'express';
import type { Budget } from '#contracts/api/endpoint.ts';
import type { Database } from '#db/connection.ts';
import type { Config } from '../../platform/config.ts';
import { clientKey } from './rate-limits/client-key.ts';
import { type Limiter, memoryLimiter, sharedLimiter, take } from './rate-limits/limiters.ts';
import { createSignInLimits, type SignInAttempt } from './rate-limits/sign-in-limits.ts';

/** Request budgets, shared by all API processes through Postgres, with an in-memory fallback. */
export interface RateLimits {
  /** Takes one point of the caller's budget. @throws HttpError 429 with Retry-After */
  spend(budget: Budget, req: Request): Promise<void>;
  /** Asks before a password is judged; `account` is a stable key of the account. @throws HttpError 429 */
  attemptSignIn(account: string, req: Request): Promise<SignInAttempt>;
}

/** Requests per client and seconds; all windows of a budget hold. */
const BUDGETS: Readonly<Record<Budget, readonly (readonly [points: number, seconds: number])[]>> = {
  read: [[600, 60]],
  write: [[120, 60]],
  'sign-in': [
    [6, 60],
    [30, 3600],
  ],
  'sign-up': [[5, 3600]],
  expensive: [[10, 60]],
};

const SENTENCES: Readonly<Record<Budget, string>> = {
  read: 'Too many requests from your network',
  write: 'Too many changes from your network',
  'sign-in': 'Too many attempts to sign in from your network',
  'sign-up': 'Too many new accounts from your network',
  expensive: 'Too many of these requests from your network',
};

export function createRateLimits(given: { db: Database; config: Pick<Config, 'rateLimitScale'> }): RateLimits {
  const { db, config } = given;
  const limiters = new Map<Budget, Limiter[]>();
  for (const budget of Object.keys(BUDGETS) as Budget[]) {
    limiters.set(
      budget,
      BUDGETS[budget].map(([points, seconds]) => {
        const window = { name: `${budget}-${seconds}`, points: scaled(points, config.rateLimitScale), seconds };
        // A public GET must not write to the database, so reads are counted per process.
        return budget === 'read'
          ? memoryLimiter(window)
          : sharedLimiter(db, window, { remembers: true, sweeps: budget === 'write' });
      }),
    );
  }
  return {
    async spend(budget, req) {
      for (const limiter of limiters.get(budget) ?? []) await take(limiter, clientKey(req.ip), SENTENCES[budget]);
    },
    attemptSignIn: createSignInLimits(db, config.rateLimitScale),
  };
}

const scaled = (points: number, scale: number) => Math.max(1, Math.round(points * scale));
