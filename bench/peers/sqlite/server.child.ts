/** `server.child.ts FILE`: a bare HTTP server with SQLite in its own process; the same cards as our list, the same header. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { presentCard } from '../../../services/platform/tenders/present-tender.ts';
import { openSqlite } from './database.ts';

const sqlite = openSqlite(process.argv[2] ?? '');
const server = createServer((req, res) => {
  const asked = new URL(req.url ?? '/', 'http://localhost').searchParams;
  const [city, search] = [asked.get('city'), asked.get('search')];
  const { rows, total } = sqlite.list({ ...(city === null ? {} : { city }), ...(search === null ? {} : { search }) });
  const now = new Date();
  const body = JSON.stringify(rows.map((row) => presentCard(row, now)));
  res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'X-Total-Count': total }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('disconnect', () => process.exit());
