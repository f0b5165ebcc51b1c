import { beforeAll, expect, test } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import type { ImportRow } from '#contracts/api/imports.ts';
import { organizationEndpoints } from '#contracts/api/organizations.ts';
import { bulkEndpoints } from '#contracts/api/tenders/bulk.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { importRows } from '../../../../../tests/support/import/import-into.ts';
import { until } from '../../../../../tests/support/until.ts';
import { judgeRow } from '../map/judge-row.ts';
import { readKnownNames } from '../map/names/known-names.ts';
import { NameBook } from '../map/names/name-book.ts';

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS] }));
const editor = forAllTests(() => api.superAdmin());
beforeAll(() => editor.call(categoryEndpoints.create, { body: { name: 'Roads' } }));

const add = async (name: string) => (await editor.call(organizationEndpoints.create, { body: { name } })).id;
async function join(from: number, to: number) {
  await editor.call(bulkEndpoints.move, { body: { from, to } });
  await editor.call(organizationEndpoints.remove, { params: { id: from }, query: { joinedTo: to } });
}
const names = async () => (await editor.call(organizationEndpoints.list)).map(({ name }) => name);
const find = async (title: string) => {
  const [found] = await editor.call(tenderEndpoints.list, { query: { search: `"${title}"` } });
  return editor.call(tenderEndpoints.get, { params: { id: found?.id ?? 0 } });
};

type Row = Partial<Record<keyof ImportRow, unknown>>;

/** A file of these rows, as names were known when it was opened. `during` happens when so many of them were read. */
async function file(rows: readonly Row[], during: Readonly<Record<number, () => Promise<unknown>>> = {}) {
  const book = new NameBook(await readKnownNames(api.db));
  const judged = (async function* () {
    for (const [at, row] of rows.entries()) {
      await during[at]?.();
      const input = { description: 'Made up', categories: ['Roads'], sectors: ['Government'], source: 'EPADS', ...row };
      const map = book.translating(() => ({ input, columns: {} }));
      yield judgeRow({ ok: true, place: `line ${at + 2}`, value: null }, map, undefined);
    }
  })();
  const { added, updated, unchanged, newOrganizations, problems } = await importRows(api.db, judged);
  return { counts: [added, updated, unchanged], newOrganizations, notes: problems.map(({ reason }) => reason) };
}

test('a source that stated the joined entry has said the other one: what it states later is taken, and no conflict', async () => {
  const [first, second, third] = [await add('WASA'), await add('Water Agency'), await add('Public Health Wing')];
  const row = { title: 'Pumps for wells', reference: 'P/1', closingDate: '2031-05-01' };
  await file([{ ...row, procuringOrganization: 'WASA', organizations: ['WASA', 'Water Agency'] }]);
  await join(first, second);
  const again = await file([{ ...row, procuringOrganization: 'WASA', organizations: ['WASA', 'Water Agency'] }]);
  expect(again).toEqual({ counts: [0, 0, 1], newOrganizations: 0, notes: [] });
  const other = 'Public Health Wing';
  const told = await file([{ ...row, procuringOrganization: other, organizations: [other] }]);
  expect(told).toEqual({ counts: [0, 1, 0], newOrganizations: 0, notes: [] });
  expect(await find('Pumps for wells')).toMatchObject({ organizationIds: [third], procuringOrganizationId: third });
});

test('the number of a joined entry is that of the other one, and one that nobody had is refused', async () => {
  const [first, second] = [await add('Forest Wing'), await add('Forest Department')];
  await join(first, second);
  const row = { title: 'Saplings', reference: 'F/1', closingDate: '2031-05-01', procuringOrganizationId: first };
  const rows = [
    { ...row, organizationIds: [first, second] },
    { ...row, reference: 'F/2', procuringOrganizationId: 99999 },
  ];
  const unknown = { newOrganizations: 0, notes: ['Unknown organization: 99999'] };
  expect(await file(rows)).toEqual({ counts: [1, 0, 0], ...unknown });
  expect(await find('Saplings')).toMatchObject({ organizationIds: [second], procuringOrganizationId: second });
  expect(await file(rows)).toEqual({ counts: [0, 0, 1], ...unknown });
});

