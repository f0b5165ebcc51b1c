import type { RequestHandler, Response } from 'express';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';

/** Headers of ours that a script may read beside those that every script may. */
const EXPOSED = [
  'Link',
  'X-Total-Count',
  'X-Total-Count-Relation',
  'X-Search-Left-Out',
  'ETag',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'Content-Disposition',
  'Content-Range',
  'Deprecation',
  'Sunset',
].join(', ');

const A_DAY = 24 * 60 * 60;

/** Data for everybody: pages are for readers, and what a secret address answers is for its holder alone. */
export const isForEveryOrigin = ({ method, access, isPersonal, media }: Endpoint): boolean =>
  method === 'GET' && access === 'public' && isPersonal !== true && media !== 'text/html';

/**
 * Lets scripts of every site read the answer, refusals too. Never with cookies: `*` admits none, and whoever is signed
 * in gets an answer without these headers.
 */
export function openToEveryOrigin(res: Response): void {
  res.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': EXPOSED,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

/** Answers what a browser asks before a script of another site may send these headers, as one that keeps a copy does. */
export const answerPreflight: RequestHandler = (_req, res) => {
  res.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'If-None-Match, Cache-Control, Range, If-Range',
    'Access-Control-Max-Age': String(A_DAY),
  });
  res.status(204).end();
};
