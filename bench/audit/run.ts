/**
 * `npm run bench:audit`: pages of the audit console at a million events against the same pages at ten thousand, as
 * ratios out of one interleaved run. Writes results.json and exits 1 when the bar is missed. `--events 100000 --dry`
 * tries things out.
 */
import { parseArgs } from 'node:util';
import { addDays, karachiDay, karachiInstant } from '#contracts/rules/karachi-time.ts';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';
import { migrate } from '#db/migrate.ts';
import { presentEvents } from '../../services/api/modules/audit/audit.presenter.ts';
import { type EventFilter, type EventWindow, findEvents } from '../../services/api/modules/audit/audit.queries.ts';
import { quantile, writeResults } from '../lib/bars.ts';
import { openEmptyPortal } from '../lib/empty-portal.ts';
import { fillLog, index } from './data.ts';

const { values } = parseArgs({
  options: { events: { type: 'string', default: '1000000' }, dry: { type: 'boolean', default: false } },
});
const SMALL = 10_000;
const large = Number(values.events);
const ROUNDS = 40;
const BAR = 1.5;
const TAIL = 500;

type Ask = (count: number) => readonly [EventFilter, Partial<EventWindow>];

/** Karachi day in the middle of the generated time. */
const middle = (count: number) => karachiDay(new Date(Date.now() - (count / 2) * 30_000));
const dayOf = (count: number): EventFilter => ({
  from: karachiInstant(middle(count)).toISOString(),
  until: karachiInstant(addDays(middle(count), 1)).toISOString(),
});

const PAGES: Readonly<Record<string, Ask>> = {
  newest: () => [{}, {}],
  'from the middle on': (count) => [{}, { before: count / 2 }],
  'newer than the middle': (count) => [{}, { after: count / 2 }],
  'a common type': () => [{ type: 'TenderPublished' }, {}],
  'a rare type': () => [{ type: 'AdminGranted' }, { limit: 10 }],
  'an actor': () => [{ actor: 'user-3' }, {}],
  'an actor and a type': () => [{ actor: 'user-3', type: 'TenderUpdated' }, {}],
  'a record': (count) => [{ records: [`tender-${count / 2}`] }, {}],
  refused: () => [{ refused: true }, {}],
  'one day': (count) => [dayOf(count), {}],
  'one day and a type': (count) => [{ ...dayOf(count), type: 'TenderUpdated' }, {}],
  'one day, refused': (count) => [{ ...dayOf(count), refused: true }, { limit: 20 }],
};

const { postgres, owner: server, stop } = await openEmptyPortal();
const logs = [await openLog('small_log', SMALL), await openLog('large_log', large)] as const;
const pages: Record<string, { ratio: number; small: number; large: number }> = {};
for (const [name, ask] of Object.entries(PAGES)) pages[name] = await compare(ask);
const worst = Math.max(...Object.values(pages).map(({ ratio }) => ratio));
const [sizes] = await logs[1].owner.query<object>(sql`SELECT pg_size_pretty(pg_total_relation_size('es.events')) AS log,
  pg_size_pretty(pg_total_relation_size('audit_entry')) AS index`);

console.table(pages);
await writeResults(
  import.meta.url,
  {
    bars: [{ name: 'slowest page, 1,000,000 ÷ 10,000 events', measured: worst, atMost: BAR }],
    events: { small: SMALL, large, notYetIndexed: TAIL },
    indexedPerSecond: logs[1].indexedPerSecond,
    ...sizes,
    rounds: ROUNDS,
    pages,
  },
  values,
);
for (const { db, owner } of logs) await Promise.all([db.close(), owner.close()]);
await stop();

/** A database with a log of `count` events, of which the newest are not yet in the index. */
async function openLog(name: string, count: number) {
  await server.query(sql`CREATE DATABASE ${sql.ident(name)}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const { worker } = await migrate(url.href);
  const owner = openDatabase(url.href, { role: 'owner', max: 1 });
  const db = openDatabase(worker, { max: 4 });
  await fillLog(owner, count);
  const indexedPerSecond = await index(db, owner, count);
  for (let n = 0; n < TAIL; n++) await appendOne(db, n);
  return { db, owner, count, indexedPerSecond };
}

async function appendOne(db: Database, n: number): Promise<void> {
  const meta = { actor: { kind: 'visitor' }, requestId: 'r', correlationId: 'r', outcome: 'done' } as const;
  const events = [newEvent({ type: 'ContactMessageReceived', data: {} })];
  await appendToStream(db, { streamId: `contact-${n}`, expectedVersion: 0, events, meta });
}

async function compare(ask: Ask) {
  const quotients: number[] = [];
  const times: [number[], number[]] = [[], []];
  for (let round = -3; round < ROUNDS; round++) {
    const [small, big] = [await time(logs[0], ask), await time(logs[1], ask)];
    if (round < 0) continue; // warms up
    quotients.push(big / small);
    times[0].push(small);
    times[1].push(big);
  }
  return { ratio: median(quotients), small: median(times[0]), large: median(times[1]) };
}

/** Milliseconds of one page: found, and put into words. */
async function time({ db, count }: (typeof logs)[number], ask: Ask): Promise<number> {
  const [filter, window] = ask(count);
  const began = performance.now();
  const events = await presentEvents(db, await findEvents(db, filter, { limit: 51, ...window }));
  const took = performance.now() - began;
  if (events.length === 0) throw new Error('a page of the benchmark is empty');
  return took;
}

function median(numbers: readonly number[]): number {
  return Number(quantile(numbers, 0.5).toFixed(2));
}
