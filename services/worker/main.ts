import { setFlagsFromString } from 'node:v8';
import { assertCurrent } from '#db/assert-current.ts';
import { assertDirect } from '#db/connection/assert-direct.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { assertServiceRole } from '#db/roles/assert-service-role.ts';
import { loadMailTemplates } from '#templates/mail-templates.ts';
import { toStartError } from '../platform/command/open-target.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { observePool } from '../platform/metrics/database-metrics.ts';
import { serveMetrics } from '../platform/metrics/metrics-server.ts';
import { createReadiness } from '../platform/metrics/readiness.ts';
import { runMain } from '../platform/run-main.ts';
import { onShutdown } from '../platform/shutdown.ts';
import { startTracing } from '../platform/telemetry/tracing.ts';
import type { WorkerContext } from './context.ts';
import { startWorker } from './start-worker.ts';
import { observeQueue } from './telemetry/queue-metrics.ts';
import { registry } from './telemetry/worker-metrics.ts';

// A morning of digests leaves much behind; V8 would let the heap grow to the fourfold before it looks for what is free.
setFlagsFromString('--heap-growing-percent=120');

await runMain(async () => {
  const config = readConfig();
  const logger = createLogger('worker', config.logLevel);
  await assertDatabase(config);
  const endTracing = await startTracing('worker', config);
  const worker = await startWorker(config, logger, loadMailTemplates);
  const closeMetrics = await openMetrics(worker.context, config, logger);
  logger.info({ queue: config.redisUrl === undefined ? 'Postgres' : 'Redis', mail: config.mail }, 'the worker works');
  const stop = async () => {
    await worker.stop();
    await Promise.all([closeMetrics(), endTracing()]);
  };
  onShutdown(stop, { logger, deadline: 30_000 });
});

/** Throws StartError when the worker could rewrite the log, or would find tables of before an upgrade. */
async function assertDatabase({ databaseUrl, databaseSessionUrl }: Config): Promise<void> {
  const db = openDatabase(databaseUrl, { max: 1 });
  const direct = databaseSessionUrl ?? databaseUrl;
  try {
    await assertDirect(direct);
    await assertServiceRole(db, 'worker');
    await assertCurrent(direct, { mayBeNewer: true });
  } catch (error) {
    throw toStartError(error, databaseUrl);
  } finally {
    await db.close();
  }
}

/** A worker without Postgres or without its queue does nothing, so it is ready only with both. */
function openMetrics(context: WorkerContext, config: Config, logger: Logger): Promise<() => Promise<void>> {
  const { db, queue } = context;
  const readiness = createReadiness({
    needed: { postgres: () => db.query(sql`SELECT 1`), queue: () => queue.ping() },
  });
  observePool(registry, db);
  observeQueue(registry, context);
  return serveMetrics({ port: config.metricsPort, host: config.metricsHost, registry, readiness, logger });
}
