import { expect, test } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { importRows } from '../../../../tests/support/import/import-into.ts';
import { inMemory } from '../../../../tests/support/import/in-memory.ts';
import { openRows } from './run/reading/open-rows.ts';

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS] }));
const editor = forAllTests(() => api.superAdmin());

/** Imports lines; answers added, updated, unchanged, refused, and why rows were refused. */
async function list(lines: readonly string[], { source = 'Dawn', dryRun = false } = {}) {
  const opened = await openRows(inMemory(Buffer.from(lines.join('\n'))), source, { category: 'Food' });
  expect(opened.found().question).toBeNull();
  const { added, updated, unchanged, refused, problems } = await importRows(api.db, opened.rows(), { dryRun });
  const reasons = problems.filter(({ cost }) => cost === 'row').map(({ reason }) => reason);
  return { counts: [added, updated, unchanged, refused], reasons };
}
const counts = async (...args: Parameters<typeof list>) => (await list(...args)).counts;

async function find(search: string) {
  const [found] = await editor.call(tenderEndpoints.list, { query: { search } });
  return editor.call(tenderEndpoints.get, { params: { id: found?.id ?? 0 } });
}

const HEAD = 'Tender No,Title,Closing Date,Closing Time,Department';
const NONE = 'No notice of this source has this number, and a new one needs a title and a closing date';
const SEVERAL = 'Several notices have this number, and only a title would tell which of them changes';

test('a file of numbers and new days moves the days of their notices, and says nothing else of them', async () => {
  const notices = [HEAD, 'R-1,Supply of rice,2031-12-10,11:00,Food Directorate', 'R-2,Supply of ghee,2031-12-11,,'];
  const corrigenda = [
    'Tender No,Old Closing Date,New Closing Date,Reason',
    'R-1,2031-12-10,2031-12-24,Holidays of Eid',
  ];
  await list(notices);
  expect(await counts(corrigenda, { dryRun: true })).toEqual([0, 1, 0, 0]);
  expect(await counts(corrigenda)).toEqual([0, 1, 0, 0]);
  const tender = await find('R-1');
  expect(tender).toMatchObject({
    ...{ title: 'Supply of rice', description: 'Supply of rice', closingDate: '2031-12-24', closingTime: '11:00' },
    categories: ['Food'],
  });
  const history = await editor.call(tenderEndpoints.history, { params: { id: tender.id } });
  expect(history.flatMap(({ changes }) => changes)).toEqual([
    { field: 'closingDate', before: '2031-12-10', after: '2031-12-24' },
  ]);
  expect(await counts(corrigenda)).toEqual([0, 0, 1, 0]);
  expect(await counts(notices), 'the list goes on to state the first day').toEqual([0, 0, 2, 0]);
});

test('a row that another column calls a corrigendum leaves the day of publication as it was', async () => {
  const rows = [
    'Notice Type,Tender No,Headline,Department,Published,Closing Date',
    'Tender,PM-21,Master plan,Planning Department,2031-11-20,2031-12-08',
    'Corrigendum,PM-21,Master plan,Planning Department,2031-11-27,2031-12-15',
  ];
  expect(await counts(rows)).toEqual([1, 1, 0, 0]);
  expect(await find('PM-21')).toMatchObject({ publishDate: '2031-11-20', closingDate: '2031-12-15' });
});

test('a row without a title changes the notice above it, in a dry run and in truth', async () => {
  const rows = [HEAD, 'S-1,Supply of salt,2031-12-10,,', 'S-1,,2031-12-17,14:00,'];
  expect(await counts(rows, { dryRun: true })).toEqual([1, 1, 0, 0]);
  expect(await counts(rows)).toEqual([1, 1, 0, 0]);
  expect(await find('S-1')).toMatchObject({ closingDate: '2031-12-17', closingTime: '14:00' });
});

test('what an editor changed stands', async () => {
  await list([HEAD, 'E-1,Supply of eggs,2031-12-10,,']);
  const { id, title, description, publishDate, status, categories } = await find('E-1');
  const body = { title, description, publishDate, status, categories, reference: 'E-1', source: 'Dawn' };
  const sectors = ['Public Sector'] as const;
  await editor.call(tenderEndpoints.update, {
    params: { id },
    body: { ...body, sectors: [...sectors], closingDate: '2031-12-31' },
  });
  expect(await counts(['Tender No,Revised Closing Date', 'E-1,2031-12-17'])).toEqual([0, 0, 1, 0]);
  expect((await find('E-1')).closingDate).toBe('2031-12-31');
});

test('a number that no notice has, or one of another source, is refused, and its notice may come behind', async () => {
  await list([HEAD, 'J-1,Supply of jam,2031-12-10,,'], { source: 'Jang' });
  for (const dryRun of [true, false]) {
    const rows = [HEAD, 'J-1,,2031-12-17,,', 'N-1,,2031-12-17,,', 'N-1,Supply of nuts,2031-12-10,,'];
    expect(await list(rows, { dryRun })).toEqual({ counts: [1, 0, 0, 2], reasons: [NONE, NONE] });
  }
});

test('a number of several works changes none of them', async () => {
  const works = [HEAD, 'W-1,Kerb stones,2031-12-10,,', 'W-1,Culvert and drain,2031-12-10,,'];
  const change = 'W-1,,2031-12-17,,';
  expect(await list([...works, change], { dryRun: true })).toEqual({ counts: [2, 0, 0, 1], reasons: [SEVERAL] });
  expect(await list([...works, change])).toEqual({ counts: [2, 0, 0, 1], reasons: [SEVERAL] });
  expect(await list([HEAD, change])).toEqual({ counts: [0, 0, 0, 1], reasons: [SEVERAL] });
  const revised = [HEAD, 'W-1,Revised Tender Notice,2031-12-17,,'];
  expect(await list(revised)).toEqual({ counts: [0, 0, 0, 1], reasons: [SEVERAL] });
});

