import { expect, test } from 'vitest';
import type { EventMeta } from '#contracts/events/event.ts';
import type { SecurityEvent } from '#contracts/events/security.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { createLogger } from '../../../platform/logger.ts';
import { createSecurityLog } from './security-log-store.ts';

let now: Date;
const lines: string[] = [];
const logger = createLogger('test', 'info', { write: (line) => lines.push(line) });

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));

const event: SecurityEvent = { type: 'SignInSucceeded', data: { userId: 1 } };
const meta = (client: string): EventMeta => ({
  actor: { kind: 'visitor' },
  requestId: 'r',
  correlationId: 'r',
  outcome: 'done',
  client,
});
const streams = () =>
  db.query(sql`SELECT stream_id AS stream, count(*) AS events FROM es.events GROUP BY 1 ORDER BY 1`);

const counted = () =>
  db.query(sql`SELECT meta ->> 'client' AS client, data -> 'counts' AS counts FROM es.events
    WHERE type = 'SecurityEventsCounted' ORDER BY position`);

test('one stream a Karachi day; 60 events a minute of one network, the rest is one event with their number', async () => {
  const log = createSecurityLog({ db, logger, clock: () => now });
  now = new Date('2026-11-30T18:59:30Z');
  for (let n = 0; n < 70; n++) await log.record(event, meta('203.0.113.0/24'));
  await log.record(event, meta('198.51.100.0/24'));
  expect(await streams()).toEqual([{ stream: 'security-2026-11-30', events: 61 }]);

  now = new Date('2026-11-30T19:00:00Z');
  await log.record(event, meta('203.0.113.0/24'));
  expect(await streams()).toEqual([
    { stream: 'security-2026-11-30', events: 61 },
    { stream: 'security-2026-12-01', events: 2 },
  ]);
  expect(await counted()).toEqual([{ client: '203.0.113.0/24', counts: { SignInSucceeded: 10 } }]);
});

test('refusals of strangers grow the log by one event a kind and one with all counts, however many they are [ASVS 15.2.2, 16.3.1]', async () => {
  const log = createSecurityLog({ db, logger, clock: () => now });
  now = new Date('2026-12-03T10:00:00Z');
  const refused = { ...meta('192.0.2.0/24'), outcome: 'refused' } as const;
  const wrong = (userId: number): SecurityEvent => ({
    type: 'SignInRefused',
    data: { userId, reason: 'wrong_password' },
  });
  const call = (n: number): SecurityEvent => ({
    type: 'AccessRefused',
    data: { method: 'POST', route: `/api/${n}`, needs: 'admin' },
  });
  for (let n = 0; n < 400; n++) await log.record(n % 2 === 0 ? wrong(1) : call(0), refused);
  for (let n = 1; n < 20; n++) await log.record(call(n), refused);
  await log.record(wrong(2), refused);
  const before = await counted();
  await log.flush();
  await log.flush();
  const [, ...written] = await counted();
  expect((await streams()).at(-1)).toEqual({ stream: 'security-2026-12-03', events: 11 });
  expect(before).toHaveLength(1);
  const calls = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`POST /api/${at + 9}`, 1]));
  const signIns = { 'sign-in as user-1: wrong_password': 199, 'sign-in as user-2: wrong_password': 1 };
  const counts = { 'POST /api/0': 199, ...calls, ...signIns };
  expect(written).toEqual([{ client: '192.0.2.0/24', counts }]);
});

test('a log that is away is a line of the ordinary log, not an error [ASVS 16.3.4]', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:9/none');
  const log = createSecurityLog({ db: away, logger, clock: () => new Date() });
  await expect(log.record(event, meta('192.0.2.0/24'))).resolves.toBeUndefined();
  expect(lines.at(-1)).toContain('a security event was not recorded');
  await away.close();
});

test('reading is recorded once a quarter hour for each administrator and list; a visitor reads nothing [C16]', async () => {
  const log = createSecurityLog({ db, logger, clock: () => now });
  const by = (id: number) => ({ ...meta('192.0.2.0/24'), actor: { kind: 'user', id } as const });
  const readings = () =>
    db.query(sql`SELECT meta -> 'actor' -> 'id' AS by, data ->> 'route' AS route FROM es.events
      WHERE type = 'RecordsRead' ORDER BY position`);
  now = new Date('2026-12-02T10:01:00Z');
  for (let n = 0; n < 3; n++) await log.recordReading('/api/admin/users', by(1));
  await log.recordReading('/api/admin/events', by(1));
  await log.recordReading('/api/admin/users', by(2));
  await log.recordReading('/api/admin/users', meta('192.0.2.0/24'));
  now = new Date('2026-12-02T10:15:00Z');
  await log.recordReading('/api/admin/users', by(1));
  expect(await readings()).toEqual([
    { by: 1, route: '/api/admin/users' },
    { by: 1, route: '/api/admin/events' },
    { by: 2, route: '/api/admin/users' },
    { by: 1, route: '/api/admin/users' },
  ]);
});

test('an export that cannot be recorded does not happen [ASVS 16.5.3] [C24]', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:9/none');
  const log = createSecurityLog({ db: away, logger, clock: () => new Date() });
  const exported = { route: '/api/admin/events/export', format: 'csv', filter: {} };
  await expect(log.recordExport(exported, meta('192.0.2.0/24'))).rejects.toThrow();
  await away.close();
});
