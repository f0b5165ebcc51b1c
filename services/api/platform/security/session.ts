import type { Request, Response } from 'express';
import type { User } from '#contracts/api/users.ts';

/** Sessions live on the server; the cookie seals only a random id, so ending one is at once and for good. */
export interface Sessions {
  /** The signed-in user of a request, or null; an ended, idle or too old session is null. */
  current(req: Request, res: Response): Promise<User | null>;
  /** Begins a new session (a new id, never the one that came with the request) and sets its cookie. */
  start(req: Request, res: Response, userId: number): Promise<void>;
  /** Ends the request's session, if any, and clears the cookie. */
  end(req: Request, res: Response): Promise<void>;
  /** Ends all sessions of a user: deletion, demotion, password change. */
  endAll(userId: number): Promise<void>;
}
