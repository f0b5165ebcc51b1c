import { beforeAll, describe, expect, test } from 'vitest';
import { type AuditEvent, auditEndpoints } from '#contracts/api/audit.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { indexLog } from '#db/audit-index/index-log.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';
import { readAll } from '#db/event-store/read-all.ts';
import { ACCOUNTS } from '../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { audit } from './index.ts';
import { recordOf } from './words/records.ts';

const api = forAllTests(() => startApi({ modules: [ACCOUNTS, audit] }));
const worker = forAllTests(() => openDatabase(api.workerUrl, { max: 3 }));
const root = forAllTests(() => api.superAdmin());
beforeAll(async () => {
  for (let n = 0; n < 4; n++) await api.admin(`clerk.number${n}`);
  for (let n = 0; n < 30; n++) await append(`digest-${n + 1}`, n % 3 === 0);
});

const append = (streamId: string, refused = false) =>
  appendToStream(api.db, {
    streamId,
    expectedVersion: null,
    events: [newEvent({ type: 'DigestRunRequested', data: {} })],
    meta: {
      actor: refused ? { kind: 'visitor' } : { kind: 'user', id: 1 },
      requestId: 'r',
      correlationId: 'r',
      outcome: refused ? 'refused' : 'done',
    },
  });

/** Copies what is final now into the index, as the worker does. */
async function catchUp(): Promise<void> {
  const stop = new AbortController();
  const following = indexLog(worker, { signal: stop.signal, pollMs: 10 });
  const [last] = await api.owner.query<{ last: number }>(sql`SELECT max(position) AS last FROM es.events`);
  await expect
    .poll(async () => {
      const [row] = await api.owner.query<{ at: number }>(sql`SELECT max(position) AS at FROM es.checkpoints`);
      return row?.at;
    })
    .toBe(last?.last);
  stop.abort();
  await following;
}

interface Page {
  readonly events: readonly AuditEvent[];
  readonly links: Readonly<Record<string, string>>;
}

async function get(path: string): Promise<Page> {
  const answer = await root.get(path);
  expect(answer.status).toBe(200);
  const links = (answer.headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g);
  return {
    events: answer.body as AuditEvent[],
    links: Object.fromEntries([...links].map(([, address = '', rel = '']) => [rel, address])),
  };
}

/** Follows `rel` to the end and answers all positions, as they came. */
async function walk(path: string, rel: 'next' | 'prev', each?: () => Promise<unknown>): Promise<number[]> {
  const seen: number[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const page: Page = await get(next);
    const positions = page.events.map(({ position }) => position);
    if (rel === 'next') seen.push(...positions);
    else seen.unshift(...positions);
    next = page.links[rel];
    await each?.();
  }
  return seen;
}

const day = karachiDay(new Date());
const FILTERS = [
  '',
  'type=DigestRunRequested',
  'actor=visitor',
  'actor=user-1&type=DigestRunRequested',
  'target=digest-7',
  'target=7',
  'type=changes',
  'type=changes&target=%2327',
  'outcome=refused',
  'outcome=done&type=DigestRunRequested',
  `from=${day}&to=${day}`,
  `from=${day}&actor=visitor`,
  'to=2026-01-01',
];
const path = (filter: string, limit = 200) => `/api/admin/events?${filter}&limit=${limit}`;

describe('the index', () => {
  test('answers what the log answers: not at all there, half there, all there', async () => {
    const answers = async () =>
      Promise.all(FILTERS.map(async (filter) => (await get(path(filter))).events.map(({ summary }) => summary)));
    const rows = () => api.owner.query<{ count: number }>(sql`SELECT count(*) AS count FROM audit_entry`);
    await get(path('')); // that the log was read is in it from here on
    expect(await rows()).toEqual([{ count: 0 }]);
    const fromLog = await answers();
    await catchUp();
    expect((await rows())[0]?.count).toBeGreaterThan(30);
    expect(await answers()).toEqual(fromLog);
    await append('digest-31', true);
    const both = await answers();
    await api.owner.query(sql`TRUNCATE audit_entry, audit_hour`);
    await api.owner.query(sql`DELETE FROM es.checkpoints`);
    expect(await answers()).toEqual(both);
    await catchUp();
    expect(await answers()).toEqual(both);
    expect(fromLog.map(({ length }) => length > 0)).toEqual(FILTERS.map((filter) => filter !== 'to=2026-01-01'));
  });

  test('says the same of each event as its words do', async () => {
    await root.send(auditEndpoints.export); // an event of each kind that names its record in its own way
    await api.visitor().delete('/api/admin/users/7');
    await catchUp();
    const rows = await api.owner.query<{ position: number; record: string }>(
      sql`SELECT position, record FROM audit_entry ORDER BY position`,
    );
    const events = await readAll(api.owner, { after: 0, upTo: Number.MAX_SAFE_INTEGER, limit: 10_000 });
    expect(rows).toEqual(events.map((event) => ({ position: event.position, record: recordOf(event) })));
  });

  test('finds a day also when the clock was wrong meanwhile', async () => {
    await append('digest-41');
    await api.owner.tx(async (tx) => {
      await tx.query(sql`ALTER TABLE es.events DISABLE TRIGGER USER`);
      await tx.query(sql`UPDATE es.events SET recorded_at = '2031-05-05T12:00:00Z' WHERE stream_id = 'digest-41'`);
      await tx.query(sql`ALTER TABLE es.events ENABLE TRIGGER USER`);
    });
    await catchUp();
    await append('digest-42');
    await catchUp();
    const found = async (filter: string) => (await get(path(filter))).events.map(({ stream }) => stream);
    expect(await found('from=2031-05-05&to=2031-05-05')).toEqual(['digest-41']);
    expect(await found(`from=${day}&to=${day}&type=DigestRunRequested`)).toContain('digest-42');
    expect(await found(`from=${day}&to=${day}`)).not.toContain('digest-41');
    expect(await found('to=2031-05-05')).toEqual(expect.arrayContaining(['digest-41', 'digest-42']));
    expect(await found(`from=${day}`)).toEqual(expect.arrayContaining(['digest-41', 'digest-42']));
  });
});

describe('pages', () => {
  test.each(FILTERS.slice(0, 8))('of %j hold each event once, downwards and upwards', async (filter) => {
    const all = (await get(path(filter))).events.map(({ position }) => position);
    expect(await walk(path(filter, 4), 'next')).toEqual(all);
    const oldest = all.at(-1) ?? 0;
    expect(await walk(`${path(filter, 4)}&after=${oldest}`, 'prev')).toEqual(all.slice(0, -1));
  });

  test('lose and repeat nothing while others append', async () => {
    const before = (await get(path(''))).events.map(({ position }) => position);
    const seen = await walk(path('', 5), 'next', async () => {
      await Promise.all([append('digest-51'), append('digest-52'), append('digest-53')]);
      if (Math.random() < 0.3) await catchUp();
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(before));
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });

  test('of an empty result have no neighbours', async () => {
    const { events, links } = await get(path('target=tender-424242'));
    expect(events).toEqual([]);
    expect(Object.keys(links)).toEqual(['first']);
  });
});
