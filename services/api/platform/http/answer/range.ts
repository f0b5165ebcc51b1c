import type { IncomingHttpHeaders } from 'node:http';

interface Range {
  readonly first: number;
  readonly last: number;
}

/**
 * The one range of bytes that is asked for (RFC 9110). Undefined for the whole file: also for several ranges, for what is
 * no range, and for the rest of a file that is another one now.
 */
export function rangeOf(headers: IncomingHttpHeaders, size: number, etag: string): Range | 'beyond' | undefined {
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
