import type { IncomingHttpHeaders } from 'node:http';

/**
 * True for a caller who takes nothing of a moment ago (RFC 9111): one that was told of a change and reads what became of
 * it. Not for one who sends a tag: browsers' fetch adds no-cache to those by itself.
 */
export const wantsFresh = (headers: IncomingHttpHeaders): boolean =>
  headers['if-none-match'] === undefined && headers['cache-control']?.toLowerCase().includes('no-cache') === true;
