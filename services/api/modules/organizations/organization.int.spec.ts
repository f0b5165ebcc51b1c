import { beforeAll, describe, expect, test } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { type OrganizationBodyInput, organizationEndpoints } from '#contracts/api/organizations.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../tests/support/api/catalogue.ts';
import { type RoleRow, testRoles } from '../../../../tests/support/api/role-table.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { replayed } from '../../../../tests/support/log/replay.ts';
import { tenderBody } from '../../../../tests/support/tenders/tender-samples.ts';

const { list, create, update, remove } = organizationEndpoints;

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS] }));
const guest = forAllTests(() => api.visitor());
const chief = forAllTests(() => api.superAdmin());
const plain = forAllTests(() => api.user());
beforeAll(() => chief.call(categoryEndpoints.create, { body: { name: 'Roads' } }));

const add = (body: OrganizationBodyInput) => chief.call(create, { body });
const publish = (changes: Parameters<typeof tenderBody>[0]) =>
  chief.call(tenderEndpoints.create, { body: tenderBody(changes) });
const search = async (words: string) =>
  (await guest.call(tenderEndpoints.list, { query: { search: words } })).map(({ id }) => id);
const nobodyHas = { params: { id: 2_000_000_000 } };

describe('every call × every role [ASVS 8.2.1] [X1]', () => {
  const body = { name: 'x' };
  const table: RoleRow[] = [
    [list, {}, 200, 200, 200],
    [create, { body }, 401, 403, 400],
    [update, { ...nobodyHas, body }, 401, 403, 400],
    [update, { ...nobodyHas, body: { name: 'Nobody' } }, 401, 403, 404],
    [remove, nobodyHas, 401, 403, 404],
  ];

  testRoles(organizationEndpoints, table, () => ({ guest, plain, chief }));
});

test('organizations are listed by name, without regard to case [C11]', async () => {
  for (const name of ['zeta works', 'Alpha Works', 'beta works']) await add({ name });
  const works = (await guest.call(list)).map(({ name }) => name).filter((name) => / works$/i.test(name));
  expect(works).toEqual(['Alpha Works', 'beta works', 'zeta works']);
});

describe('the category', () => {
  test.each([
    ['by name, in any case', 'ROADS', 'Roads'],
    ['as an object with a name', { name: 'Roads', id: 7 }, 'Roads'],
    ['none', 'none', 'none'],
    ['empty', '', 'none'],
    ['null', null, 'none'],
    ['absent', undefined, 'none'],
  ])('%s', async (how, category, shown) => {
    const body: OrganizationBodyInput = { name: `Category ${how}`, ...(category === undefined ? {} : { category }) };
    expect((await add(body)).category).toBe(shown);
  });

  test('must exist', async () => {
    expect(await chief.refused(create, { body: { name: 'Lost', category: 'Railways' } })).toMatchObject({
      status: 400,
      errors: { category: 'This category does not exist' },
    });
  });

  test('is shown under its new name once that changes', async () => {
    const { id } = await chief.call(categoryEndpoints.create, { body: { name: 'Ports' } });
    const { id: board } = await add({ name: 'Port Board', category: 'Ports' });
    await chief.call(categoryEndpoints.update, { params: { id }, body: { name: 'Ports & Harbours' } });
    const shown = (await guest.call(list)).find((organization) => organization.id === board);
    expect(shown?.category).toBe('Ports & Harbours');
  });
});

describe('what the form says of bad input', () => {
  test.each([
    [{ name: 'x' }, 'name', 'Organization name must be at least 2 characters.'],
    [{ name: 'Good', website: 'nha.gov.pk' }, 'website', 'Please enter a valid URL'],
    [{ name: 'Good', website: 'javascript:alert(1)' }, 'website', 'Please enter a valid URL'],
    [{ name: 'Good', owner: 'me' } as OrganizationBodyInput, 'owner', 'Unknown field'],
  ])('%j [ASVS 1.2.2] [C12]', async (body, field, words) => {
    expect(await chief.refused(create, { body })).toMatchObject({ status: 400, errors: { [field]: words } });
  });

  test('a name is taken once, without regard to case', async () => {
    await add({ name: 'Water Board' });
    const { id } = await add({ name: 'Sewage Board' });
    const taken = { status: 409, errors: { name: 'This name is taken' } };
    expect(await chief.refused(create, { body: { name: 'water board' } })).toMatchObject(taken);
    expect(await chief.refused(update, { params: { id }, body: { name: 'WATER BOARD' } })).toMatchObject(taken);
  });
});

