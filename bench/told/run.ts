/**
 * `npm run bench:told`: how soon a change of a notice has reached 10,000 people who were sent it, from the event to the last
 * stored mail. The product runs as by `npm start`, so with the half minute in which further changes are waited for. Writes
 * results.json and exits 1 above a minute; `-- --people 500 --dry` tries things out.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { findRunningPostgres } from '#db/embedded-postgres/find-running.ts';
import { Actor } from '../../tests/support/http.ts';
import { startProduct } from '../../tests/support/launcher/start-product.ts';
import { tenderBody } from '../../tests/support/tenders/tender-samples.ts';
import { rounded, writeResults } from '../lib/bars.ts';

const { values } = parseArgs({
  options: { people: { type: 'string', default: '10000' }, dry: { type: 'boolean', default: false } },
});
const people = Number(values.people);
const dataDir = await mkdtemp(join(tmpdir(), 'ailaan-bench-'));

const product = await startProduct('bench-told', { DATA_DIR: dataDir, SAMPLE_DATA: '0' });
try {
  if ('failure' in product.running) throw new Error(product.running.failure);
  const { url, username, password } = product.running;
  const chief = new Actor(url);
  await chief.call(userEndpoints.login, { body: { username, password } });
  const today = karachiDay(new Date());
  const body = tenderBody({ categories: ['Construction'], publishDate: today, closingDate: addDays(today, 20) });
  const { id } = await chief.call(tenderEndpoints.create, { body });

  const owner = openDatabase((await findRunningPostgres(dataDir)) ?? '', { role: 'owner', max: 1 });
  await owner.query(sql`WITH reader AS (INSERT INTO subscription (id, version, email, full_name, business_type, interest_areas,
      categories, cities, provinces, sectors, words, email_frequency, is_active, is_premium, expires_at, plan, payment_reference,
      created_at, premium_position)
    SELECT n, 1, 's' || n || '@firm.example.pk', 'Subscriber ' || n, 'Supplier', '{}', '{}', '{}', '{}', '{}', '', 'daily', true, true,
      now() + interval '1 year', 'yearly', 'AL-' || n, now() - interval '60 days', 0 FROM generate_series(1, ${people}::int) n RETURNING id)
    INSERT INTO sent_tender (subscription_id, tender_id, mail_id, version) SELECT id, ${id}::int, id, 1 FROM reader`);

  await chief.call(tenderEndpoints.update, { params: { id }, body: { ...body, closingDate: addDays(today, 25) } });
  const progress = async () => {
    const [row] = await owner.query<{ mails: number; people: number; first: number; last: number }>(sql`
      SELECT count(*) AS mails, count(DISTINCT m.subscription_id) AS people,
        extract(epoch FROM min(m.created_at) - e.at)::float AS first, extract(epoch FROM max(m.created_at) - e.at)::float AS last
      FROM mail m, (SELECT max(recorded_at) AS at FROM es.events WHERE stream_id = ${`tender-${id}`}) e
      WHERE m.kind = 'change' GROUP BY e.at`);
    return row ?? { mails: 0, people: 0, first: 0, last: Number.POSITIVE_INFINITY };
  };
  const end = Date.now() + 180_000;
  while ((await progress()).people < people && Date.now() < end) await sleep(500);
  await sleep(10_000); // a second mail would come now
  const told = await progress();
  await owner.close();
  await writeResults(
    import.meta.url,
    {
      bars: [
        { name: 'seconds until everybody was mailed', measured: rounded(told.last), atMost: 60, unit: 's' },
        { name: 'people who got none', measured: people - told.people, atMost: 0 },
        { name: 'mails too many', measured: told.mails - told.people, atMost: 0 },
      ],
      people,
      secondsUntilTheFirst: rounded(told.first),
      loadAverage: rounded(loadavg()[0] ?? 0),
    },
    { dry: values.dry },
  );
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
