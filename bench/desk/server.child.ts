/** `server.child.ts DATABASE_URL`: the API in a process of its own, to which everybody is its first administrator. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { User } from '#contracts/api/users.ts';
import { openDatabase } from '#db/connection.ts';
import { createApp } from '../../services/api/app.ts';
import { createDependencies } from '../../services/api/dependencies.ts';
import { readConfig } from '../../services/platform/config.ts';
import { createLogger } from '../../services/platform/logger.ts';

const url = process.argv[2] ?? '';
const settings = { DATABASE_URL: url, SESSION_SECRET: 'benchmark '.repeat(4), RATE_LIMIT_SCALE: '1000000' };
const config = readConfig({ ...settings, SAMPLE_DATA: '0' });
const logger = createLogger('api', 'warn');
const db = openDatabase(url, { max: 10 });
const dependencies = createDependencies({ db, config, logger });
const chief = { id: 1, username: 'chief', isAdmin: true } as User;
const sessions = { ...dependencies.sessions, current: async () => chief };
const server = createServer(await createApp({ ...dependencies, sessions }));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('disconnect', () => process.exit());
