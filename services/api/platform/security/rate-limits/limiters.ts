import type { Redis } from 'ioredis';
import type { QueryConfig, QueryResult } from 'pg';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#db/connection.ts';
import { type Refusal, tooMany } from '../../refusal.ts';

export type Limiter = RateLimiterMemory | RateLimiterPostgres | RateLimiterRedis;

interface Window {
  readonly name: string;
  readonly points: number;
  /** At most 24 days: the in-memory counters expire by a timer, whose milliseconds are 31 bits. */
  readonly seconds: number;
}

/** Points of a limit at RATE_LIMIT_SCALE; never none. */
export const scaled = (points: number, scale: number) => Math.max(1, Math.round(points * scale));

const IN_REDIS = 'ailaan-limit-';

/** The name of the window, wherever it is counted. */
export const publicName = ({ keyPrefix }: Limiter) => keyPrefix.replace(IN_REDIS, '');

/** Counts in this process only. */
export function memoryLimiter({ name, points, seconds }: Window): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
}

interface Sharing {
  /** Keeps an exhausted key in memory too, so that a flood costs no queries; not for keys that may be reset. */
  readonly remembers?: boolean;
  /** Removes what has expired from the table every five minutes; one limiter does it for all. */
  readonly sweeps?: boolean;
}

/** Access of the limiters to their table. */
export interface LimiterStore {
  query(query: QueryConfig): Promise<QueryResult>;
}

/** The pool, and a line in the log for every count that has to be kept in memory because Postgres does not answer. */
export function limiterStore(db: Database, logger: Logger): LimiterStore {
  return {
    query: async ({ name, ...query }) => {
      try {
        return await db.pool.query(name === undefined || db.isPooled ? query : { name, ...query });
      } catch (error) {
        logger.warn({ err: error }, 'a rate limit is counted in memory only');
        throw error;
      }
    },
  };
}

/** Counts in table `rate_limit` for all API processes; while Postgres is away, in this process. */
export function sharedLimiter(store: LimiterStore, window: Window, sharing: Sharing = {}): RateLimiterPostgres {
  const { name, points, seconds } = window;
  return new RateLimiterPostgres({
    storeClient: store,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: sharing.sweeps ?? false,
    keyPrefix: name,
    points,
    duration: seconds,
    insuranceLimiter: memoryLimiter(window),
    ...(sharing.remembers ? { inMemoryBlockOnConsumed: points + 1 } : {}),
  });
}

/** Counts in Redis for all API processes; while Redis is away, in this process. */
export function redisLimiter(redis: Redis, window: Window): RateLimiterRedis {
  const { name, points, seconds } = window;
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `${IN_REDIS}${name}`,
    points,
    duration: seconds,
    rejectIfRedisNotReady: true,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: memoryLimiter(window),
  });
}

/** Takes a point. @throws Refusal 'too-many'; `what` begins its sentence. */
export async function consumePoint(
  limiter: Limiter,
  key: string,
  what: string,
  seconds?: number,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) throw tooManyAttempts(what, rejection.msBeforeNext);
    throw rejection;
  }
}

export function tooManyAttempts(what: string, milliseconds: number): Refusal {
  const seconds = wholeSeconds(milliseconds);
  return tooMany(`${what}. Please wait ${inWords(seconds)} and try again.`, seconds);
}

export const wholeSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

function inWords(seconds: number): string {
  if (seconds < 60) return plural(seconds, 'second');
  if (seconds < 3600) return plural(Math.ceil(seconds / 60), 'minute');
  return plural(Math.ceil(seconds / 3600), 'hour');
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