test('a title that says corrigendum and no more leaves the title of its notice', async () => {
  await list([HEAD, 'M-1,Supply of milk,2031-12-10,,']);
  expect(await counts([HEAD, 'M-1,Revised Tender Notice,2031-12-16,,'])).toEqual([0, 1, 0, 0]);
  expect(await counts([HEAD, 'M-1,Corrigendum No. 1,2031-12-17,,'])).toEqual([0, 1, 0, 0]);
  expect(await find('M-1')).toMatchObject({ title: 'Supply of milk', closingDate: '2031-12-17', categories: ['Food'] });
});

test('a row without a day closes the notice that was cancelled, and keeps its day', async () => {
  const head = `${HEAD},Remarks`;
  await list([head, 'K-1,Supply of kites,2031-12-10,,,']);
  expect(await list([head, 'K-1,Supply of kites,,,,Cancelled'])).toEqual({ counts: [0, 1, 0, 0], reasons: [] });
  expect(await find('K-1')).toMatchObject({ title: 'Supply of kites', closingDate: '2031-12-10', status: 'closed' });
  expect(await list([head, 'K-2,Supply of strings,,,,Cancelled'])).toEqual({ counts: [0, 0, 0, 1], reasons: [NONE] });
});

test.each([
  ['its number in other signs', 'oats', 'O/1/2026', 'O / 1/2026', 'Amendment No. 01: *'],
  ['words around its number', 'barley', 'O/2/2026', 'Tender No. O/2/2026 (Corrigendum)', '*'],
  ['its number in the title alone', 'maize', 'O/3/2026', '', 'Corrigendum to Tender Notice No. O/3/2026'],
  ['its title alone', 'millet', 'O/4/2026', '', 'Extension in closing date of tender for SUPPLY OF MILLET'],
])(
  'an amendment changes the notice that it names by %s, and leaves its title',
  async (_, of, number, stated, words) => {
    await list([HEAD, `${number},Supply of ${of},2031-12-10,,Food Directorate`]);
    const row = `${stated},${words.replace('*', `Supply of ${of}`)},2031-12-24,,Food Directorate`;
    expect(await counts([HEAD, row])).toEqual([0, 1, 0, 0]);
    expect(await counts([HEAD, row])).toEqual([0, 0, 1, 0]);
    expect(await find(of)).toMatchObject({
      ...{ title: `Supply of ${of}`, closingDate: '2031-12-24', extendedFrom: '2031-12-10' },
    });
  },
);

test('a title without a number or a day calls its notice off', async () => {
  await list([HEAD, ',Supply of drums,2031-12-10,,Food Directorate']);
  const row = ',Cancellation of Tender Notice for Supply of drums,,,Food Directorate';
  expect(await list([HEAD, row])).toEqual({ counts: [0, 1, 0, 0], reasons: [] });
  expect(await find('drums')).toMatchObject({ title: 'Supply of drums', closingDate: '2031-12-10', status: 'closed' });
  expect((await list([HEAD, row.replace('drums', 'horns')])).reasons).toEqual([
    'No notice of this source has this title, and a new one needs a closing date',
  ]);
});

test('an amendment of another paper is asked about, and moves the day where a person says that it is the same', async () => {
  await list([HEAD, 'P/77/2026,Supply of pulses,2031-12-10,,Food Directorate']);
  const rows = [HEAD, 'P/77/2026,Corrigendum: Supply of pulses,2031-12-12,,Food Directorate'];
  const read = async (choices: object) => {
    const opened = await openRows(inMemory(Buffer.from(rows.join('\n'))), 'Jang', { category: 'Food' });
    return importRows(api.db, opened.rows(), { choices });
  };
  expect(await read({})).toMatchObject({ added: 0, leftOut: 1, duplicates: [{ becomes: 'leave' }] });
  expect(await read({ duplicates: 'same' })).toMatchObject({ sameNotice: 1 });
  expect(await find('pulses')).toMatchObject({ title: 'Supply of pulses', closingDate: '2031-12-12' });
});

test('a later round under the number of the first is a notice of its own; a title that was corrected is not', async () => {
  await list([HEAD, 'Z-5,Supply of zinc,2031-12-10,,', 'Z-6,Supply of tin,2031-12-10,,']);
  const later = [HEAD, 'Z-5,Supply of zinc (2nd Call),2032-01-05,,', 'Z-6,Supply of tin (Re-Tender),2031-12-10,,'];
  expect(await counts(later)).toEqual([1, 1, 0, 0]);
  expect(await counts(later)).toEqual([0, 0, 2, 0]);
});

test('an amendment of a title that several notices have is refused where no day is near', async () => {
  const row = (title: string, day: string) => `,${title},${day},,Food Directorate`;
  await list([HEAD, row('Supply of fish', '2031-12-10'), row('Supply of fish', '2031-12-20')]);
  const { counts: given, reasons } = await list([HEAD, row('Corrigendum: Supply of fish', '2032-01-10')]);
  expect(given).toEqual([0, 0, 0, 1]);
  expect(reasons).toEqual(['Several notices have this title, and only a number would tell which of them changes']);
});

test('an extension of a building under the number of a list is a work of its own', async () => {
  await list([HEAD, 'X-1,Boundary wall of the school,2031-12-10,,', 'X-1,Extension of the bar room,2031-12-10,,']);
  expect(
    await counts([HEAD, 'X-1,Extension of the mosque,2031-12-10,,', 'X-1,Boundary wall of the school,2031-12-10,,']),
  ).toEqual([1, 0, 1, 0]);
});
