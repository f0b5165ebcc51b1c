import type { Response } from 'express';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { type Limiter, publicName, tooManyAttempts, wholeSeconds } from './limiters.ts';

/** Headers about the caller of this very request, which no cache may keep. */
export const RATE_LIMIT_HEADERS = ['RateLimit-Policy', 'RateLimit'] as const;

/**
 * Takes a point of each limiter and states what each allows and what is left of it, as in
 * draft-ietf-httpapi-ratelimit-headers-11. @throws Refusal 'too-many'; `what` begins its sentence.
 */
export async function consumeAndState(
  limiters: readonly Limiter[],
  key: string,
  what: string,
  res: Pick<Response, 'setHeader'> | undefined,
): Promise<void> {
  res?.setHeader('RateLimit-Policy', limiters.map(policy).join(', '));
  const left: string[] = [];
  const tell = (limiter: Limiter, { remainingPoints, msBeforeNext }: RateLimiterRes) => {
    left.push(`"${publicName(limiter)}";r=${Math.max(0, remainingPoints)};t=${wholeSeconds(msBeforeNext)}`);
    res?.setHeader('RateLimit', left.join(', '));
  };
  for (const limiter of limiters) {
    try {
      tell(limiter, await limiter.consume(key));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      tell(limiter, rejection);
      throw tooManyAttempts(what, rejection.msBeforeNext);
    }
  }
}

const policy = (limiter: Limiter) => `"${publicName(limiter)}";q=${limiter.points};w=${limiter.duration}`;
