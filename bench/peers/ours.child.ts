/** `ours.child.ts URL`: the API over that database, as in production, without limits and without its cache of answers: what is measured is the query. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../../db/connection.ts';
import { createApp } from '../../services/api/app.ts';
import { createDependencies } from '../../services/api/dependencies.ts';
import { readConfig } from '../../services/platform/config.ts';
import { createLogger } from '../../services/platform/logger.ts';

const url = process.argv[2] ?? '';
const settings = {
  DATABASE_URL: url,
  SESSION_SECRET: 'benchmark '.repeat(4),
  RATE_LIMIT_SCALE: '1000000',
  ANSWER_CACHE_MB: '0',
};
const config = { ...readConfig(settings), production: true };
const db = openDatabase(url, { max: 20 });
const app = await createApp(createDependencies({ db, config, logger: createLogger('api', 'warn') }));
const server = createServer(app as RequestListener);
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
