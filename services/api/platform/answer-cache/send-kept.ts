import type { Response } from 'express';
import { holdsTag } from '../http/etag.ts';
import type { KeptAnswer } from './answer-cache.ts';

interface Asked {
  readonly method: string;
  readonly ifNoneMatch: string | undefined;
}

/** Answers 200, or 304 where the caller holds these very bytes. */
export function sendKept(answer: KeptAnswer, { method, ifNoneMatch }: Asked, res: Response): void {
  const { etag, body, headers, headersOf304 } = answer;
  const isKnown = etag !== undefined && ifNoneMatch !== undefined && holdsTag(ifNoneMatch, etag);
  res.writeHead(isKnown ? 304 : 200, (isKnown ? headersOf304 : headers) as string[]);
  if (isKnown || method === 'HEAD') res.end();
  else res.end(body);
}
