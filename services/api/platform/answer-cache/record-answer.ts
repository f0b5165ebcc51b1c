import type { Request, Response } from 'express';
import type { Flight, KeptAnswer } from './answer-cache.ts';
import { sendKept } from './send-kept.ts';

const NONCE = / 'nonce-[^']*'/g;
/** They describe a body, or this one connection. */
const OF_A_BODY = /^content-(type|length|encoding|disposition)$/;
const OF_A_CONNECTION = /^(connection|keep-alive|transfer-encoding|date)$/;

/**
 * Lets an answer that its handler shares (`shareAnswer`) land in the cache as it would have gone out, then answers from
 * there; every other answer passes. Goes before whatever compresses: what arrives here is compressed already.
 */
export function recordAnswer(req: Request, res: Response, flight: Flight): void {
  const passing = { writeHead: res.writeHead.bind(res), write: res.write.bind(res), end: res.end.bind(res) };
  const ifNoneMatch = req.headers['if-none-match'];
  const parts: Buffer[] = [];
  let state: 'asked' | 'shared' | 'kept' | 'passing' = 'asked';
  res.locals.shareAnswer = () => {
    state = 'shared';
    // what is kept must be whole; the tag is compared when it is sent
    delete req.headers['if-none-match'];
  };
  const isUndecided = () => state === 'asked' || state === 'shared';
  const begin = (...args: unknown[]) => {
    if (state === 'kept') return res;
    if (state === 'shared' && isKeepable(res, args[0])) {
      state = 'kept';
      return res;
    }
    state = 'passing';
    flight.land('unshared');
    return (passing.writeHead as (...given: unknown[]) => unknown)(...args);
  };
  const add = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') parts.push(Buffer.from(chunk, encoding as BufferEncoding | undefined));
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };
  const write = (...args: unknown[]) => {
    if (isUndecided()) res.writeHead(res.statusCode);
    if (state !== 'kept') return (passing.write as (...given: unknown[]) => unknown)(...args);
    add(args[0], args[1]);
    return true;
  };
  const end = (...args: unknown[]) => {
    if (isUndecided()) res.writeHead(res.statusCode);
    if (state !== 'kept') return (passing.end as (...given: unknown[]) => unknown)(...args);
    add(args[0], args[1]);
    const answer = keep(req, res, Buffer.concat(parts));
    for (const name of res.getHeaderNames()) res.removeHeader(name);
    Object.assign(res, passing);
    flight.land(answer);
    sendKept(answer, { method: req.method, ifNoneMatch }, res);
    return res;
  };
  Object.assign(res, { writeHead: begin, write, end });
  res.once('close', () => flight.land(undefined));
}

function isKeepable(res: Response, status: unknown): boolean {
  const control = String(res.getHeader('Cache-Control') ?? 'no-store');
  return (status ?? res.statusCode) === 200 && !/private|no-store/.test(control) && !res.hasHeader('Set-Cookie');
}

function keep(req: Request, res: Response, body: Buffer): KeptAnswer {
  const all: [name: string, value: string][] = [['content-length', String(body.length)]];
  for (const [name, value] of Object.entries(res.getHeaders())) {
    if (name === 'content-length' || OF_A_CONNECTION.test(name) || value === undefined) continue;
    // nothing that runs inline in a kept answer leans on a nonce, and none may be known to two
    const shown = name === 'content-security-policy' ? String(value).replace(NONCE, '') : String(value);
    all.push([name, shown]);
  }
  const etag = res.getHeader('ETag');
  return {
    headers: all.flat(),
    headersOf304: all.filter(([name]) => !OF_A_BODY.test(name)).flat(),
    etag: etag === undefined ? undefined : String(etag),
    body,
    route: req.route,
  };
}
