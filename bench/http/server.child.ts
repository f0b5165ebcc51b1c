/** One contender: `ours DIR` (the API and its pages over the database in DIR) or `bare` (answers the bytes it is told). */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '#db/connection.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { createApp } from '../../services/api/app.ts';
import { createDependencies } from '../../services/api/dependencies.ts';
import { readConfig } from '../../services/platform/config.ts';
import { createLogger } from '../../services/platform/logger.ts';

export interface Bytes {
  readonly path: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const [, , kind, dir = ''] = process.argv;
const server = createServer(kind === 'ours' ? ((await ours()) as RequestListener) : bare());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

async function ours() {
  const { url } = await startEmbeddedPostgres({ dataDir: dir });
  await migrate(url);
  const settings = { DATABASE_URL: url, SESSION_SECRET: 'benchmark '.repeat(4), RATE_LIMIT_SCALE: '1000000' };
  const config = { ...readConfig(settings), production: true };
  return createApp(
    createDependencies({ db: openDatabase(url, { max: 20 }), config, logger: createLogger('api', 'warn') }),
  );
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
