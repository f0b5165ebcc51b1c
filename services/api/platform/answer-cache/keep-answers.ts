import type { Request, RequestHandler, Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import type { AnswerCache, Flight, KeptAnswer } from './answer-cache.ts';
import { answerKey } from './answer-key.ts';
import { answersAsked } from './cache-metrics.ts';
import { recordAnswer } from './record-answer.ts';
import { sendKept } from './send-kept.ts';

/** What becomes of a request: it is answered, goes on to its handler, or does so for all who ask the same meanwhile. */
type Way =
  | { readonly answer: KeptAnswer; readonly outcome: 'hit' | 'shared' }
  | { readonly flight: Flight }
  | undefined;

/** Answers visitors from what is kept, and keeps what they are answered; of one question only one goes on to its handler at a time. */
export function keepAnswers(
  answers: AnswerCache,
  { limits, readiness }: Pick<Dependencies, 'limits' | 'readiness'>,
): RequestHandler {
  const send = (answer: KeptAnswer, req: Request, res: Response) => {
    req.route = answer.route;
    if (readiness.draining) res.setHeader('Connection', 'close');
    sendKept(answer, { method: req.method, ifNoneMatch: req.headers['if-none-match'] }, res);
  };
  return async (req, res, next) => {
    const { method } = req;
    const key = (method === 'GET' || method === 'HEAD') && answers.isOn() ? answerKey(req) : undefined;
    const way = key === undefined ? undefined : await findWay(answers, key, method === 'GET');
    if (way === undefined) return next();
    if ('flight' in way) {
      answersAsked.inc({ outcome: 'miss' });
      recordAnswer(req, res, way.flight);
      return next();
    }
    const isAllowed = await limits.spend('read', req).then(
      () => true,
      () => false,
    );
    if (!isAllowed) return next(); // counts once more, and says so
    answersAsked.inc({ outcome: way.outcome });
    send(way.answer, req, res);
  };
}

async function findWay(answers: AnswerCache, key: string, hasBody: boolean): Promise<Way> {
  for (;;) {
    const answer = answers.find(key);
    if (answer !== undefined) return { answer, outcome: 'hit' };
    if (!hasBody) return undefined;
    const flight = answers.underWay(key);
    if (flight === undefined) return { flight: answers.begin(key) };
    const outcome = await flight.outcome;
    if (outcome === 'unshared') return undefined;
    if (outcome !== undefined) return { answer: outcome, outcome: 'shared' };
  }
}
