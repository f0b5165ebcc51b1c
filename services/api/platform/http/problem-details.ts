import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import type { Problem } from '#contracts/api/shared/problem.ts';
import { problemKind } from '#contracts/vocabulary/problems.ts';
import { errorCode } from '#db/start-error.ts';
import { noStorage } from '../../../platform/metrics/no-storage.ts';
import type { Dependencies } from '../dependencies.ts';
import { busy, isRefusal, Refusal, type RefusalKind } from '../refusal.ts';
import type { WireAnswer } from './answer/answer.ts';
import { writeAnswer } from './answer/write-answer.ts';
import { HttpError } from './http-error.ts';

/** Postgres away, starting, restored, refusing our login, out of connections or of memory: the caller may try again. */
const UNAVAILABLE =
  /^(57P0\d|08\w{3}|28\w{3}|3D000|53200|53300)$|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/;
/** Words of the driver about the same, where it gives no code. */
const LOST = /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/;
/** For the operator, whom a stack of each request would tell nothing. */
const AWAY = 'the database does not answer; npm run doctor says what to do';

function isAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return UNAVAILABLE.test(code ?? '') || LOST.test(message ?? '');
}

function problemAnswer(error: HttpError, requestId: string, publicUrl: string): WireAnswer {
  const problem: Problem = {
    type: `${publicUrl}/api/docs#problem-${problemKind(error.status)}`,
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    message: error.message,
    detail: error.message,
    ...(error.errors === undefined ? {} : { errors: { ...error.errors } }),
    ...(error.removedAt === undefined ? {} : { removedAt: error.removedAt.toISOString() }),
    requestId,
  };
  return {
    status: error.status,
    headers: {
      'Cache-Control': 'no-store',
      ...error.headers,
      'Content-Type': 'application/problem+json; charset=utf-8',
    },
    body: JSON.stringify(problem),
  };
}

/** The last resort: known errors as they are, unknown ones logged whole and answered without detail. */
export function errorHandler({ logger, config }: Pick<Dependencies, 'logger' | 'config'>): ErrorRequestHandler {
  return async (error: unknown, req, res, next) => {
    const requestId = String(res.locals.requestId ?? '');
    if (res.headersSent) return next(error);
    const known = toHttpError(error, req.method);
    const request = { requestId, method: req.method };
    // nothing is broken when many come at once
    if (isRefusal(error, 'busy') && error.cause === undefined) logger.warn(request, 'the portal is too busy for it');
    else if (isAway(error)) logger.error({ reason: errorCode(error) ?? String(error), ...request }, AWAY);
    else if (known.status >= 500) logger.error({ err: error, ...request }, 'request failed');
    await writeAnswer(problemAnswer(known, requestId, config.publicUrl), req, res, logger);
  };
}

const STATUS_OF = {
  invalid: 400,
  'not-signed-in': 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  stale: 412,
  'too-many': 429,
  busy: 503,
} as const satisfies Record<RefusalKind, number>;

function ofRefusal({ kind, message, errors, retryAfter, removedAt }: Refusal): HttpError {
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return new HttpError(STATUS_OF[kind], message, { ...(errors === undefined ? {} : { errors }), headers, removedAt });
}

/** The error that a caller of `method` may see for anything thrown. */
export function toHttpError(error: unknown, method = 'GET'): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof Refusal) return ofRefusal(error);
  const { code, status } = (error ?? {}) as { code?: string; status?: number };
  if (code === '57014') {
    // a change waits for others, such as a migration that counts tenders; a search is too wide
    const advice = ['GET', 'HEAD'].includes(method)
      ? 'Please narrow the search and try again.'
      : 'Nothing was changed. Please try again in a few minutes.';
    return ofRefusal(busy(`This took too long. ${advice}`, 5));
  }
  if (noStorage(error))
    return ofRefusal(
      busy('Nothing can be stored just now; nothing was changed. Please try again in a few minutes.', 60),
    );
  if (isAway(error)) {
    return ofRefusal(busy('The database does not answer just now. Please try again in a moment.', 2));
  }
  if (status !== undefined && status >= 400 && status < 500)
    return new HttpError(status, 'The request could not be understood.');
  return new HttpError(
    500,
    'Something went wrong on our side. Please try again; if it persists, tell us the request id.',
  );
}
