import { beforeAll, describe, expect, it } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { EVERYTHING, OPEN_DATA } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { followReleases } from '../../../../../tests/support/open-data/follow-releases.ts';
import { tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';
import { until } from '../../../../../tests/support/until.ts';

let since: string;
const ids: number[] = [];

/** Four tenders of before; then the second and the first are changed, the third removed, and the organization of the fourth renamed. */
const api = forAllTests(() => startApi({ modules: [...EVERYTHING, OPEN_DATA] }));
const chief = forAllTests(() => api.superAdmin());
const following = forAllTests(() => followReleases(api));
beforeAll(async () => {
  await chief.post('/api/categories', { name: 'Roads' });
  const { body } = await chief.post('/api/organizations', { name: 'Highways' });
  const organization = (body as { id: number }).id;
  for (const changes of [{ city: 'Lahore' }, {}, {}, { organizationIds: [organization] }, {}])
    ids.push((await chief.call(tenderEndpoints.create, { body: tenderBody(changes) })).id);
  const last = await chief.call(tenderEndpoints.get, { params: { id: ids.at(-1) ?? 0 } });
  since = new Date(Date.parse(last.updatedAt) + 1).toISOString();
  await until(() => Date.now() > Date.parse(since) + 5);
  const [first = 0, second = 0, third = 0] = ids;
  const closed = tenderBody({ title: 'A culvert', closingDate: '2026-06-02', status: 'closed' });
  await chief.call(tenderEndpoints.update, { params: { id: second }, body: closed });
  await chief.call(tenderEndpoints.update, {
    params: { id: first },
    body: tenderBody({ city: 'Lahore', title: 'A road' }),
  });
  await chief.call(tenderEndpoints.remove, { params: { id: third } });
  await chief.request('PUT', `/api/organizations/${organization}`, { body: { name: 'Motorways' } });
  await following.caughtUp();
});

const ask = (query: Record<string, string>) => api.visitor().get(`/api/tenders?${new URLSearchParams(query)}`);
const found = async (query: Record<string, string>) => {
  const { status, body, headers } = await ask({ updatedSince: since, ...query });
  expect(status, JSON.stringify(body)).toBe(200);
  const places = tenderEndpoints.list.response.parse(body).map(({ id }) => ids.indexOf(id) + 1);
  expect(Number(headers.get('x-total-count'))).toBeGreaterThanOrEqual(places.length);
  return places;
};

describe('tenders changed since', () => {
  it('last changed first, a rename being a change; those that were removed are not there', async () => {
    expect(await found({ sort: 'updated' })).toEqual([4, 1, 2]);
    expect(await found({ sort: 'latest' })).toEqual([4, 2, 1]);
    expect(await found({ sort: 'closing-soon' })).toEqual([4, 1, 2]);
    expect(await found({ sort: 'updated', updatedSince: '2100-01-01T00:00:00+05:00' })).toEqual([]);
  });

  it('in pages, with their total', async () => {
    const { headers, body } = await ask({ updatedSince: since, sort: 'updated', limit: '2' });
    expect(headers.get('x-total-count')).toBe('3');
    expect(headers.get('link')).toContain('rel="next"');
    expect(body).toHaveLength(2);
    expect(await found({ sort: 'updated', limit: '2', page: '2' })).toEqual([2]);
  });

  it('together with every filter and with words', async () => {
    expect(await found({ city: 'Lahore' })).toEqual([1]);
    expect(await found({ search: 'culvert' })).toEqual([2]);
    expect(await found({ search: 'culvert', city: 'Lahore' })).toEqual([]);
    expect(await found({ search: '"a road"' })).toEqual([1]);
    expect(await found({ organization: 'Motorways' })).toEqual([4]);
    expect(await found({ closingTo: '2026-06-10' })).toEqual([2]);
    expect(await found({ status: 'closed', closingTo: '2026-06-10' })).toEqual([2]);
  });

  it('as CSV, too, with version, ocid and last change', async () => {
    const { body } = await api.visitor().get(`/tenders.csv?updatedSince=${since}&sort=updated`);
    const lines = String(body).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain(',ocid,version,updated_at,');
    expect(lines[2]).toMatch(/,ocds-ailaan-\d+-[0-9a-f]{12},2,20/);
  });
});

it('cards and tenders say ocid, version and last change', async () => {
  const { body } = await ask({ updatedSince: since, sort: 'updated' });
  const [, card] = tenderEndpoints.list.response.parse(body);
  const { ocid, version, updatedAt } = await chief.call(tenderEndpoints.get, { params: { id: ids[0] ?? 0 } });
  expect(card).toMatchObject({ ocid, version, updatedAt });
  expect([ocid, version]).toEqual([expect.stringMatching(/^ocds-ailaan-\d+-[0-9a-f]{12}$/), 2]);
  const { body: record } = await api.visitor().get(`/api/ocds/records/${ocid}`);
  expect(record).toMatchObject({ records: [{ ocid }] });
});

it.each([
  [{ sort: 'updated' }, /goes with updatedSince/],
  [{ updatedSince: '2026-01-01T00:00:00Z', sort: 'relevance', search: 'road' }, /does not go with updatedSince/],
  [{ updatedSince: 'yesterday' }, /an instant such as/],
  [{ updatedSince: '2026-01-01' }, /an instant such as/],
  [{ updatedSince: '0000-01-01T00:00:00Z' }, /an instant such as/],
  [{ updatedSince: '9999-12-31T23:59:59-23:00' }, /an instant such as/],
])('%o is refused in a sentence', async (query, sentence) => {
  const { status, body } = await ask(query as Record<string, string>);
  expect(status).toBe(400);
  expect((body as { message: string }).message).toMatch(sentence);
});

it('costly words are made ready once, not for each of the tenders that are looked through [ASVS 15.2.2]', async () => {
  const { rows } = await api.owner.pool.query<{ name: string }>(`SELECT column_name AS name
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'tender'
      AND is_generated = 'NEVER' AND column_name <> 'id'`);
  const columns = rows.map(({ name }) => name).join(', ');
  const search = 'generator consultancy catering steel medical';
  const { id } = await chief.call(tenderEndpoints.create, { body: tenderBody({ title: search }) });
  await api.owner.pool.query(`INSERT INTO tender (id, ${columns}) SELECT 200000 + n, ${columns}
    FROM tender, generate_series(1, 3000) n WHERE id = ${id}`);
  await api.owner.query(sql`INSERT INTO tender_change
    SELECT n + 900000, n + 200000, 1, 'changed', '2097-06-01' FROM generate_series(1, 3000) n`);
  const start = performance.now();
  const { headers } = await ask({ updatedSince: '2097-01-01T00:00:00Z', search });
  expect(headers.get('x-total-count')).toBe('3000');
  expect(performance.now() - start).toBeLessThan(2000);
});

it('so many changes that a list of them would take long are refused', async () => {
  await api.owner.query(sql`INSERT INTO tender_change
    SELECT n + 1000000, 1, 1, 'changed', '2099-01-01' FROM generate_series(1, 10001) n`);
  const { status, body } = await ask({ updatedSince: '2098-01-01T00:00:00Z' });
  expect(status).toBe(400);
  expect((body as { message: string }).message).toMatch(/More than 10000 changes/);
});
