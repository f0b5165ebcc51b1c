import { expect, test } from 'vitest';
import type { ImportRow } from '#contracts/api/imports.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { importRows } from '../../../../tests/support/import/import-into.ts';
import { rebuild } from '../../rebuild/rebuild.ts';
import { differs } from '../../rebuild/tables/compare-tables.ts';
import { judgeRow } from './map/judge-row.ts';

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS] }));
const editor = forAllTests(() => api.superAdmin());

type Row = Partial<Record<keyof ImportRow, unknown>>;
async function bring(rows: readonly Row[], options: Parameters<typeof importRows>[2] = {}) {
  const judged = (async function* () {
    for (const [at, changes] of rows.entries()) {
      const input = { categories: ['Roads'], sectors: ['Government'], procuringOrganization: 'Ravi Board', ...changes };
      yield judgeRow({ ok: true, place: `line ${at + 2}`, value: input }, () => ({ input, columns: {} }), undefined);
    }
  })();
  return importRows(api.db, judged, options);
}

const OBJECTS = [
  'weir',
  'culvert',
  'siphon',
  'embankment',
  'spillway',
  'aqueduct',
  'regulator',
  'headworks',
  'outfall',
  'gauge',
];
const notices = (source: string, wording: (object: string) => string, changes: Row = {}): Row[] =>
  OBJECTS.map((object, at) => ({
    title: wording(object),
    description: 'As in the documents',
    reference: `RB/${object}/2027/${at}`,
    closingDate: '2027-01-05',
    source,
    ...changes,
  }));

test('the same notices from a second source become further sources, once', async () => {
  const first = notices('EPADS', (object) => `Construction of the ${object} near ${object}pur`);
  expect(await bring(first)).toMatchObject({ added: 10 });
  const second = notices('Jang', (object) => `Tender for building ${object} near ${object}pur`, {
    closingDate: '2027-01-06',
    publishDate: '2026-08-12',
    bidSecurity: '2 %',
    sourceUrl: 'https://jang.example.pk/1',
  });
  expect(await bring(second)).toMatchObject({ added: 0, sameNotice: 10 });
  expect(await bring(second), 'remembered').toMatchObject({ added: 0, unchanged: 10 });
  expect(await bring(first), 'the first goes on').toMatchObject({ added: 0, unchanged: 10 });
  const [found] = await editor.call(tenderEndpoints.list, { query: { search: 'aqueduct' } });
  const tender = await editor.call(tenderEndpoints.get, { params: { id: found?.id ?? 0 } });
  expect(tender).toMatchObject({ source: 'EPADS', closingDate: '2027-01-05', bidSecurity: '2 %', version: 2 });
  expect(tender.alsoIn).toEqual([
    {
      source: 'Jang',
      publishDate: '2026-08-12',
      reference: 'RB/aqueduct/2027/5',
      sourceUrl: 'https://jang.example.pk/1',
    },
  ]);
});

test('two sources in one file are one tender each, without numbers too', async () => {
  const at = (source: string) =>
    notices(source, (object) => `Repair of the ${object} between ${object}pur and New ${object}abad, ${object}garh`, {
      reference: null,
      closingDate: '2027-03-05',
    });
  const report = await bring([...at('Dawn'), ...at('Nation')]);
  expect(report).toMatchObject({ added: 10, sameNotice: 10 });
});

const DAMS = (source: string, title: string, changes: Row = {}): Row => ({
  title,
  description: 'As in the documents',
  reference: `${source}/1`,
  closingDate: '2027-04-05',
  source,
  procuringOrganization: 'Dam Board',
  ...changes,
});
const tenderCalled = async (search: string) => {
  const [found] = await editor.call(tenderEndpoints.list, { query: { search } });
  return editor.call(tenderEndpoints.get, { params: { id: found?.id ?? 0 } });
};

test('a row in doubt is left out and listed, until somebody chooses for it or for all', async () => {
  await bring([DAMS('EPADS', 'Supply of sluice gates for the Kalabagh barrage stores')]);
  const second = [DAMS('Nation', 'Sluice gates for Kalabagh barrage stores supply')];
  const left = await bring(second);
  expect(left).toMatchObject({ added: 0, leftOut: 1 });
  expect(left.duplicates).toEqual([
    {
      place: 'line 2',
      title: second[0]?.title,
      becomes: 'leave',
      like: {
        id: expect.any(Number),
        title: 'Supply of sluice gates for the Kalabagh barrage stores',
        source: 'EPADS',
        closingDate: '2027-04-05',
        because: 'title',
        isSure: false,
      },
    },
  ]);
  const dry = { dryRun: true } as const;
  const another = { duplicates: 'another' } as const;
  expect(await bring(second, { ...dry, choices: another })).toMatchObject({ added: 1 });
  const choices = { ...another, duplicateRows: { 'line 2': 'same' } } as const;
  expect(await bring(second, { ...dry, choices })).toMatchObject({ added: 0, sameNotice: 1 });
  expect(await bring(second, { choices })).toMatchObject({ added: 0, sameNotice: 1, problems: [] });
  expect((await tenderCalled('sluice')).alsoIn).toMatchObject([{ source: 'Nation' }]);
});

