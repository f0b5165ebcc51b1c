import { expect, test } from 'vitest';
import { addDays } from '#contracts/rules/karachi-time.ts';
import { CITIES } from '#contracts/vocabulary/cities.ts';
import { sql } from '#db/connection.ts';
import { everyEndpoint } from '../../support/api/every-endpoint.ts';
import { startApi } from '../../support/api/start-api.ts';
import { forAllTests } from '../../support/for-tests.ts';
import { publishFacts } from '../../support/tenders/publish-facts.ts';
import { addCategory, tenderFacts } from '../../support/tenders/tender-samples.ts';

const MANY = 4000;
const CONNECTIONS = 10;

const PAGES = ['/', '/tenders', '/tenders?city=Lahore', '/tenders/1', '/newsletter'];

const api = forAllTests(async () => {
  const started = await startApi();
  await addCategory(started.owner, 'Works');
  await publishFacts(
    started.db,
    Array.from({ length: MANY }, (_, at) => {
      const publishDate = addDays('2024-01-01', Math.floor(at / 9));
      return tenderFacts({
        title: `Works ${at}`,
        city: CITIES[at % 40] ?? null,
        publishDate,
        closingDate: addDays(publishDate, 20),
      });
    }),
  );
  await started.owner.query(sql`ANALYZE`);
  return started;
});
const chief = forAllTests(() => api.superAdmin());

/** Rows and entries of indexes of tenders that were read so far. Each connection tells when it is asked to. */
async function reads(): Promise<number> {
  const flush = () => api.db.query(sql`SELECT pg_stat_force_next_flush(), pg_sleep(0.01)`);
  await Promise.all(Array.from({ length: CONNECTIONS }, flush));
  const [row] = await api.owner.query<{ n: number }>(sql`SELECT (
      (SELECT seq_tup_read FROM pg_stat_user_tables WHERE relname = 'tender')
      + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE relname = 'tender'))::int AS n`);
  return row?.n ?? 0;
}

/** Calls that answer all there is, by their nature. */
const WHOLE = ['/api/admin/events/export', '/tenders.csv', '/tenders.ics', '/sitemap.xml'];

test('no page and no call that tells of some tenders reads a tenth of all', async () => {
  const calls = everyEndpoint().filter(({ method, path }) => method === 'GET' && !WHOLE.includes(path));
  const many: string[] = [];
  for (const path of [...PAGES, ...calls.map((call) => call.path.replace(/:\w+/g, '1'))]) {
    const before = await reads();
    await chief.request('GET', path);
    const read = (await reads()) - before;
    if (read > MANY / 10) many.push(`${path} reads ${read}`);
  }
  expect(many).toEqual([]);
});
