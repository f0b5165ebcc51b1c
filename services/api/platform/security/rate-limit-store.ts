import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Budget } from '#contracts/api/shared/endpoint.ts';
import type { Database } from '#db/connection.ts';
import type { Config } from '../../../platform/config.ts';
import { clientKey } from './rate-limits/client-key.ts';
import {
  type Limiter,
  limiterStore,
  memoryLimiter,
  redisLimiter,
  sharedLimiter,
  take,
} from './rate-limits/limiters.ts';
import { createSignInLimits } from './rate-limits/sign-in-limits.ts';
import type { RateLimits } from './rate-limits.ts';

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

export function createRateLimits(given: {
  db: Database;
  config: Pick<Config, 'rateLimitScale'>;
  logger: Logger;
  redis?: Redis | undefined;
}): RateLimits {
  const { db, config, logger, redis } = given;
  const store = limiterStore(db, logger);
  const limiters = new Map<Budget, Limiter[]>();
  for (const budget of Object.keys(BUDGETS) as Budget[]) {
    limiters.set(
      budget,
      BUDGETS[budget].map(([points, seconds]) => {
        const window = { name: `${budget}-${seconds}`, points: scaled(points, config.rateLimitScale), seconds };
        // A public GET must not write to the database: without Redis reads are counted per process.
        if (budget === 'read') return redis === undefined ? memoryLimiter(window) : redisLimiter(redis, window);
        return sharedLimiter(store, window, { remembers: true, sweeps: budget === 'write' });
      }),
    );
  }
  return {
    async spend(budget, req) {
      for (const limiter of limiters.get(budget) ?? []) await take(limiter, clientKey(req.ip), SENTENCES[budget]);
    },
    attemptSignIn: createSignInLimits(store, config.rateLimitScale),
  };
}

const scaled = (points: number, scale: number) => Math.max(1, Math.round(points * scale));
