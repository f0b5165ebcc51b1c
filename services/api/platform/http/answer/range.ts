import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { isFresh } from '../etag.ts';
import { HttpError } from '../http-error.ts';
import type { Answer, BodyChunks } from './answer.ts';

interface Range {
  readonly first: number;
  readonly last: number;
}

/**
 * The one range of bytes that is asked for (RFC 9110). Undefined for the whole file: also for several ranges, for what is
 * no range, and for the rest of a file that is another one now.
 */
function rangeOf(headers: IncomingHttpHeaders, size: number, etag: string): Range | 'beyond' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range?.trim() ?? '');
  const condition = headers['if-range'];
  if (match === null || (condition !== undefined && condition !== etag)) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  if (from === '') return to === '0' ? 'beyond' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'beyond' : { first, last };
}

interface StoredBytes {
  readonly size: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes from `first` to `last`, both included. */
  readonly read: (first: number, last: number) => BodyChunks;
}

/** A file, or the part of it that is asked for. @throws HttpError 416 */
export function rangeAnswer(req: Request, { size, etag, headers, read }: StoredBytes): Answer<BodyChunks> {
  const range = req.method === 'GET' && !isFresh(req, etag) ? rangeOf(req.headers, size, etag) : undefined;
  if (range === 'beyond') {
    throw new HttpError(416, `This file has ${size} bytes; the range holds none of them.`, {
      headers: { 'Content-Range': `bytes */${size}` },
    });
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const part = range && { 'Content-Range': `bytes ${first}-${last}/${size}` };
  return {
    status: range === undefined ? 200 : 206,
    headers: { ...headers, ...part, 'Accept-Ranges': 'bytes', 'Content-Length': String(last - first + 1) },
    body: read(first, last),
    etag,
  };
}
