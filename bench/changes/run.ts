/**
 * `npm run bench:changes`: the change feed at a million events. How long a page of 1,000 changes takes over HTTP, and what
 * 1,000 followers that wait cost API and Postgres while nothing happens. Reads /proc, so on Linux only. Writes
 * results.json; `-- --events 50000 --seconds 10 --dry` tries things out.
 */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Changes, WAIT_MAX } from '#contracts/api/open-data/changes.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import { followChanges, TENDER_CHANGES } from '#db/tender-changes/follow-changes.ts';
import { fillLog } from '../audit/data.ts';
import { quantile, rounded, writeResults } from '../lib/bars.ts';
import { forkServer } from '../lib/child.ts';
import { openEmptyPortal } from '../lib/empty-portal.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '90' },
    dry: { type: 'boolean', default: false },
  },
});
const events = Number(values.events);
const seconds = Number(values.seconds);
const SAMPLES = 400;
const WARM_UP = 40;
const FOLLOWERS = 1000;
const TICKS_A_SECOND = 100;

const { postgres, logins, owner, stop } = await openEmptyPortal();
await fillLog(owner, events);
const followedPerSecond = await followAll();
const { child: api, port } = await forkServer(new URL('./server.child.ts', import.meta.url), logins.api);
const agent = new Agent({ keepAlive: true, maxSockets: FOLLOWERS });

/** Fills the feed as the worker does; answers events a second. */
async function followAll(): Promise<number> {
  const began = performance.now();
  const caughtUp = new AbortController();
  const worker = openDatabase(logins.worker, { max: 2 });
  const following = followChanges(worker, { signal: caughtUp.signal, pollMs: 20 });
  while ((await readCheckpoint(owner, TENDER_CHANGES)) < events) await sleep(100);
  const rate = (events / (performance.now() - began)) * 1000;
  caughtUp.abort();
  await following;
  await worker.close();
  await owner.query(sql`VACUUM (ANALYZE) es.events, tender_change, tender_followed`);
  return Math.round(rate);
}

async function ask(query: string): Promise<Changes> {
  const asked = get({ host: '127.0.0.1', port, agent, path: `/api/changes?${query}` });
  const [answer] = await once(asked, 'response');
  let text = '';
  for await (const piece of answer.setEncoding('utf8')) text += piece;
  if (answer.statusCode !== 200) throw new Error(text);
  return JSON.parse(text);
}

/** Milliseconds of pages of 1,000 at places all over the log, in no order. */
async function pages(): Promise<number[]> {
  const cursors: string[] = [''];
  for (let next = ''; ; ) {
    const page = await ask(`limit=1000${next}`);
    if (page.changes.length < 1000) break;
    next = `&after=${page.next}`;
    cursors.push(next);
  }
  const times: number[] = [];
  for (let sample = 0; sample < WARM_UP + SAMPLES; sample++) {
    const place = cursors[Math.floor(Math.random() * (cursors.length - 1))] ?? '';
    const began = performance.now();
    const { changes } = await ask(`limit=1000${place}`);
    if (changes.length !== 1000) throw new Error(`A page of ${changes.length}`);
    if (sample >= WARM_UP) times.push(performance.now() - began);
  }
  return times;
}

/** Seconds of processor that each process of Postgres has used, and the API, by their ids. */
function used(): ReadonlyMap<string, number> {
  const fields = (id: string) => {
    try {
      return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    } catch {
      return []; // it has ended
    }
  };
  const cpu = (id: string) => (Number(fields(id)[11] ?? 0) + Number(fields(id)[12] ?? 0)) / TICKS_A_SECOND;
  const children = readdirSync('/proc').filter((id) => /^\d+$/.test(id) && fields(id)[1] === String(postgres.pid));
  return new Map([String(api.pid), ...children].map((id) => [id, cpu(id)]));
}

interface Shares {
  readonly api: number;
  readonly postgres: number;
}

/** Shares of a core that API and Postgres take over some time. */
async function shareOf(time: number): Promise<Shares> {
  const before = used();
  await sleep(time * 1000);
  // a connection that ended meanwhile takes its time with it, and is left out
  const spent = [...used()].map(([id, now]) => [id, (now - (before.get(id) ?? 0)) / time] as const);
  const ofApi = spent.find(([id]) => id === String(api.pid))?.[1] ?? 0;
  return { api: ofApi, postgres: spent.reduce((sum, [, share]) => sum + share, 0) - ofApi };
}

/** Shares while nobody is there, and while every follower waits, and asks again as soon as it is answered. */
async function idle(): Promise<{ readonly nobody: Shares; readonly followers: Shares }> {
  await sleep(10_000);
  const nobody = await shareOf(seconds / 3);
  const { next } = await ask('after=latest');
  let isOver = false;
  const follow = async (place: number) => {
    await sleep((place / FOLLOWERS) * WAIT_MAX * 1000); // programs do not all begin at once
    while (!isOver) await ask(`after=${next}&wait=${isOver ? 0 : WAIT_MAX}`).catch(() => sleep(1000));
  };
  for (let place = 0; place < FOLLOWERS; place++) void follow(place);
  await sleep(WAIT_MAX * 1000 + 2000);
  const followers = await shareOf(seconds);
  isOver = true;
  return { nobody, followers };
}

const load = { before: loadavg()[0] ?? 0 };
const times = await pages();
const shares = await idle();
const page = { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
const [size] = await owner.query<object>(sql`SELECT count(*)::int AS changes,
  pg_size_pretty(pg_total_relation_size('tender_change')) AS "sizeOfChanges",
  pg_size_pretty(pg_total_relation_size('tender_followed')) AS "sizeOfFollowed" FROM tender_change`);
await writeResults(
  import.meta.url,
  {
    bars: [
      { name: 'page of 1,000 changes, p95', measured: rounded(page.p95), atMost: 25, unit: 'ms' },
      {
        name: '1,000 idle followers, API and Postgres, % of a core',
        measured: rounded((shares.followers.api + shares.followers.postgres) * 100),
        atMost: 5,
      },
    ],
    ...{ events, followedPerSecond, page, shares, load, samples: SAMPLES, seconds },
    ...size,
  },
  values,
);
agent.destroy();
api.kill('SIGKILL');
await stop();
process.exit();