describe('a new name follows through', () => {
  test('to tenders that it is linked to, and to those that it procures', async () => {
    const old = await add({ name: 'Karwan Authority' });
    const other = await add({ name: 'Bystander Trust' });
    const linked = await publish({ title: 'Linked', organizationIds: [other.id, old.id] });
    const procured = await publish({ title: 'Procured', procuringOrganizationId: old.id });
    expect((await search('karwan')).sort()).toEqual([linked.id, procured.id]);

    await chief.call(update, { params: { id: old.id }, body: { name: 'Shahrah Authority' } });

    expect(await search('karwan')).toEqual([]);
    expect((await search('shahrah')).sort()).toEqual([linked.id, procured.id]);
    expect(await search('bystander')).toEqual([linked.id]);
    const shown = await guest.call(tenderEndpoints.get, { params: { id: procured.id } });
    expect(shown.organization?.name).toBe('Shahrah Authority');
  });

  test('while tenders are being published at the same moment', async () => {
    const { id } = await add({ name: 'Purana Council' });
    const rename = chief.call(update, { params: { id }, body: { name: 'Jadeed Council' } });
    const published = Promise.all(
      Array.from({ length: 8 }, (_, index) => publish({ title: `Racing ${index}`, procuringOrganizationId: id })),
    );
    await Promise.all([rename, published]);
    expect((await search('purana')).length).toBe(0);
    expect((await search('jadeed')).length).toBe(8);
  });
});

test('every word is found in the text or in the category, whichever is where', async () => {
  await chief.call(categoryEndpoints.create, { body: { name: 'Tubewells' } });
  const { id } = await add({ name: 'Thal Board', address: '7 Canal Bank', category: 'Tubewells' });
  const found = async (words: string) =>
    (await guest.call(list, { query: { search: words, limit: '20' } })).map((organization) => organization.id);
  for (const words of ['thal', 'tubew thal', 'BANK tubewell', 'tu th', '7 canal'])
    expect(await found(words)).toContain(id);
  expect(await found('tubewells thar')).toEqual([]);
  for (const beginning of ['ca', 'C', 'tu']) expect(await found(`thal ${beginning}`)).toEqual([id]);
  expect(await found('thal al')).toEqual([]); // two letters find beginnings of words alone
  expect(await found('%')).toEqual([]);
});

describe('deleting', () => {
  test('an unused organization goes', async () => {
    const { id } = await add({ name: 'Short-lived Bureau' });
    await chief.call(remove, { params: { id } });
    expect((await guest.call(list)).map((organization) => organization.id)).not.toContain(id);
    expect((await chief.refused(remove, { params: { id } })).status).toBe(404);
  });

  test('one that tenders use stays, and the answer says how many [C12]', async () => {
    const { id } = await add({ name: 'Busy Bureau' });
    await publish({ title: 'Both', organizationIds: [id], procuringOrganizationId: id });
    const only = { status: 409, message: expect.stringContaining('is used by 1 tender.') };
    expect(await chief.refused(remove, { params: { id } })).toMatchObject(only);
    await publish({ title: 'Procured', procuringOrganizationId: id });
    await publish({ title: 'Linked', organizationIds: [id] });
    expect(await chief.refused(remove, { params: { id } })).toMatchObject({
      status: 409,
      message: 'This organization is used by 3 tenders. Link them to another organization first.',
    });
  });
});

test('a replay of the log gives what was written live, search words included', async () => {
  const read = async (db: Queryable) => [
    await db.query(sql`SELECT * FROM organization ORDER BY id`),
    await db.query(sql`SELECT id, version, organization_vector::text FROM tender ORDER BY id`),
  ];
  const live = await read(api.owner);
  expect(live[1]?.length).toBeGreaterThan(10);
  const tables = ['category', 'organization', 'tender', 'tender_category', 'tender_organization'];
  expect(await replayed(api.owner, CATALOGUE, tables, read)).toEqual(live);
});
