import { expect, test } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { INTEREST_AREAS } from '#contracts/vocabulary/newsletter.ts';
import { sql } from '#db/connection.ts';
import type { Person } from '../../tests/support/api/people.ts';
import { startApi } from '../../tests/support/api/start-api.ts';
import { forAllTests } from '../../tests/support/for-tests.ts';
import { firstRun } from './first-run.ts';
import { subscriptions } from './modules/subscriptions/index.ts';
import { users } from './modules/users/index.ts';

let chief: Person;

const api = forAllTests(() => startApi({ modules: [users, subscriptions] }));

test('without categories every area is there to be mapped, and warns that it matches nothing', async () => {
  chief = await api.superAdmin();
  const areas = await chief.call(newsletterEndpoints.interestAreas);
  expect(areas.map(({ id, name }) => [id, name])).toEqual(INTEREST_AREAS.map((name, index) => [index + 1, name]));
  expect(areas.every(({ categories, openTenders }) => categories.length === 0 && openTenders === 0)).toBe(true);
});

test('the first start maps every area to categories that exist, as the system', async () => {
  const other = await startApi({ modules: [users, subscriptions] });
  const nobody = { username: undefined, email: undefined, password: undefined };
  const start = () => firstRun(other.db, { ...other.config, sampleData: false, admin: nobody });
  await Promise.all([start(), start()]);
  const rows = await other.owner.query<{ name: string; n: number }>(
    sql`SELECT name, cardinality(category_ids) AS n FROM interest_area ORDER BY id`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...INTEREST_AREAS]);
  expect(rows.filter(({ n }) => n === 0)).toEqual([]);
  expect(rows.find(({ name }) => name === 'Energy')?.n).toBe(4);
  const events = await other.owner.query<{ actor: object }>(
    sql`SELECT meta -> 'actor' AS actor FROM es.events WHERE type = 'InterestAreaMapped'`,
  );
  expect(events).toHaveLength(INTEREST_AREAS.length);
  expect(events[0]?.actor).toEqual({ kind: 'system', name: 'first-run' });
  await other.stop();
});

test('what an administrator chose outlives the next start', async () => {
  await api.owner.query(sql`INSERT INTO category (id, version, name, is_active, sort_order, created_at)
    VALUES (nextval('category_id'), 1, 'Construction', true, 0, now())`);
  const body = { categories: ['Construction'] };
  await chief.call(newsletterEndpoints.mapInterestArea, { params: { id: 4 }, body });
  await firstRun(api.db, { ...api.config, sampleData: false, admin: api.config.admin });
  const areas = await chief.call(newsletterEndpoints.interestAreas);
  expect(areas.map(({ categories }) => categories.length)).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
});
