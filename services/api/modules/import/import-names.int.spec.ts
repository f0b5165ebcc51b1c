import { beforeAll, expect, test } from 'vitest';
import { importEndpoints } from '#contracts/api/imports.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { IMPORT_PART_BYTES } from '#contracts/vocabulary/imports.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { imports } from '../../../../tests/support/import/import-into.ts';
import { makeXlsx, makeZip, styled } from '../../../../tests/support/import/make-xlsx.ts';
import { addCategory, addOrganization } from '../../../../tests/support/tenders/tender-samples.ts';
import { until } from '../../../../tests/support/until.ts';

const { one, create, upload, start } = importEndpoints;

const api = forAllTests(() => startApi({ modules: [ACCOUNTS, ...CATALOGUE, imports] }));
const admin = forAllTests(() => api.superAdmin());
beforeAll(async () => {
  for (const name of ['Electrical', 'Services', 'Construction & Civil Works']) await addCategory(api.db, name);
});

async function uploaded(file: Buffer, source: string) {
  const { id } = await admin.call(create, { body: { fileName: 'list.csv', size: file.length, source } });
  for (let at = 0; at < file.length; at += IMPORT_PART_BYTES) {
    const { status } = await admin.request('PUT', upload.path.replace(':id', `${id}`).replace(':firstAt', `${at}`), {
      body: file.subarray(at, at + IMPORT_PART_BYTES),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(status).toBe(200);
  }
  return id;
}
const find = (id: number) => admin.call(one, { params: { id } });
async function run(id: number, body: object) {
  await admin.call(start, { params: { id }, body: { dryRun: true, ...body } });
  await until(async () => (await find(id)).state !== 'running');
  return find(id);
}

const HEAD = ['Tender No', 'Title', 'Closing Date', 'Category', 'Department', 'City', 'Province'];
const rows = (...list: string[][]) =>
  list.map(([number = '', ...rest]) => [number, `Work ${number}`, styled(46357, 1), ...rest]);
const workbook = (from: number) =>
  makeXlsx(
    [
      { name: 'Cover', rows: [['Made up']] },
      {
        name: 'List',
        rows: [
          HEAD,
          ...rows(
            [`${from}`, 'Electrical, Services', 'Made-up Works Dept', 'Quettaa'],
            [`${from + 1}`, 'Servces', 'Made-up Works Dept', 'Peshawer'],
            [`${from + 2}`, 'Civil Goods', 'Made-up Works', 'Lahore', 'Sindh'],
          ),
        ],
      },
    ],
    { formats: ['dd/mm/yyyy'] },
  );

test('names are told before they are written, chosen, and remembered for the source', async () => {
  const first = await uploaded(workbook(1), 'Clerk');
  const checked = await run(first, {});
  expect(checked).toMatchObject({
    state: 'checked',
    found: { format: 'xlsx', sheet: 'List', sheets: ['Cover', 'List'] },
    counts: { added: 3, newCategories: 1, newOrganizations: 2 },
    groups: [
      expect.objectContaining({ reason: expect.stringContaining('No description') }),
      expect.objectContaining({ column: 'Province', value: 'Sindh', cost: 'value' }),
    ],
    names: {
      categories: [
        { name: 'Electrical, Services', becomes: ['Electrical', 'Services'], isNew: false, nearest: null },
        { name: 'Servces', becomes: ['Servces'], isNew: true, nearest: 'Services' },
        { name: 'Civil Goods', becomes: ['Construction & Civil Works'], isNew: false },
      ],
      organizations: [
        { name: 'Made-up Works Dept', rows: 2, isNew: true },
        { name: 'Made-up Works', rows: 1, isNew: true },
      ],
      cities: [{ name: 'Quettaa', isNew: true, nearest: 'Quetta' }],
    },
  });
  const names = {
    categories: { Servces: ['Services'] },
    organizations: { 'Made-up Works Dept': ['Made-up Works'] },
    cities: { Quettaa: ['Quetta'] },
  };
  const again = await run(first, { reading: { names } });
  expect(again).toMatchObject({
    counts: { newCategories: 0, newOrganizations: 1 },
    names: { cities: [{ isNew: false }] },
  });
  expect(await run(first, { dryRun: false })).toMatchObject({ state: 'done', counts: { added: 3 } });
  const tenders = await admin.call(tenderEndpoints.list, { query: {} });
  expect(tenders.map(({ title, categories, city, province }) => [title, categories, city, province]).sort()).toEqual([
    ['Work 1', ['Electrical', 'Services'], 'Quetta', 'Balochistan'],
    ['Work 2', ['Services'], 'Peshawar', 'Khyber Pakhtunkhwa'],
    ['Work 3', ['Construction & Civil Works'], 'Lahore', 'Punjab'],
  ]);
  const second = await run(await uploaded(workbook(4), 'CLERK'), {});
  expect(second).toMatchObject({ counts: { added: 3, newCategories: 0, newOrganizations: 0 } });
  const elsewhere = await run(await uploaded(workbook(7), 'Another'), {});
  expect(elsewhere).toMatchObject({ counts: { newCategories: 1 } });
});

test('a damaged workbook, or another archive, is refused with the upload; nothing is written', async () => {
  const before = await admin.call(tenderEndpoints.list, { query: {} });
  const cut = await find(await uploaded(workbook(1).subarray(0, 900), 'Clerk'));
  expect(cut).toMatchObject({ state: 'failed', failure: expect.stringMatching(/cut off or damaged/) });
  const other = await find(await uploaded(makeZip({ 'a.csv': 'x' }), 'Clerk'));
  expect(other).toMatchObject({ state: 'failed', failure: expect.stringMatching(/no Excel workbook/) });
  expect(await admin.call(tenderEndpoints.list, { query: {} })).toEqual(before);
});

test('the known body behind the words of an address is offered, and taken only when it is chosen', async () => {
  const names = ['O/o the Executive Engineer, Made-up Wroks, Multan', 'XEN, MUHA', 'Deptt. of Made-up Lighthouses'];
  for (const name of ['Made-up Highways Authority (MUHA)', 'Made-up Lighthouses Department']) {
    await addOrganization(api.db, name);
  }
  const rows = names.map((name, at) => `Light ${at},1/12/2026,Services,"${name}"`);
  const file = Buffer.from(['Title,Closing Date,Category,Department', ...rows].join('\n'));
  const { names: found } = await run(await uploaded(file, 'Addresses'), {});
  expect(found?.organizations.map(({ name, nearest, isNew }) => [name, nearest, isNew])).toEqual([
    [names[0], 'Made-up Works', true],
    [names[1], 'Made-up Highways Authority (MUHA)', true],
    [names[2], 'Made-up Lighthouses Department', true],
  ]);
});
