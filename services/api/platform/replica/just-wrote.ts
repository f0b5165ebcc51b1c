import type { Request, RequestHandler, Response } from 'express';

const COOKIE = 'ailaan_wrote';
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Tells every process for some seconds that this browser has written: what may be older than that is not for it. */
export const writeCookie = (seconds: number, isSecure: boolean): string =>
  `${COOKIE}=1; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export const isReading = ({ method }: Pick<Request, 'method'>): boolean => READING.has(method);

/** A visitor who is not signed in writes nothing that others read, and is given no cookie. */
export function tellOfWrite(req: Request, res: Response, cookie: string): void {
  if (!isReading(req) && req.headers.cookie !== undefined) res.append('Set-Cookie', cookie);
}

export const hasJustWritten = (req: Request): boolean => req.headers.cookie?.includes(`${COOKIE}=`) === true;

/** Longer than any process may take to notice what another one wrote. */
const SECONDS = 5;

/** After a sign-out, other processes answer the writer from the database, not from what they keep. */
export function tellOfWriting(isSecure: boolean): RequestHandler {
  const cookie = writeCookie(SECONDS, isSecure);
  return (req, res, next) => {
    tellOfWrite(req, res, cookie);
    next();
  };
}