test('rows of one list without sources come in beside each other, and are listed; a dry run says the same', async () => {
  const body = { source: null, procuringOrganization: 'Beas Board' } as const;
  const rows = [
    DAMS('', 'Lining of the Beas link canal Phase-II', { ...body, reference: null }),
    DAMS('', 'Lining of the Beas link canal Package A', { ...body, reference: null, closingDate: '2027-04-06' }),
  ];
  const dry = await bring(rows, { dryRun: true });
  expect(dry).toMatchObject({ added: 2, duplicates: [{ place: 'line 3', becomes: 'another' }] });
  expect(await bring(rows)).toEqual({ ...dry, problems: expect.anything(), groups: expect.anything() });
});

test('so do rows of one source', async () => {
  const body = { procuringOrganization: 'Panjnad Board', reference: null } as const;
  const rows = [
    DAMS('EPADS', 'Dredging of the Panjnad link canal Phase-II', body),
    DAMS('EPADS', 'Dredging of the Panjnad link canal Package A', { ...body, closingDate: '2027-04-06' }),
  ];
  const beside = { added: 2, duplicates: [{ place: 'line 3', becomes: 'another' }] };
  expect(await bring(rows, { dryRun: true })).toMatchObject(beside);
  expect(await bring([rows[0] as object, { ...rows[1], source: 'Nation' }], { dryRun: true })).toMatchObject({
    added: 1,
    leftOut: 1,
  });
  expect(await bring(rows)).toMatchObject(beside);
});

test('a row that says to be about a notice of before changes it, in one file too', async () => {
  const rows = [
    DAMS('', 'Desilting of the Chenab pond', { reference: 'DB/2027/5' }),
    DAMS('', 'Corrigendum: Desilting of the Chenab pond', { reference: 'DB/2027/5', closingDate: '2027-04-20' }),
    DAMS('', 'Desilting of the Chenab tail', { reference: 'DB/2027/5', closingDate: '2027-04-20' }),
    DAMS('', 'Desilting of the Chenab pond', { reference: 'DB/2027/5', closingDate: '2027-04-21' }),
  ];
  // the tail is another work under the number
  expect(await bring(rows, { dryRun: true })).toMatchObject({ added: 2, updated: 1, refused: 1 });
  expect(await bring(rows)).toMatchObject({ added: 2, updated: 1, refused: 1 });
  expect(await tenderCalled('Chenab pond')).toMatchObject({ closingDate: '2027-04-20', extendedFrom: '2027-04-05' });
});

test('another closing date is only told of; the row says it once', async () => {
  await bring([DAMS('EPADS', 'Grouting of the Mangla tunnel lining', { reference: 'DB/2027/88' })]);
  const second = [
    DAMS('Jang', 'Grouting of the Mangla tunnel lining', { reference: 'DB-2027-88', closingDate: '2027-04-09' }),
  ];
  const report = await bring(second);
  expect(report).toMatchObject({ sameNotice: 1 });
  expect(report.problems).toMatchObject([{ column: 'closingDate', value: '2027-04-09', cost: 'value' }]);
  expect(await tenderCalled('grouting')).toMatchObject({ closingDate: '2027-04-05', closingTime: null });
});

test('what a person stated of a source is recognized when its feed brings it', async () => {
  await bring([DAMS('EPADS', 'Spillway radial hoist overhaul at Warsak', { reference: 'DB/2027/99' })]);
  const { id } = await tenderCalled('Warsak');
  const jang = { source: 'Jang', publishDate: '2026-08-12', reference: 'DB/2027/99' };
  await editor.call(tenderEndpoints.addSource, { params: { id }, body: jang });
  const feed = [
    DAMS('Jang', 'Spillway radial hoist overhaul at Warsak', { ...jang, sourceUrl: 'https://j.example.pk/' }),
  ];
  expect(await bring(feed)).toMatchObject({ sameNotice: 1 });
  expect(await tenderCalled('Warsak')).toMatchObject({ alsoIn: [{ ...jang, sourceUrl: 'https://j.example.pk/' }] });
  expect(await bring(feed)).toMatchObject({ unchanged: 1 });
});

test('a notice that a person published is recognized when its own source brings it', async () => {
  const { data: _, ...row } = { data: 0, ...DAMS('EPADS', 'Turbine runner for Dargai', { reference: 'DB/2027/111' }) };
  const { categories, sectors } = { categories: ['Roads'], sectors: ['Government' as const] };
  const board = (await tenderCalled('Warsak')).procuringOrganizationId;
  const { procuringOrganization: _named, ...stated } = row;
  const body = {
    ...stated,
    categories,
    sectors,
    publishDate: '2026-08-01',
    status: 'open',
    procuringOrganizationId: board,
  };
  expect((await editor.post('/api/tenders', body)).status).toBe(201);
  expect(await bring([row])).toMatchObject({ added: 0, sameNotice: 1 });
  expect(await tenderCalled('Dargai'), 'its own source is no further one').toMatchObject({
    source: 'EPADS',
    alsoIn: [],
  });
});

test('a removed tender stays removed for its further sources, too', async () => {
  const { id } = await tenderCalled('Warsak');
  await editor.call(tenderEndpoints.remove, { params: { id } });
  expect(await bring([DAMS('Jang', 'Hoists at Warsak', { reference: 'DB/2027/99' })])).toMatchObject({
    removedHere: 1,
  });
});

test('the tables are what the log gives', async () => {
  const { differences } = await rebuild(api.owner, { modules: [...CATALOGUE, ACCOUNTS], checkOnly: true });
  expect(differences.filter((one) => one.table.startsWith('tender') && differs(one))).toEqual([]);
  expect(differences.find(({ table }) => table === 'tender_source')?.rows).toBeGreaterThan(10);
});
