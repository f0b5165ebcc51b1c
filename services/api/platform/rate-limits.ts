import type { Request } from 'express';
import type { Budget } from '#contracts/api/endpoint.ts';

/** Request budgets, shared by all API processes through Postgres, with an in-memory fallback. */
export interface RateLimits {
  /** Takes one point of the caller's budget. @throws HttpError 429 with Retry-After */
  spend(budget: Budget, req: Request): Promise<void>;
  /** Sign-in attempts per account and client: five free, then growing waits. @throws HttpError 429 */
  checkSignIn(account: string, req: Request): Promise<void>;
  failedSignIn(account: string, req: Request): Promise<void>;
  succeededSignIn(account: string, req: Request): Promise<void>;
}
