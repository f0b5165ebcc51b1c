/** `server.child.ts DATABASE_URL`: the API in a process of its own, with its cache of answers, as in production. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '#db/connection.ts';
import { createApp } from '../../services/api/app.ts';
import { createDependencies } from '../../services/api/dependencies.ts';
import { openAnswers } from '../../services/api/platform/answer-cache/open-answers.ts';
import { readConfig } from '../../services/platform/config.ts';
import { createLogger } from '../../services/platform/logger.ts';

const url = process.argv[2] ?? '';
const settings = { DATABASE_URL: url, SESSION_SECRET: 'benchmark '.repeat(4), RATE_LIMIT_SCALE: '1000000' };
const config = readConfig({ ...settings, SAMPLE_DATA: '0' });
const logger = createLogger('api', 'warn');
const db = openDatabase(url, { max: 10 });
const answers = openAnswers(db, config, logger);
const server = createServer(await createApp(createDependencies({ db, config, logger, answers })));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('disconnect', () => process.exit());
