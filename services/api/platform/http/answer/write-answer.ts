import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { pendingAnswerOf } from '../../answer-cache/keep-answers.ts';
import { describesBody, isKeepable, keptAnswer, sendKept } from '../../answer-cache/kept-answer.ts';
import { isFresh } from '../etag.ts';
import type { BodyChunks, WireAnswer } from './answer.ts';
import { type Coding, chooseCoding, compress, compressor, isCompressible, isWorthCompressing } from './coding.ts';

/**
 * Sends an answer: compares the tag, compresses, and lands in the cache of answers what all may share. The only place
 * that writes to a response, beside the files of the built web.
 */
export async function writeAnswer(answer: WireAnswer, req: Request, res: Response, logger: Logger): Promise<void> {
  const { body, etag } = answer;
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const isKnown = isRead && (answer.status ?? 200) === 200 && etag !== undefined && isFresh(req, etag);
  // Nothing is set before the first piece is there, so that its failure can still be answered as an error.
  const pieces = isChunked(body) && !isKnown && req.method !== 'HEAD' ? await begun(body) : undefined;
  const coding = setHead(answer, req, res);
  const pending = pendingAnswerOf(res);
  const isKept = pending !== undefined && answer.isShared === true && isKeepable(res);
  if (!isKept) pending?.complete('unshared');
  if (isKnown && !isKept) return sendNotModified(res);
  if (pieces !== undefined) return sendChunks(pieces, coding, res, logger);
  if (body === undefined || isChunked(body)) {
    res.end();
    return;
  }
  const bytes = await encoded(
    typeof body === 'string' ? Buffer.from(body) : body,
    req.method === 'HEAD' ? undefined : coding,
    res,
  );
  res.setHeader('Content-Length', bytes.length);
  if (!isKept) {
    res.end(req.method === 'HEAD' ? undefined : bytes);
    return;
  }
  const kept = keptAnswer(req, res, bytes);
  pending.complete(kept);
  sendKept(kept, req, res);
}

/** Status and headers. Answers the coding in which the body may go out. */
function setHead({ status = 200, headers = {}, etag }: WireAnswer, req: Request, res: Response): Coding | undefined {
  res.status(status).set(headers);
  if (etag !== undefined) res.set('ETag', etag);
  if (!isCompressible(headers['Content-Type'] ?? '')) return undefined;
  res.vary('Accept-Encoding');
  return chooseCoding(req.headers['accept-encoding'] ?? '');
}

function sendNotModified(res: Response): void {
  for (const name of res.getHeaderNames()) if (describesBody(name)) res.removeHeader(name);
  res.status(304).end();
}

async function encoded(body: Buffer, coding: Coding | undefined, res: Response): Promise<Buffer> {
  if (coding === undefined || !isWorthCompressing(body)) return body;
  res.setHeader('Content-Encoding', coding);
  return compress(coding, body);
}

const isChunked = (body: WireAnswer['body']): body is BodyChunks =>
  typeof body === 'object' && Symbol.asyncIterator in body;

/** The same pieces, of which the first is there. */
async function begun(pieces: BodyChunks): Promise<BodyChunks> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    if (first.done === true) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
}

/**
 * Sends piece by piece, no faster than the caller reads and no longer than the caller stays. A failure on the way tears
 * the connection, which alone tells the caller that the file is not whole.
 */
async function sendChunks(
  pieces: BodyChunks,
  coding: Coding | undefined,
  res: Response,
  logger: Logger,
): Promise<void> {
  const logged = async function* () {
    try {
      yield* pieces;
    } catch (error) {
      const hasCallerLeft = res.destroyed;
      if (!hasCallerLeft) logger.error({ err: error, requestId: res.locals.requestId }, 'an answer broke off');
      throw error;
    }
  };
  const source = Readable.from(logged(), { highWaterMark: 1 });
  const done = coding === undefined ? pipeline(source, res) : pipeline(source, encoder(coding, res), res);
  await done.catch(() => res.destroy());
}

function encoder(coding: Coding, res: Response) {
  res.setHeader('Content-Encoding', coding);
  return compressor(coding);
}
