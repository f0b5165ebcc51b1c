import type { Request, Response } from 'express';
import type { OwnSession } from '#contracts/api/account/sessions.ts';
import type { User } from '#contracts/api/users.ts';

/** An account as it was checked: a session begins and lasts for this password and this second factor only. */
export interface CheckedAccount {
  readonly id: number;
  readonly passwordHash: string;
  /** The sealed key of the second factor that is on, or null. */
  readonly sealedSecret: string | null;
}

/** Sessions live on the server; the cookie seals only a random id, so ending one is at once and for good. */
export interface Sessions {
  /** The signed-in user of a request, or null; an ended, idle or too old session is null. */
  current(req: Request, res: Response): Promise<User | null>;
  /**
   * Begins a new session (a new id, never the one that came with the request) and sets its cookie.
   * @throws Refusal 'not-signed-in' when password or second factor are no longer those that were checked
   */
  start(req: Request, res: Response, account: CheckedAccount): Promise<void>;
  /** Ends the request's session, if any, and clears the cookie. */
  end(req: Request, res: Response): Promise<void>;
  /** Sessions of a user that are alive: the request's own, then the last seen first. */
  list(req: Request, res: Response, userId: number): Promise<OwnSession[]>;
}
