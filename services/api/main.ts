import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { DOCUMENT_MAX_BYTES } from '#contracts/vocabulary/lists/documents.ts';
import { assertCurrent } from '#db/assert-current.ts';
import { assertDirect, isDirect } from '#db/connection/assert-direct.ts';
import { watchReplica } from '#db/connection/read-replica.ts';
import { HANG_MS, openDatabase } from '#db/connection.ts';
import { assertDurable } from '#db/event-store/guarantees/assert-durable.ts';
import { API_STATEMENT_TIMEOUT_MS } from '#db/roles/ensure-roles.ts';
import { StartError } from '#db/start-error.ts';
import { toStartError } from '../platform/command/open-target.ts';
import { type Config, configWarnings, readConfig } from '../platform/config.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { resealPassword } from '../platform/mail/sealed-password.ts';
import { observePool } from '../platform/metrics/database-metrics.ts';
import { serveMetrics } from '../platform/metrics/metrics-server.ts';
import { observeStorage } from '../platform/metrics/storage.ts';
import { assertPatchedNode } from '../platform/node-version.ts';
import { runMain } from '../platform/run-main.ts';
import { onShutdown } from '../platform/shutdown.ts';
import { startTracing } from '../platform/telemetry/tracing.ts';
import { createApp } from './app.ts';
import { createDependencies } from './dependencies.ts';
import { observePortal } from './health/portal-metrics.ts';
import { FONT_SETTINGS } from './modules/tenders/index.ts';
import { resealKeys } from './modules/users/index.ts';
import { noteAssets } from './pages/former-assets.ts';
import { openAnswers } from './platform/answer-cache/open-answers.ts';
import { closeStalledReaders } from './platform/http/connections/close-stalled-readers.ts';
import { closeUnreadBodies } from './platform/http/connections/close-unread-bodies.ts';
import { stopServing } from './platform/http/connections/stop-serving.ts';
import { SLOWEST, timeFor } from './platform/http/read-body.ts';
import { registry } from './platform/telemetry/api-metrics.ts';
import { answerBrokenRequests } from './platform/telemetry/broken-requests.ts';

/** A caller who reads nothing for so long is gone; Node gives a second round to an answer of which a part went out. */
const IDLE_READER_MS = 60_000;
/** A body that nobody reads any more is looked at so often. */
const UNREAD_MS = 30_000;

const ASSETS = new URL('../../web/dist/client/assets/', import.meta.url);

process.env.FONTCONFIG_FILE = FONT_SETTINGS; // the library that draws letters reads nothing else

await runMain(async () => {
  const config = readConfig();
  assertPatchedNode(config);
  const logger = createLogger('api', config.logLevel);
  for (const warning of configWarnings(config)) logger.warn(warning);
  const open = (url: string, sessionUrl: string | undefined) =>
    openDatabase(url, {
      max: 20,
      sessionUrl,
      answerWithin: API_STATEMENT_TIMEOUT_MS + HANG_MS,
      onError: (error) => logger.warn({ err: error }, 'lost a database connection'),
    });
  const db = open(config.databaseUrl, config.databaseSessionUrl);
  const direct = config.databaseSessionUrl ?? config.databaseUrl;
  const warnings = await assertDirect(direct)
    .then(() => assertDurable(db, 'api'))
    .then((found) => assertCurrent(direct, { mayBeNewer: true }).then(() => found))
    .catch((error: unknown) => {
      throw toStartError(error, config.databaseUrl);
    });
  for (const warning of warnings) logger.warn(warning);
  await resealKeys(db, config.sessionSecrets);
  await resealPassword(db, config.sessionSecrets);
  const endTracing = await startTracing('api', config);
  const reading =
    config.databaseReadUrl === config.databaseUrl
      ? undefined
      : open(config.databaseReadUrl, await sessionUrlOfReplica(config));
  const replica =
    reading && watchReplica(db, reading, { onChange: (isRead) => logger.info({ isRead }, 'the replica') });
  const answers = openAnswers(db, config, logger);
  const dependencies = await createDependencies({ db, config, logger, answers, ...(replica ? { replica } : {}) });
  const { readiness, redis } = dependencies;
  const app = await createApp(dependencies);
  observePool(registry, db);
  observeStorage(registry, db, config.dataDir);
  observePortal(registry, db, logger);
  const server = createServer({
    requestTimeout: timeFor(DOCUMENT_MAX_BYTES), // whoever reads a body has a shorter time for a smaller one
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1000,
    requireHostHeader: false,
  });
  server.keepAliveTimeout = 65_000;
  server.maxConnections = 10_000;
  closeStalledReaders(server, IDLE_READER_MS);
  closeUnreadBodies(server, { bytes: UNREAD_MS * SLOWEST, eachMs: UNREAD_MS });
  answerBrokenRequests(server, app, logger);
  const { metricsPort: port, metricsHost: host, shutdownDelay } = config;
  const closeMetrics = await serveMetrics({ port, host, registry, readiness, logger });
  await listen(server, config, logger);
  noteAssets(db, ASSETS).catch((error: unknown) => logger.warn({ err: error }, 'the files of the web were not noted'));
  // Not ready from now on, what a proxy still sends is answered; then listening ends, and after as long unused connections.
  onShutdown(
    async () => {
      readiness.drain();
      await sleep(shutdownDelay * 1000);
      await stopServing(server, shutdownDelay * 1000);
      await Promise.all([
        replica?.close(),
        answers?.close(),
        dependencies.securityLog.flush(),
        dependencies.unfound.flush(),
      ]);
      await Promise.all([db.close(), reading?.close(), closeMetrics(), endTracing()]);
      redis?.disconnect();
    },
    { logger, deadline: 10_000 + shutdownDelay * 1000 },
  );
});

/** A pooler may stand before the replica alone; what needs a session then has one at the primary. One that is away counts as pooled. */
async function sessionUrlOfReplica({ databaseUrl, databaseReadUrl, databaseSessionUrl }: Config) {
  if (databaseSessionUrl !== undefined) return databaseSessionUrl;
  return (await isDirect(databaseReadUrl).catch(() => false)) ? undefined : databaseUrl;
}

function listen(server: ReturnType<typeof createServer>, { port, host }: Config, logger: Logger): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use. Stop the other program or set PORT.`,
        EACCES: `This user may not listen on port ${port}. Set PORT above 1023 and put a proxy in front.`,
        EADDRNOTAVAIL: `HOST ${host} is no address of this machine. Set it to one, or leave it out to listen on all.`,
        ENOTFOUND: `HOST ${host} is not known here. Set it to an address of this machine, or leave it out to listen on all.`,
      };
      reject(new StartError(reasons[error.code ?? ''] ?? error.message));
    });
    server.listen(port, host, () => {
      logger.info({ host, port }, 'the API listens');
      resolve();
    });
  });
}
