import { beforeAll, expect, test } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { organizationEndpoints } from '#contracts/api/organizations.ts';
import { similarTenders } from '#contracts/api/similar-tenders.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import type { Actor } from '../../../../../tests/support/http.ts';
import { tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';
import { findDuplicateCandidates } from './find-candidates.ts';

let bridge: number;
let authority: number;

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS] }));
const guest = forAllTests(() => api.visitor());
const chief = forAllTests(() => api.superAdmin());
const plain = forAllTests(() => api.user());
beforeAll(async () => {
  await chief.call(categoryEndpoints.create, { body: { name: 'Roads' } });
  ({ id: authority } = await chief.call(organizationEndpoints.create, { body: { name: 'Ravi Authority' } }));
  const body = tenderBody({
    title: 'Construction of a prestressed bridge over Deg Nullah',
    reference: 'RBA/2026/17',
    closingDate: '2026-12-15',
    procuringOrganizationId: authority,
  });
  ({ id: bridge } = await chief.call(tenderEndpoints.create, { body }));
});

const similar = (query: Record<string, string | number>) => chief.call(similarTenders, { query });

test('the same number, in any case', async () =>
  expect(await similar({ reference: 'rba/2026/17' })).toEqual([
    {
      id: bridge,
      title: 'Construction of a prestressed bridge over Deg Nullah',
      reference: 'RBA/2026/17',
      closingDate: '2026-12-15',
      organization: 'Ravi Authority',
      because: 'reference',
    },
  ]));

test('a like title of the same organization, whenever it closes within weeks', async () => {
  const query = { title: 'Bridge over Deg Nullah, prestressed construction', organizations: authority };
  for (const closingDate of ['2026-12-15', '2026-12-16', '2026-12-08', ''])
    expect(await similar({ ...query, closingDate })).toMatchObject([{ id: bridge, because: 'title' }]);
  expect(await similar({ ...query, closingDate: '2027-12-15' })).toEqual([]);
  expect(await similar({ ...query, title: 'Supply of medicines', closingDate: '2026-12-15' })).toEqual([]);
  const other = { ...query, title: 'Construction of a prestressed bridge over Basantar Nullah' };
  expect(await similar({ ...other, closingDate: '2026-12-15' })).toEqual([]);
});

test('a number that is only written otherwise', async () =>
  expect(await similar({ reference: 'RBA-2026-17' })).toMatchObject([{ id: bridge, because: 'reference' }]));

test('what an import brings, by a number with words around it and by another name of the organization', async () => {
  const asked = { closingDate: '2026-12-16', organizationIds: [], source: 'Jang' };
  const title = 'Prestressed bridge over Deg Nullah';
  const found = async (notice: { reference: string | null; organization: string | null }) =>
    (await findDuplicateCandidates(api.owner, [{ ...asked, title, ...notice }]))[0];
  const numbered = { reference: 'No. RBA/2026/17 dated 20-11-2026', organization: null };
  expect(await found(numbered)).toMatchObject([{ notice: { id: bridge }, because: 'reference', isSure: false }]);
  const named = { reference: null, organization: 'Director General, Ravi Authority, Lahore' };
  expect(await found(named)).toMatchObject([{ notice: { id: bridge }, because: 'title', isSure: false }]);
  expect(await found({ reference: null, organization: 'Authority of Canals' })).toEqual([]);
});

test('without the organization only a title that is nearly the same', async () => {
  const closingDate = '2026-12-15';
  expect(await similar({ title: 'Construction of prestressed bridge over Deg Nullah', closingDate })).toHaveLength(1);
  expect(await similar({ title: 'Bridge over Basantar Nullah', closingDate })).toHaveLength(0);
});

test('not the one that is being edited, and nothing for nothing', async () => {
  expect(await similar({ reference: 'RBA/2026/17', except: bridge })).toEqual([]);
  expect(await similar({})).toEqual([]);
});

test('the same words come first, then the nearest, then the newest', async () => {
  const publish = async (title: string, closingDate: string, reference: string) => {
    const body = tenderBody({ title, reference, closingDate, procuringOrganizationId: authority });
    return (await chief.call(tenderEndpoints.create, { body })).id;
  };
  const title = 'Rehabilitation of the sewerage scheme at Okara city';
  const far = await publish(title, '2026-12-14', 'RA/SEW/1');
  const near = await publish(title, '2026-12-15', 'RA/SEW/2');
  const late = await publish(title, '2026-12-20', 'RA/SEW/3');
  const phase = await publish(`${title}, Phase-II`, '2026-12-15', 'RA/SEW/4');
  const found = await similar({ title, organizations: authority, closingDate: '2026-12-15' });
  expect(found.map(({ id }) => id)).toEqual([near, far, late, phase]);
});

test('administrators only', async () => {
  const status = async (actor: Actor) => (await actor.send(similarTenders)).status;
  expect([await status(guest), await status(plain)]).toEqual([401, 403]);
});

test('a number is looked up where Postgres has counted many notices and knows nothing of them yet, as during an import', async () => {
  const { owner } = api;
  await owner.query(sql`INSERT INTO tender (id, version, title, description, publish_date, closing_date, reference, status, category_ids,
      sectors, organization_ids, origin, text_vector, organization_vector, created_at, updated_at)
    SELECT n, 1, 'Notice', repeat('x', 900), '2026-11-01', '2026-12-01', 'N/' || n, 'open', '{}', '{}', '{}', 'manual', '', '', now(), now()
      FROM generate_series(10001, 12000) AS n`);
  await owner.query(sql`VACUUM tender`);
  await owner.query(sql`UPDATE pg_class SET reltuples = reltuples * 100 WHERE oid = 'tender'::regclass`);
  const asked = { title: 'Notice', closingDate: undefined, organizationIds: [], organization: null, source: null };
  // Counted within one transaction: what other connections read of these indexes is written down whenever they like.
  await owner.tx(async (tx) => {
    await findDuplicateCandidates(tx, [{ ...asked, reference: 'N/11000' }]);
    expect(
      await tx.query(sql`SELECT pg_stat_get_xact_numscans('tender_number'::regclass) > 0 AS number,
          pg_stat_get_xact_numscans('tender_closing_time'::regclass) > 0 AS closing`),
    ).toEqual([{ number: true, closing: false }]);
  });
});
