import type { Express, Request, Response } from 'express';
import type { Dependencies } from '../platform/dependencies.ts';
import { writeAnswer } from '../platform/http/answer/write-answer.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';

const HEADERS = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * GET /healthz: this process serves, whatever else is away, and is not about to end. GET /readyz: it can read, too; the
 * lines say who answers. Mounted before whatever traces, counts and logs traffic.
 */
export function mountHealth(
  app: Express,
  { readiness, logger, config }: Pick<Dependencies, 'readiness' | 'logger' | 'config'>,
): void {
  app.use(['/healthz', '/readyz'], (_req, res, next) => {
    if (readiness.draining) res.set('Connection', 'close');
    next();
  });
  const send = (status: number, body: string, req: Request, res: Response) =>
    writeAnswer({ status, headers: HEADERS, body }, req, res, logger);
  app.use(['/healthz', '/readyz'], securityHeaders(config));
  app.get('/healthz', (req, res) =>
    readiness.draining ? send(503, 'ending\n', req, res) : send(200, 'ok\n', req, res),
  );
  app.get('/readyz', async (req, res) => {
    const { ready, text } = await readiness.check();
    await send(ready ? 200 : 503, text, req, res);
  });
}
