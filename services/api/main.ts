import { createServer } from 'node:http';
import { openDatabase } from '#db/connection.ts';
import { readConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { onShutdown } from '../platform/shutdown.ts';
import { createApp } from './app.ts';
import { createDependencies } from './dependencies.ts';

const config = readConfig(process.env);
const logger = createLogger('api', config.logLevel);
const db = openDatabase(config.databaseUrl, {
  max: 20,
  statementTimeout: 10_000,
  onError: (error) => logger.warn({ err: error }, 'lost a database connection'),
});
const app = await createApp(createDependencies({ db, config, logger }));

const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, connectionsCheckingInterval: 1000 }, app);
server.keepAliveTimeout = 65_000;
server.maxConnections = 10_000;

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `Port ${config.port} is in use. Stop the other program or set PORT.` : error.message;
  logger.fatal(reason);
  process.exit(1);
});
server.listen(config.port, config.host, () => logger.info({ host: config.host, port: config.port }, 'the API listens'));

// requests under way finish; idle keep-alive connections are closed at once
onShutdown(
  async () => {
    await new Promise((closed) => server.close(closed));
    await db.close();
  },
  { logger },
);
