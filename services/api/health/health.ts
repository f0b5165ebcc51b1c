import type { Express, Request, Response } from 'express';
import type { Dependencies } from '../platform/dependencies.ts';
import { writeAnswer } from '../platform/http/answer/write-answer.ts';

const HEADERS = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };

/** GET /healthz: this process serves. GET /readyz: it should be given requests; the lines say who answers. */
export function mountHealth(app: Express, { readiness, logger }: Pick<Dependencies, 'readiness' | 'logger'>): void {
  app.use((_req, res, next) => {
    if (readiness.draining) res.set('Connection', 'close');
    next();
  });
  const send = (status: number, body: string, req: Request, res: Response) =>
    writeAnswer({ status, headers: HEADERS, body }, req, res, logger);
  app.get('/healthz', (req, res) => send(200, 'ok\n', req, res));
  app.get('/readyz', async (req, res) => {
    const { ready, text } = await readiness.check();
    await send(ready ? 200 : 503, text, req, res);
  });
}
