import { beforeAll, describe, expect, test } from 'vitest';
import { type Desk, deskEndpoints } from '#contracts/api/operations/desk.ts';
import { DESK_DAYS, type DeskPlot } from '#contracts/vocabulary/lists/desk.ts';
import { sql } from '#db/connection.ts';
import { EVERYTHING } from '../../../../tests/support/api/catalogue.ts';
import { type RoleRow, testRoles } from '../../../../tests/support/api/role-table.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../tests/support/tenders/publish-facts.ts';
import { addCategory } from '../../../../tests/support/tenders/tender-samples.ts';
import { createDesk } from './index.ts';

const { desk, waiting } = deskEndpoints;
const NOW = new Date('2026-11-23T07:00:00Z');

const api = forAllTests(() => startApi({ modules: [...EVERYTHING, createDesk(EVERYTHING)], clock: () => NOW }));
const chief = forAllTests(() => api.superAdmin());
const plain = forAllTests(() => api.user());
const guest = forAllTests(() => api.visitor());
beforeAll(() => api.owner.query(sql`UPDATE interest_area SET category_ids = '{1}'`));

const plot = ({ plots }: Desk, name: DeskPlot) => plots.find((one) => one.name === name)?.lines ?? [];

describe('every call × every role [ASVS 8.2.1] [X1]', () => {
  const table: RoleRow[] = [
    [waiting, {}, 401, 403, 200],
    [desk, {}, 401, 403, 200],
  ];
  testRoles(deskEndpoints, table, () => ({ guest, plain, chief }));
});

test('an empty portal has empty plots, and says what is missing', async () => {
  const answer = await chief.call(desk);
  expect(answer.firstDay).toBe('2026-08-26');
  expect(answer.plots.map(({ name }) => name)).toEqual([
    'sources',
    'categories',
    'subscribers',
    'revenue',
    'emails',
    'searches',
  ]);
  for (const { lines } of answer.plots)
    for (const { values } of lines) expect(values).toEqual(Array(DESK_DAYS).fill(0));
  expect(answer.waiting).toEqual([
    { name: 'backups', count: 1 },
    { name: 'settings', count: 7 },
  ]);
  expect(answer.log).toMatchObject({ sealAge: null, backupAge: null });
});

test('what waits is counted, the most urgent first, until it is done', async () => {
  await addCategory(api.owner, 'Roads');
  await publishFacts(api.db, [{ city: 'Nowherabad', closingDate: '2026-11-23' }]);
  await api.owner.query(sql`UPDATE interest_area SET category_ids = '{}', words = '' WHERE id = 1`);
  await api.owner.query(sql`INSERT INTO mail (kind, period, to_address, subject, html, text, status)
    SELECT 'daily', n::text, 'a@example.pk', '', '', '', 'failed' FROM generate_series(1, 3) n`);
  const subscribe = (id: number, isPremium: boolean) =>
    api.owner.query(sql`INSERT INTO subscription (id, version, email, full_name, business_type, interest_areas, categories, cities,
        provinces, sectors, email_frequency, is_active, is_premium, expires_at, plan, payment_reference, created_at)
      VALUES (${id}, 1, ${`s${id}@example.pk`}, '', '', '{}', '{}', '{}', '{}', '{}', 'daily', true, ${isPremium},
        ${isPremium ? '2026-11-23T00:00:00Z' : null}::timestamptz, 'monthly', ${`AL-${id}`}, now())`);
  for (const id of [1, 2, 3]) await subscribe(id, id === 3);
  await api.owner.query(sql`INSERT INTO backup_made DEFAULT VALUES`);
  const found = await chief.call(waiting);
  expect(found).toEqual([
    { name: 'settings', count: 5 },
    { name: 'payments', count: 2 },
    { name: 'failed-emails', count: 3 },
    { name: 'unknown-places', count: 1 },
    { name: 'empty-areas', count: 1 },
  ]);
  const answer = await chief.call(desk);
  expect(answer.waiting).toEqual(found);
  expect(answer.today).toMatchObject({ closing: 1, expired: 1 });
  await api.owner.query(sql`UPDATE mail SET cleared_at = now()`);
  expect((await chief.call(waiting)).map(({ name }) => name)).not.toContain('failed-emails');
});

test('lines are those of the most, by the names of today, the rest together', async () => {
  await api.owner.query(sql`INSERT INTO day_count (day, measure, name, n)
    SELECT '2026-11-22', 'source', 'Paper ' || n, n FROM generate_series(1, 8) n
    UNION ALL VALUES ('2026-11-23'::date, 'source', '', 9), ('2026-08-25', 'source', 'Too old', 99), ('2026-11-23', 'category', '1', 4),
      ('2026-11-23', 'category', '77', 2), ('2026-11-23', 'revenue', '', -500), ('2026-11-23', 'sent', '', 7)`);
  const answer = await chief.call(desk);
  const newest = (name: DeskPlot) => plot(answer, name).map((line) => [line.kind, line.name, line.values.slice(-2)]);
  expect(newest('sources')).toEqual([
    ['unnamed', '', [0, 9]],
    ...[8, 7, 6, 5, 4].map((n) => ['named', `Paper ${n}`, [n, 0]]),
    ['others', '', [6, 0]],
  ]);
  expect(newest('categories')).toEqual([
    ['named', 'Roads', [0, 4]],
    ['unnamed', '', [0, 2]],
  ]);
  expect(newest('revenue')).toEqual([['ours', 'revenue', [0, -500]]]);
  expect(newest('emails')).toEqual([
    ['ours', 'sent', [0, 7]],
    ['ours', 'failed', [0, 0]],
  ]);
  expect(answer.today.published).toBe(9);
});
