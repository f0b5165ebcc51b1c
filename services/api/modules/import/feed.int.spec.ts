import { expect, test } from 'vitest';
import type { ImportRow } from '#contracts/api/imports.ts';
import { type TenderBodyInput, tenderEndpoints } from '#contracts/api/tenders.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { importRows } from '../../../../tests/support/import/import-into.ts';
import { judgeRow } from './map/judge-row.ts';

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS] }));
const editor = forAllTests(() => api.superAdmin());

type Row = Partial<Record<keyof ImportRow, unknown>>;

/** Values of the last snapshot that were not taken. */
let notes: readonly string[] = [];

/** One day's snapshot of the feed with a single notice; answers added, updated, unchanged. */
async function snapshot(changes: Row) {
  const input = {
    description: 'Over the canal',
    categories: ['Roads'],
    sectors: ['Government'],
    source: 'EPADS',
    ...changes,
  };
  const judged = (async function* () {
    yield judgeRow({ ok: true, place: 'line 2', value: input }, () => ({ input, columns: {} }), undefined);
  })();
  const { added, updated, unchanged, problems } = await importRows(api.db, judged);
  notes = problems.map(({ column, value, reason, cost }) => `${cost} ${column} ${value}: ${reason}`);
  return [added, updated, unchanged];
}

const find = async (reference: string) => {
  const [found] = await editor.call(tenderEndpoints.list, { query: { search: reference } });
  return editor.call(tenderEndpoints.get, { params: { id: found?.id ?? 0 } });
};

async function correct(reference: string | null, changes: Partial<TenderBodyInput>, search = reference ?? '') {
  const { id, version, ...tender } = await find(search);
  const { title, description, publishDate, closingDate, status, categories, source } = tender;
  const sectors: TenderBodyInput['sectors'] = ['Government'];
  const body = {
    title,
    description,
    publishDate,
    closingDate,
    status,
    categories,
    sectors,
    source,
    reference,
    city: tender.city,
  };
  await editor.call(tenderEndpoints.update, { params: { id }, body: { ...body, ...changes } });
}

test('a feed read day after day moves the dates and leaves every correction standing', async () => {
  const day = (changes: Row) =>
    snapshot({ title: 'Bridge at Kohal', reference: 'KHL-1', closingDate: '2027-01-05', ...changes });
  expect(await day({})).toEqual([1, 0, 0]);
  await correct('KHL-1', { title: 'Bridge at Kohala', city: 'Muzaffarabad' });
  expect(await day({ closingDate: '2027-01-12' })).toEqual([0, 1, 0]);
  expect(await day({ closingDate: '2027-01-19' })).toEqual([0, 1, 0]);
  const after = await find('KHL-1');
  expect(after).toMatchObject({ title: 'Bridge at Kohala', city: 'Muzaffarabad', closingDate: '2027-01-19' });
  const moves = await editor.call(tenderEndpoints.history, { params: { id: after.id } });
  const dates = moves.flatMap(({ changes }) => changes.filter(({ field }) => field === 'closingDate'));
  expect(dates).toHaveLength(2);
});

test('a list that goes on to state a notice and its corrigendum says nothing new', async () => {
  const row = (title: string, closingDate: string) => snapshot({ title, reference: 'DAM-1', closingDate });
  const read = async (date = '2027-01-05') => [
    await row('Check dam', date),
    await row('Corrigendum: Check dam', '2027-01-12'),
  ];
  const unchanged = [0, 0, 1];
  expect(await read()).toEqual([
    [1, 0, 0],
    [0, 1, 0],
  ]);
  expect(await read()).toEqual([unchanged, unchanged]);
  expect((await find('DAM-1')).closingDate).toBe('2027-01-12');
  expect(await row('Check dam', '2027-01-19')).toEqual([0, 1, 0]);
});

test('where both changed the editor’s value stands, also on the following days', async () => {
  const day = (closingDate: string) => snapshot({ title: 'Weir', reference: 'WEIR-1', closingDate });
  await day('2027-01-05');
  await correct('WEIR-1', { closingDate: '2027-02-01' });
  expect(await day('2027-01-12')).toEqual([0, 0, 1]);
  expect(notes).toEqual(['value closingDate 2027-01-12: Was changed here by hand, too, so it was not taken']);
  expect(await day('2027-01-12')).toEqual([0, 0, 1]);
  expect(notes, 'told once').toEqual([]);
  expect(await day('2027-01-19')).toEqual([0, 0, 1]);
  expect(await find('WEIR-1')).toMatchObject({ closingDate: '2027-02-01', version: 2 });
  await correct('WEIR-1', { closingDate: '2027-01-19' });
  expect(await day('2027-01-26'), 'the two agreed, so the source is followed again').toEqual([0, 1, 0]);
});

test('a blank is not a statement', async () => {
  const day = (changes: Row) =>
    snapshot({ title: 'Culvert', reference: 'CLV-1', closingDate: '2027-01-05', ...changes });
  await day({ city: 'Lahore', contact: 'Room 4', description: 'Two boxes' });
  expect(await day({ city: '', contact: null, description: '' })).toEqual([0, 0, 1]);
  expect(await find('CLV-1')).toMatchObject({ city: 'Lahore' });
});

test('a list without numbers, week after week, with an editor’s corrections between', async () => {
  const week = (closingDate: string, more: Row = {}) =>
    snapshot({ title: 'Rubber dam at Ghazi', procuringOrganization: 'Dams Circle', closingDate, ...more });
  expect(await week('2027-01-05')).toEqual([1, 0, 0]);
  await correct(
    null,
    { title: 'Rubber dam at Ghazi Barotha', closingDate: '2027-01-20', city: 'Attock' },
    'Rubber dam',
  );
  expect(await week('2027-01-05')).toEqual([0, 0, 1]);
  expect(await week('2027-01-05', { contact: 'Room 4' })).toEqual([0, 1, 0]);
  expect(await week('2027-01-05', { contact: 'Room 5' }), 'the day is what the list said').toEqual([0, 1, 0]);
  expect(await find('Rubber dam')).toMatchObject({ closingDate: '2027-01-20', city: 'Attock', contact: 'Room 5' });
  expect(await week('2027-01-06', { contact: 'Room 5' }), 'both moved it').toEqual([0, 0, 1]);
  expect(notes).toEqual(['value closingDate 2027-01-06: Was changed here by hand, too, so it was not taken']);
  expect(await week('2027-05-11')).toEqual([1, 0, 0]);
  expect(await week('2027-05-11')).toEqual([0, 0, 1]);
});
