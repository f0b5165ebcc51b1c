import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** The token of a mail's links stands in the path and is all that is needed to act, also where a program spoilt the address. */
const TOKEN = /(\/(?:unsubscribe|sent|receipts|notice-mails|not-for-me))\/+[^/]+/i;
const QUERY = /\?|%3f/i;

/** One line per answered request; the address without its query, which may hold what a person typed, and without tokens. */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const start = process.hrtime.bigint();
    res.on('close', () => {
      const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
      const path = req.originalUrl.split(QUERY)[0]?.replace(TOKEN, '$1/…').slice(0, 200);
      const line = {
        requestId: res.locals.requestId,
        method: req.method,
        path,
        status: res.statusCode,
        ms: Math.round(milliseconds * 10) / 10,
      };
      if (res.writableFinished) logger.info(line, 'request');
      else logger.info(line, 'request given up by the client');
    });
    next();
  };
}
