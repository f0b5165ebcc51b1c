import { createServer, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { StartError } from '#db/start-error.ts';
import type { Logger } from '../logger.ts';
import type { Readiness } from './readiness.ts';
import { version } from './version.ts';

/** Each look wakes an idle process; a hundred a second, as by default, cost more than all else that it does. */
const LAG_LOOK_MS = 50;

interface Parts {
  readonly port: number | undefined;
  readonly host: string;
  readonly registry: Registry;
  readonly readiness: Readiness;
  readonly logger: Logger;
}

/**
 * Serves GET /metrics (Prometheus text), /healthz and /readyz on a port of their own, never the public one; nothing
 * without a port. Answers a function that closes it. @throws StartError when it cannot listen there
 */
export async function serveMetrics({ port, host, registry, readiness, logger }: Parts): Promise<() => Promise<void>> {
  if (port === undefined) return async () => undefined;
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_LOOK_MS });
  new Gauge({
    name: 'ailaan_info',
    help: 'Always 1; the version stands in the label.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: version() }, 1);
  const answer = (res: ServerResponse, status: number, type: string, text: string) =>
    res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
  const server = createServer({ requestTimeout: 10_000 }, async (req, res) => {
    try {
      if (req.method !== 'GET') answer(res, 405, 'text/plain', 'Only GET\n');
      else if (req.url === '/metrics') answer(res, 200, registry.contentType, await registry.metrics());
      else if (req.url === '/healthz') answer(res, 200, 'text/plain', 'ok\n');
      else if (req.url === '/readyz') {
        const { ready, text } = await readiness.check();
        answer(res, ready ? 200 : 503, 'text/plain', text);
      } else answer(res, 404, 'text/plain', 'Only /metrics, /healthz and /readyz\n');
    } catch (error) {
      logger.warn({ err: error }, 'the metrics could not be told');
      answer(res, 500, 'text/plain', 'The metrics could not be told; the log says why.\n');
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use. Set METRICS_PORT to another number.`,
        EADDRNOTAVAIL: `METRICS_HOST ${host} is no address of this machine. Set it to one.`,
      };
      reject(new StartError(reasons[error.code ?? ''] ?? error.message));
    });
    server.listen(port, host, resolve);
  });
  logger.info({ host, port }, 'metrics are told');
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}
