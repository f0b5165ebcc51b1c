/**
 * `npm run bench:data -- --tenders 1000000 [--url postgres://…]`: fills an empty database (by default a new embedded one
 * in `--dir`, which stays) with seeded notices of five years: a few frequent words and many rare ones, 5 % Urdu, half of
 * them with scanned text. Read rows only; what needs the event log uses `npm run import`.
 */
import { parseArgs } from 'node:util';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { openDatabase } from '#db/connection.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { loadNotices } from './load.ts';

const { values } = parseArgs({
  options: {
    tenders: { type: 'string', default: '10000' },
    url: { type: 'string' },
    dir: { type: 'string', default: 'bench/.data' },
    today: { type: 'string', default: karachiDay(new Date()) },
  },
});
const count = Number(values.tenders);
if (!Number.isInteger(count) || count < 1) throw new Error('--tenders needs a whole number from 1');
const postgres = values.url === undefined ? await startEmbeddedPostgres({ dataDir: values.dir }) : undefined;
const url = values.url ?? postgres?.url ?? '';
await migrate(url);
const owner = openDatabase(url, { role: 'owner', max: 3 });
const began = Date.now();
await loadNotices(owner, count, values.today, (done) => {
  if (done % 20_000 === 0) console.log(`${done.toLocaleString('en')} of ${count.toLocaleString('en')}`);
});
console.log(`${count.toLocaleString('en')} tenders in ${((Date.now() - began) / 1000).toFixed(0)} s`);
await owner.close();
await postgres?.stop();
