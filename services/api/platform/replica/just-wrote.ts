import type { Request, RequestHandler } from 'express';

const COOKIE = 'ailaan_wrote';
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Time longer than any process may take to notice what another one wrote. */
const NOTICED_MS = 5000;

export const isReading = ({ method }: Pick<Request, 'method'>): boolean => READING.has(method);

export const hasJustWritten = (req: Request): boolean => req.headers.cookie?.includes(`${COOKIE}=`) === true;

/**
 * Tells every process by a cookie of some seconds that this browser has written: what may be older, by the lag of a replica
 * too, is not for it. A visitor who is not signed in writes nothing that others read, and is given none.
 */
export function markWrites(publicUrl: string, lagMs: number): RequestHandler {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = `${COOKIE}=1; Path=/; Max-Age=${(NOTICED_MS + lagMs) / 1000}; HttpOnly; SameSite=Lax${secure}`;
  return (req, res, next) => {
    if (!isReading(req) && req.headers.cookie !== undefined) res.append('Set-Cookie', cookie);
    next();
  };
}
