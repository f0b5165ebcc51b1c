import type { Request, Response } from 'express';
import { holdsTag } from '../http/etag.ts';
import { RATE_LIMIT_HEADERS } from '../security/rate-limits/rate-limit-headers.ts';

/** A 200 as it goes out, compressed and with all its headers. */
export interface KeptAnswer {
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** The same without those that describe a body. */
  readonly headersOf304: readonly string[];
  readonly etag: string | undefined;
  readonly body: Buffer;
  /** The route as telemetry names it. */
  readonly route: unknown;
}

const NONCE = / 'nonce-[^']*'/g;
/** Headers of one answer to one caller. */
const OF_A_REQUEST = /^(connection|keep-alive|transfer-encoding|date|x-request-id|ratelimit(-policy)?)$/;

export const describesBody = (header: string) => /^content-(type|length|encoding|disposition)$/.test(header);

/** A second look at what the handler called shared: nothing that is about one person is kept. */
export function isKeepable(res: Response): boolean {
  const control = String(res.getHeader('Cache-Control') ?? 'no-store');
  return res.statusCode === 200 && !/private|no-store/.test(control) && !res.hasHeader('Set-Cookie');
}

/** Takes the headers as they stand on `res`. */
export function keptAnswer(req: Request, res: Response, body: Buffer): KeptAnswer {
  const all: [name: string, value: string][] = [];
  for (const [name, value] of Object.entries(res.getHeaders())) {
    if (OF_A_REQUEST.test(name) || value === undefined) continue;
    // nothing that runs inline in a kept answer leans on a nonce, and none may be known to two
    const shown = name === 'content-security-policy' ? String(value).replace(NONCE, '') : String(value);
    all.push([name, shown]);
  }
  const etag = res.getHeader('ETag');
  return {
    headers: all.flat(),
    headersOf304: all.filter(([name]) => !describesBody(name)).flat(),
    etag: etag === undefined ? undefined : String(etag),
    body,
    route: req.route,
  };
}

/** Answers 200, or 304 where the caller holds these very bytes. */
export function sendKept(answer: KeptAnswer, { method, headers: asked }: Request, res: Response): void {
  const { etag, body, headers, headersOf304 } = answer;
  const known = asked['if-none-match'];
  const isKnown = etag !== undefined && known !== undefined && holdsTag(known, etag);
  const own = ['X-Request-Id', String(res.locals.requestId)];
  for (const name of RATE_LIMIT_HEADERS) if (res.hasHeader(name)) own.push(name, String(res.getHeader(name)));
  for (const name of res.getHeaderNames()) if (name !== 'connection') res.removeHeader(name);
  res.writeHead(isKnown ? 304 : 200, (isKnown ? headersOf304 : headers).concat(own));
  if (isKnown || method === 'HEAD') res.end();
  else res.end(body);
}
