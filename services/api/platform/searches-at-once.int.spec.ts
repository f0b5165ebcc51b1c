import { expect, test } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { CATALOGUE, OPEN_DATA } from '../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { until } from '../../../tests/support/until.ts';

const { list, facets } = tenderEndpoints;
const api = forAllTests(() =>
  startApi({ modules: [...CATALOGUE, OPEN_DATA], settings: { trustProxy: 1, rateLimitScale: 1 } }),
);

const ask = async (path: string, network: string) =>
  (await api.visitor().request('GET', path, { headers: { 'x-forwarded-for': `${network}.7` } })).status;

test('slow searches of one network leave connections of the database to others [ASVS 15.2.2]', async () => {
  const waiting = async () =>
    (await api.owner.query(sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)).length;
  let all: Promise<number[]> | undefined;
  await api.owner.tx(async (tx) => {
    await tx.query(sql`LOCK TABLE tender IN ACCESS EXCLUSIVE MODE`);
    const lists = ['search=bridge', 'closingFrom=2026-01-01', 'page=21'].map((query) => `${list.path}?${query}`);
    const paths = [
      ...lists,
      `${facets.path}?search=bridge`,
      '/tenders.atom',
      '/tenders.ics?search=bridge',
      '/sitemap.xml',
    ];
    all = Promise.all(Array.from({ length: 140 }, (_, n) => ask(paths[n % paths.length] ?? '', '198.51.100')));
    await until(async () => (await waiting()) > 0);
    expect(await ask('/api/categories', '203.0.113')).toBe(200);
    expect(await waiting()).toBeLessThan(10);
  });
  expect(new Set(await all)).toEqual(new Set([200]));
});
