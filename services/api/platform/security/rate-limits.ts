import type { Request, Response } from 'express';
import type { Budget } from '#contracts/api/shared/endpoint.ts';

/** Tries of an account a day, whether they succeed or not: for another name or address, for a mailed link, and for one for a new password, which anybody may ask for. */
export type AccountTries = 'profile' | 'links' | 'resets';

/** Request budgets, shared by all API processes through Postgres, with an in-memory fallback. */
export interface RateLimits {
  /** Takes one point of the caller's budget, and says in the headers of the answer what is left. @throws Refusal 'too-many' */
  spend(budget: Budget, req: Request): Promise<void>;
  /** Takes one of the tries that an account has a day. @throws Refusal 'too-many' */
  spendOf(tries: AccountTries, userId: number): Promise<void>;
  /** Takes one of the files that may be sent for a payment reference; the same file again is none. @throws Refusal 'too-many' */
  spendOfReference(reference: string, digest: string): Promise<void>;
  /** Asks before a password is judged; `account` is a stable key of the account. @throws Refusal 'too-many' */
  attemptSignIn(account: string, req: Request): Promise<SignInAttempt>;
  /** Makes the device of this visitor a known one of the account, which others' failures do not shut out. */
  rememberDevice(userId: number, req: Request, res: Response): Promise<void>;
}

/** An attempt counts as failed from its start, so that parallel guesses cannot all slip past the same count. */
export interface SignInAttempt {
  /** The password fitted: this client and account start afresh. */
  succeeded(): Promise<void>;
  /** The password was never looked at (we were too busy): the attempt does not count. */
  notJudged(): Promise<void>;
}
