import type { Request } from 'express';
import { invalid } from '../refusal.ts';

/** The version that an If-Match header names; undefined without the header. `*` means whatever there is. */
export function ifMatchVersion(req: Request, kind: string, id: number): number | undefined {
  const header = req.headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  const match = new RegExp(`^"${kind}-${id}-(\\d{1,9})(?:-[^"]*)?"$`).exec(header.trim());
  if (match === null) {
    if (/^(W\/)?"[^"]*"$/.test(header.trim())) return -1; // a well-formed tag of something else is simply stale
    throw invalid({ 'If-Match': 'Must be the ETag that the GET answered' });
  }
  return Number(match[1]);
}

/** The tag of an If-Match header, for what has no stream of its own; undefined: whatever there is. */
export function ifMatchTag(req: Request): string | undefined {
  const header = req.headers['if-match']?.trim();
  return header === '*' ? undefined : header;
}

/** True when the caller's If-None-Match already holds `etag`. */
export function isFresh(req: Request, etag: string): boolean {
  const header = req.headers['if-none-match'];
  return header !== undefined && holdsTag(header, etag);
}

/** The weak comparison that If-None-Match asks for. */
export function holdsTag(header: string, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}
