/**
 * `npm run bench:desk`: the desk at a million events, with as many emails, 100,000 subscriptions and 200 sources of notices.
 * How long its two calls take over HTTP, and how large the answer is. Writes results.json and exits 1 when a bar is missed;
 * `-- --events 50000 --tenders 10000 --dry` tries things out.
 */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { DESK_DAYS } from '#contracts/vocabulary/lists/desk.ts';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { countMails } from '#db/day-counts/count-mails.ts';
import { DAY_COUNTS, followDays } from '#db/day-counts/follow-days.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import { fillLog } from '../audit/data.ts';
import { loadNotices } from '../data/load.ts';
import { quantile, rounded, writeResults } from '../lib/bars.ts';
import { forkServer } from '../lib/child.ts';
import { openEmptyPortal } from '../lib/empty-portal.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    tenders: { type: 'string', default: '100000' },
    dry: { type: 'boolean', default: false },
  },
});
const [events, tenders] = [Number(values.events), Number(values.tenders)];
const SAMPLES = 200;
const WARM_UP = 20;
const today = karachiDay(new Date());

const { logins, owner, stop } = await openEmptyPortal({ durable: false });
const worker = openDatabase(logins.worker, { max: 3 });
await loadNotices(owner, tenders, today, () => undefined);
await fillLog(owner, events);
await fillRows(owner);
const followedPerSecond = await followAll();
const mailsFirst = await timed(() => countMails(worker, today));
const mailsAgain = await timed(() => countMails(worker, today));
await owner.query(sql`VACUUM (ANALYZE)`);
const { child: api, port } = await forkServer(new URL('./server.child.ts', import.meta.url), logins.api);
const agent = new Agent({ keepAlive: true });
const load = loadavg()[0];
const [desk, waiting] = [await samples('/api/admin/desk'), await samples('/api/admin/waiting')];

await writeResults(
  import.meta.url,
  {
    bars: [
      { name: 'the desk, p95', measured: rounded(quantile(desk.times, 0.95)), atMost: 150, unit: 'ms' },
      { name: 'what waits, p95', measured: rounded(quantile(waiting.times, 0.95)), atMost: 150, unit: 'ms' },
      { name: 'answer of the desk, not compressed', measured: rounded(desk.bytes / 1000), atMost: 200, unit: 'kB' },
    ],
    size: { events, tenders, mails: events, subscriptions: events / 10 },
    medians: { desk: rounded(quantile(desk.times, 0.5)), waiting: rounded(quantile(waiting.times, 0.5)) },
    followedPerSecond,
    countingMails: { first: rounded(mailsFirst), again: rounded(mailsAgain) },
    loadAverage: load,
  },
  values,
);
agent.destroy();
api.kill();
await worker.close();
await stop();

/** A tenth as many subscriptions as events, as many emails over ninety days, and every source, category and word on every day. */
async function fillRows(db: Database): Promise<void> {
  await db.query(sql`INSERT INTO subscription (id, version, email, full_name, business_type, interest_areas, categories, cities,
      provinces, sectors, email_frequency, is_active, is_premium, expires_at, plan, payment_reference, created_at)
    SELECT n, 1, 's' || n || '@example.pk', '', '', '{}', '{}', '{}', '{}', '{}', 'daily', true, n % 3 > 0,
      CASE WHEN n % 3 > 0 THEN now() + make_interval(hours => n % 4320 - 2160) END, 'monthly', 'AL-' || n, now()
    FROM generate_series(1, ${events / 10}::int) n`);
  await db.query(sql`INSERT INTO mail (kind, period, to_address, subject, html, text, status, created_at)
    SELECT 'daily', n::text, 'a@example.pk', 'Tenders', 'x', 'x', CASE WHEN n % 100 = 0 THEN 'failed' ELSE 'sent' END,
      now() - (${events}::int - n) * (interval '90 days' / ${events}::int) FROM generate_series(1, ${events}::int) n`);
  const days = sql`generate_series(0, ${DESK_DAYS - 1}::int) AS d`;
  await db.query(
    sql`INSERT INTO day_count SELECT ${today}::date - d, 'source', 'Paper ' || n, n % 7 + d % 5 FROM ${days}, generate_series(1, 200) n`,
  );
  await db.query(
    sql`INSERT INTO day_count SELECT ${today}::date - d, 'category', (n + 100)::text, n % 7 + d % 5 FROM ${days}, generate_series(1, 60) n`,
  );
  await db.query(
    sql`INSERT INTO unfound_search SELECT ${today}::date - d, 'word ' || n + d % 9, n % 3 + 1 FROM ${days}, generate_series(1, 200) n`,
  );
}

/** Counts the log as the worker does; answers events a second. */
async function followAll(): Promise<number> {
  const caughtUp = new AbortController();
  let done = 0;
  const took = await timed(async () => {
    const following = followDays(worker, { signal: caughtUp.signal, pollMs: 20 });
    while (done < events) {
      await sleep(100);
      done = await readCheckpoint(owner, DAY_COUNTS);
    }
    caughtUp.abort();
    await following;
  });
  return Math.round(events / (took / 1000));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function samples(path: string) {
  const times: number[] = [];
  let bytes = 0;
  for (let sample = 0; sample < WARM_UP + SAMPLES; sample++) {
    const took = await timed(async () => {
      bytes = (await ask(path)).length;
    });
    if (sample >= WARM_UP) times.push(took);
  }
  return { times, bytes };
}

async function ask(path: string): Promise<string> {
  const [answer] = await once(get({ host: '127.0.0.1', port, agent, path }), 'response');
  let text = '';
  for await (const piece of answer.setEncoding('utf8')) text += piece;
  if (answer.statusCode !== 200) throw new Error(text);
  return text;
}
