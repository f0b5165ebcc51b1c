import type { Request, RequestHandler, Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { chooseCoding } from '../http/answer/coding.ts';
import { wantsFresh } from '../http/answer/wants-fresh.ts';
import type { AnswerCache, PendingAnswer } from './answer-cache.ts';
import { answersAsked } from './cache-metrics.ts';
import { type KeptAnswer, sendKept } from './kept-answer.ts';

type Found =
  | { readonly answer: KeptAnswer; readonly outcome: 'hit' | 'shared' }
  /** The handler makes the answer, also for all who ask the same meanwhile. */
  | { readonly pending: PendingAnswer }
  /** The handler makes the answer for this request alone. */
  | undefined;

/** Answers visitors from the cache. Of equal requests only one goes on to its handler at a time. */
export function keepAnswers(answers: AnswerCache, { limits }: Pick<Dependencies, 'limits'>): RequestHandler {
  return async (req, res, next) => {
    const { method } = req;
    const key = (method === 'GET' || method === 'HEAD') && answers.isOn() ? answerKey(req) : undefined;
    const found = key === undefined ? undefined : await find(answers, key, method === 'GET');
    if (found === undefined) return next();
    if ('pending' in found) {
      answersAsked.inc({ outcome: 'miss' });
      res.locals.pending = found.pending;
      res.once('close', () => found.pending.complete(undefined));
      return next();
    }
    const isAllowed = await limits.spend('read', req).then(
      () => true,
      () => false,
    );
    if (!isAllowed) return next(); // counts once more, and says so
    answersAsked.inc({ outcome: found.outcome });
    req.route = found.answer.route;
    sendKept(found.answer, req, res);
  };
}

/** Answer under way that waits for the answer to this request, if others may share it. */
export const pendingAnswerOf = (res: Response) => res.locals.pending as PendingAnswer | undefined;

async function find(answers: AnswerCache, key: string, hasBody: boolean): Promise<Found> {
  for (;;) {
    const answer = answers.find(key);
    if (answer !== undefined) return { answer, outcome: 'hit' };
    if (!hasBody) return undefined;
    const pending = answers.findPending(key);
    if (pending === undefined) return { pending: answers.begin(key) };
    const outcome = await pending.outcome;
    if (outcome === 'unshared') return undefined;
    if (outcome !== undefined) return { answer: outcome, outcome: 'shared' };
  }
}

/** Characters of the longest address that is kept; longer ones are nobody's favourites, and keys take room too. */
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
