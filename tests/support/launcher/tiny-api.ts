import { createServer } from 'node:http';
import { openDatabase, sql } from '#db/connection.ts';
import { readConfig } from '../../../services/platform/config.ts';
import { onShutdown } from '../../../services/platform/shutdown.ts';

/** Stands in for the API where only the launcher is under test: answers its health and who it is. */
if (process.env.TINY_API_FAILS === '1') process.exit(3);
const config = readConfig();
const db = openDatabase(config.databaseUrl, { max: 2 });

const server = createServer((req, res) => {
  if (req.url === '/healthz') res.end('ok');
  else if (req.url === '/crash') process.exit(3);
  else {
    db.query<{ pid: number }>(sql`SELECT 1 AS pid`).then(
      () => res.end(JSON.stringify({ pid: process.pid, dev: config.dev, uid: process.getuid?.() })),
      () => res.writeHead(503).end(),
    );
  }
});
server.listen(config.port, config.host);

onShutdown(async () => {
  if (process.env.TINY_API_HANGS === '1') await new Promise(() => undefined);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await db.close();
});
