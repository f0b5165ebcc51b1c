import { createServer } from 'node:http';
import { openDatabase } from '#db/connection.ts';
import { assertDurable } from '#db/event-store/assert-durable.ts';
import { StartError } from '#db/start-error.ts';
import { type Config, configWarnings, readConfig } from '../platform/config.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { assertPatchedNode } from '../platform/node-version.ts';
import { runMain } from '../platform/run-main.ts';
import { onShutdown } from '../platform/shutdown.ts';
import { createApp } from './app.ts';
import { createDependencies } from './dependencies.ts';

await runMain(async () => {
  const config = readConfig();
  assertPatchedNode(config);
  const logger = createLogger('api', config.logLevel);
  for (const warning of configWarnings(config)) logger.warn(warning);
  const db = openDatabase(config.databaseUrl, {
    max: 20,
    statementTimeout: 10_000,
    onError: (error) => logger.warn({ err: error }, 'lost a database connection'),
  });
  for (const warning of await assertDurable(db)) logger.warn(warning);
  const app = await createApp(createDependencies({ db, config, logger }));
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    app,
  );
  server.keepAliveTimeout = 65_000;
  server.maxConnections = 10_000;
  await listen(server, config, logger);
  // requests under way finish; idle keep-alive connections are closed at once
  onShutdown(
    async () => {
      await new Promise((closed) => server.close(closed));
      await db.close();
    },
    { logger },
  );
});

function listen(server: ReturnType<typeof createServer>, { port, host }: Config, logger: Logger): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      reject(new StartError(inUse ? `Port ${port} is in use. Stop the other program or set PORT.` : error.message));
    });
    server.listen(port, host, () => {
      logger.info({ host, port }, 'the API listens');
      resolve();
    });
  });
}
