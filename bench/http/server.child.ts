/**
 * One contender: `ours DIR` (the API and its pages over the database in DIR, without and with the cache of answers) or `bare`
 * (answers the bytes it is told). Tells its ports.
 */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '#db/connection.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { createApp } from '../../services/api/app.ts';
import { createDependencies } from '../../services/api/dependencies.ts';
import { openAnswers } from '../../services/api/platform/answer-cache/open-answers.ts';
import { readConfig } from '../../services/platform/config.ts';
import { createLogger } from '../../services/platform/logger.ts';
import { webIsBuilt } from '../../tests/support/api/start-api.ts';

export interface Bytes {
  readonly path: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const [, , kind, dir = ''] = process.argv;
const ports: number[] = [];
for (const listener of kind === 'ours' ? await ours() : [bare()]) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ports.push((server.address() as AddressInfo).port);
}
process.send?.(ports);

async function ours(): Promise<RequestListener[]> {
  await webIsBuilt();
  const { url } = await startEmbeddedPostgres({ dataDir: dir });
  const { api } = await migrate(url);
  const settings = { DATABASE_URL: api, SESSION_SECRET: 'benchmark '.repeat(4), RATE_LIMIT_SCALE: '1000000' };
  const config = { ...readConfig(settings), production: true };
  const logger = createLogger('api', 'warn');
  const db = openDatabase(api, { max: 20 });
  const answers = openAnswers(db, config, logger);
  const [without, cached] = await Promise.all([
    createDependencies({ db, config, logger }).then(createApp),
    createDependencies({ db, config, logger, answers }).then(createApp),
  ]);
  return [without, cached] as RequestListener[];
}

/** Compares the entity tag and answers 304, or the bytes, which lie ready. */
function bare(): RequestListener {
  const answers = new Map<string, { etag: string; headers: Record<string, string>; body: Buffer }>();
  process.on('message', (list: Bytes[]) => {
    for (const { path, etag, headers, body } of list)
      answers.set(path, { etag, headers: { ...headers }, body: Buffer.from(body, 'base64') });
    process.send?.('ready');
  });
  return (req, res) => {
    const answer = answers.get(req.url ?? '');
    if (answer === undefined) return res.writeHead(404).end();
    if (answer.etag !== '' && req.headers['if-none-match'] === answer.etag)
      return res.writeHead(304, answer.headers).end();
    return res.writeHead(200, answer.headers).end(answer.body);
  };
}
process.once('disconnect', () => process.exit());
