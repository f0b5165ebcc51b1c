import type { Express } from 'express';
import type { Dependencies } from './platform/dependencies.ts';

/** GET /healthz: this process serves. GET /readyz: it should be given requests; the lines say who answers. */
export function mountHealth(app: Express, { readiness }: Pick<Dependencies, 'readiness'>): void {
  app.use((_req, res, next) => {
    if (readiness.draining) res.set('Connection', 'close');
    next();
  });
  app.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').type('text/plain').send('ok\n');
  });
  app.get('/readyz', async (_req, res) => {
    const { ready, text } = await readiness.check();
    res
      .set('Cache-Control', 'no-store')
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(text);
  });
}
