import type { Request } from 'express';
import { chooseCoding } from '../http/answer/coding.ts';
import { wantsFresh } from '../http/answer/wants-fresh.ts';

/** Longer addresses are nobody's favourites, and keys take room too. */
const LONGEST = 1500;
/** Served from files, or from the change feed, which is written a moment after the event that empties the cache. */
const ELSEWHERE = /^\/(assets\/|api\/changes\b)|[?&]updatedSince=/;

/** A type or coding that the caller rules out. */
const RULED_OUT = /;\s*q=0(\.0*)?\s*(,|$)/i;

type Asked = Pick<Request, 'originalUrl' | 'headers'>;

/**
 * Everything that an answer depends on: the address as it came, what the caller takes, and in which coding. Undefined for a request
 * that is never answered from the cache: of anybody whom we gave a cookie (signed in, or has just written), of one who wants it fresh, of parts, and
 * of what has conditions that only the handler knows.
 */
export function answerKey({ originalUrl, headers }: Asked): string | undefined {
  if (headers.cookie?.includes('ailaan') === true || originalUrl.length > LONGEST) return undefined;
  if (headers.authorization !== undefined || headers.range !== undefined || headers['if-match'] !== undefined)
    return undefined;
  if (wantsFresh(headers)) return undefined;
  if (headers['content-encoding'] !== undefined || ELSEWHERE.test(originalUrl)) return undefined;
  return `${chooseCoding(headers['accept-encoding'] ?? '') ?? ''} ${takenTypes(headers.accept ?? '*/*')} ${originalUrl}`;
}

/** Callers that take everything are answered alike, whatever they would like best. */
function takenTypes(accept: string): string {
  return accept.includes('*/*') && !RULED_OUT.test(accept) ? '*/*' : accept.slice(0, LONGEST);
}
