import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Request } from 'express';
import { HttpError } from '../http-error.ts';

/** A body that is made while it is sent, such as an export: memory does not grow with it. */
export type BodyChunks = AsyncIterable<string | Buffer>;

/** The answer to a request, as a value: `writeAnswer` sends it. */
export interface Answer<Body = unknown> {
  /** The status of the endpoint, or 200, unless given. */
  readonly status?: number;
  /** Headers; with a Content-Type the body goes out as it is, without one it is JSON. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Undefined: an answer without a body. */
  readonly body: Body;
  /** Strong or weak entity tag; a GET whose If-None-Match holds it becomes 304. JSON without one gets a weak one. */
  readonly etag?: string | undefined;
  /** The same for every visitor who asks the same, so that the cache may keep it. Never true of a body with a nonce. */
  readonly isShared?: boolean;
}

export type WireAnswer = Answer<string | Buffer | BodyChunks | undefined>;

export function weakTag(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

export interface Format {
  /** Type with its character set. */
  readonly contentType: string;
  /** `public, max-age=…` for an answer that is the same for everybody. */
  readonly cacheControl: string;
  /** Offers the answer as a file of this name. */
  readonly fileName?: string;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** @throws HttpError 406 when the caller names types, and this is not among them */
export function assertAcceptable(req: Request, contentType: string): void {
  const bare = contentType.split(';')[0] ?? contentType;
  if (req.accepts([bare]) !== false) return;
  throw new HttpError(406, `This address answers ${bare}, which the Accept header of the request rules out.`);
}

/** A text that is there as a whole; its tag is that of its content. @throws HttpError 406 */
export function textAnswer(req: Request, format: Format, body: string): Answer<string> {
  const isShared = format.cacheControl.startsWith('public');
  return { headers: formatHeaders(req, format), body, etag: weakTag(body), isShared };
}

/** A body of pieces, under a tag that changes with them. @throws HttpError 406 */
export function chunkedAnswer(req: Request, format: Format, etag: string, body: BodyChunks): Answer<BodyChunks> {
  return { headers: formatHeaders(req, format), body, etag };
}

function formatHeaders(req: Request, format: Format): Record<string, string> {
  const { contentType, cacheControl, fileName, headers } = format;
  assertAcceptable(req, contentType);
  return {
    'Content-Type': contentType,
    'Cache-Control': cacheControl,
    // By session these answers do not differ, but a shared cache is told what a negotiated one depends on.
    Vary: 'Accept',
    ...(fileName === undefined ? {} : { 'Content-Disposition': `attachment; filename="${fileName}"` }),
    ...headers,
  };
}

export const redirect = (status: 302 | 303, location: string): Answer<string> => ({
  status,
  headers: { Location: location, 'Content-Type': 'text/plain; charset=utf-8' },
  body: `${STATUS_CODES[status]}. Redirecting to ${location}`,
});