test('names that change while a file is imported stand for the same to its end', async () => {
  const [wing, board] = [await add('Canals Wing'), await add('Canal Board')];
  const renamed = await add('Roads Wing');
  const [roads] = await editor.call(categoryEndpoints.list);
  const before = await names();
  const rows = Array.from({ length: 1003 }, (_, at) => ({
    title: `Culvert ${at} of the canal`,
    ...{
      reference: `C/${at}`,
      closingDate: '2031-05-01',
      procuringOrganization: at === 1002 ? 'Roads Wing' : 'Canals Wing',
    },
  }));
  const change = async () => {
    await until(
      async () => (await editor.call(tenderEndpoints.list, { query: { organization: 'Canals Wing' } })).length > 0,
    );
    await join(wing, board);
    await editor.call(organizationEndpoints.update, { params: { id: renamed }, body: { name: 'Roads Division' } });
    await editor.call(categoryEndpoints.update, { params: { id: roads?.id ?? 0 }, body: { name: 'Streets' } });
  };
  expect(await file(rows, { 1000: change })).toMatchObject({ counts: [1003, 0, 0], newOrganizations: 0 });
  expect((await names()).toSorted()).toEqual(
    [...before.filter((name) => !['Canals Wing', 'Roads Wing'].includes(name)), 'Roads Division'].toSorted(),
  );
  expect(await find('Culvert 1001 of the canal')).toMatchObject({
    procuringOrganizationId: board,
    categories: ['Streets'],
  });
  expect(await find('Culvert 1002 of the canal')).toMatchObject({ procuringOrganizationId: renamed });
});

test('so do names that change while the first rows are read', async () => {
  const [tunnels, wing, board] = [await add('Tunnels'), await add('Tunnel Wing'), await add('Tunnel Board')];
  const before = (await names()).length;
  const change = async () => {
    await editor.call(organizationEndpoints.update, { params: { id: tunnels }, body: { name: 'Tunnels and Caves' } });
    await join(wing, board);
  };
  const row = (title: string, procuringOrganization: string) => ({
    ...{ title, procuringOrganization, reference: title, closingDate: '2031-05-01' },
  });
  const rows = [row('Lamps of a tunnel', 'Tunnels'), row('Fans of a tunnel', 'Tunnel Wing')];
  expect(await file(rows, { 0: change })).toMatchObject({ counts: [2, 0, 0], newOrganizations: 0 });
  expect((await find('Lamps of a tunnel')).procuringOrganizationId).toBe(tunnels);
  expect((await find('Fans of a tunnel')).procuringOrganizationId).toBe(board);
  expect(await names()).toHaveLength(before - 1);
});

test('a notice without a number stays the same one, whatever the organizations that it only lists are called', async () => {
  const wing = await add('Lake Wing');
  const row = { title: 'Boats for the lake', closingDate: '2031-05-01', organizations: ['Lake Wing'] };
  expect((await file([row])).counts).toEqual([1, 0, 0]);
  await editor.call(organizationEndpoints.update, { params: { id: wing }, body: { name: 'Lake Division' } });
  expect((await file([row])).counts).toEqual([0, 0, 1]);
});

test('another name of a category is no word of the source on sectors; another category is', async () => {
  const create = async (name: string) => (await editor.call(categoryEndpoints.create, { body: { name } })).id;
  const [works] = [await create('Construction & Civil Works'), await create('Electrical')];
  const row = { title: 'Walls of the lake', reference: 'W/1', closingDate: '2031-05-01', sectors: null };
  const day = (category: string) => file([{ ...row, categories: [category] }]);
  await day('Construction & Civil Works');
  await editor.call(categoryEndpoints.update, { params: { id: works }, body: { name: 'Buildings' } });
  expect((await day('Construction & Civil Works')).counts).toEqual([0, 0, 1]);
  expect((await find('Walls of the lake')).sectors).toEqual(['Public Sector', 'Infrastructure']);
  expect((await day('Electrical')).counts).toEqual([0, 1, 0]);
  expect((await find('Walls of the lake')).sectors).toEqual(['Public Sector', 'Energy']);
});
