import type { Express } from 'express';
import { sql } from '#db/connection.ts';
import type { Dependencies } from './platform/dependencies.ts';

/** GET /healthz: this process serves. GET /readyz: Postgres answers too; asked at most once a second. */
export function mountHealth(app: Express, { db }: Dependencies): void {
  let checkedAt = 0;
  let ready = Promise.resolve(false);
  const check = () => {
    if (Date.now() - checkedAt > 1000) {
      checkedAt = Date.now();
      ready = db.query(sql`SELECT 1`).then(
        () => true,
        () => false,
      );
    }
    return ready;
  };
  app.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').type('text/plain').send('ok\n');
  });
  app.get('/readyz', async (_req, res) => {
    const ok = await check();
    res
      .set('Cache-Control', 'no-store')
      .status(ok ? 200 : 503)
      .type('text/plain')
      .send(ok ? 'ready\n' : 'not ready\n');
  });
}
