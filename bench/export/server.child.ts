/** `server.child.ts DATABASE_URL`: the API in a process of its own, which tells its memory every 20 ms. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '#db/connection.ts';
import { createApp } from '../../services/api/app.ts';
import { createDependencies } from '../../services/api/dependencies.ts';
import { firstAdministrator } from '../../services/api/first-run.ts';
import { readConfig } from '../../services/platform/config.ts';
import { createLogger } from '../../services/platform/logger.ts';
import { ADMIN } from './admin.ts';

const TELL_EVERY_MS = 20;
const STATEMENT_TIMEOUT_MS = 10_000;

const url = process.argv[2] ?? '';
const settings = {
  DATABASE_URL: url,
  SESSION_SECRET: 'benchmark '.repeat(4),
  RATE_LIMIT_SCALE: '1000000',
  SAMPLE_DATA: '0',
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
};
const config = readConfig(settings);
const db = openDatabase(url, { max: 10, statementTimeout: STATEMENT_TIMEOUT_MS });
await firstAdministrator(db, config);
const server = createServer(await createApp(createDependencies({ db, config, logger: createLogger('api', 'warn') })));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
setInterval(() => process.send?.({ bytes: process.memoryUsage.rss() }), TELL_EVERY_MS);
process.once('disconnect', () => process.exit());
