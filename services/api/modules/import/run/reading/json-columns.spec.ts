import { expect, test } from 'vitest';
import { inMemory } from '../../../../../../tests/support/import/in-memory.ts';
import { checkColumns } from '../import-file.ts';
import { openRows } from './open-rows.ts';

const NOTICE = { title: 'Bridge', dates: { closing: '2026-12-14', end: null }, category: { id: 3, name: 'Roads' } };

const found = async (rows: readonly unknown[], columns = {}) =>
  (await openRows(inMemory(Buffer.from(JSON.stringify(rows))), 'Portal', { columns })).found();

test('keys of the first rows are shown with the fields that they were taken for', async () => {
  const { columns, rows } = await found([NOTICE, 'x', { title: 'Road', remarks: [7, { name: 'x' }] }]);
  expect(columns).toEqual([
    { heading: 'title', field: 'title' },
    { heading: 'dates.closing', field: 'closingDate' },
    { heading: 'dates.end', field: null },
    { heading: 'category.id', field: null },
    { heading: 'category.name', field: 'categories' },
    { heading: 'remarks', field: null },
  ]);
  expect(rows).toEqual([
    ['Bridge', '2026-12-14', '', '3', 'Roads', ''],
    ['Road', '', '', '', '', '7 | x'],
  ]);
});

test('a statement about a key that no row has is refused with the keys that exist', async () => {
  const stated = { 'dates.closing': 'closingDate', category: 'categories', dates: '' } as const;
  const present = await found([NOTICE], stated);
  expect(() => checkColumns(present, { columns: stated })).not.toThrow();
  expect(() => checkColumns(present, { columns: { dates: 'closingDate' } })).toThrow('It has no column "dates".');
  expect(() => checkColumns(present, { columns: { 'dates.until': 'closingDate' } })).toThrow(
    'It has no column "dates.until". Its columns are "title", "dates.closing", "dates.end", "category.id", "category.name".',
  );
});

test('keys beyond the first 500 rows are not known, and a row of many keys shows a part of them', async () => {
  const { columns } = await found([...Array.from({ length: 500 }, () => NOTICE), { later: 1 }]);
  expect(columns.map(({ heading }) => heading)).not.toContain('later');
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`key ${at}`, at]));
  const { columns: some } = await found([wide], { 'key 4999': 'reference' });
  expect(some).toHaveLength(301);
  expect(some.at(-1)).toEqual({ heading: 'key 4999', field: 'reference' });
});

test('a required field that no row has is the question that a table asks', async () => {
  const asked = await found([{ subject_line: 'Bridge', until: '2026-12-14', dept: 'NHA', kind: 'Roads' }]);
  expect(asked.question).toMatchObject({
    about: 'columns',
    text: 'Which column is the title, which the closing date, and which the category? Not known are: "subject_line", "until", "kind".',
  });
  const columns = { subject_line: 'title', until: 'closingDate', kind: 'categories' } as const;
  expect((await found([{ subject_line: 'Bridge', until: '2026-12-14', kind: 'Roads' }], columns)).question).toBeNull();
  expect((await found([NOTICE])).question).toBeNull();
  expect((await found([7, 'x'])).question).toBeNull();
});

test('one text to each notice is its title', async () => {
  const { question, columns } = await found([{ description: 'Bridge', closing: '2026-12-14', category: 'Roads' }]);
  expect([question, columns[0]]).toEqual([null, { heading: 'description', field: 'title' }]);
});

test('a name is the title of what has none', async () => {
  const names = {
    organization: { name: 'NHA' },
    description: 'Over the canal',
    closing: '2026-12-14',
    category: 'Roads',
  };
  const { question, columns } = await found([{ name: 'Bridge', ...names }]);
  expect([question, columns[0]]).toEqual([null, { heading: 'name', field: 'title' }]);
  const wrapped = await found([{ id: 'rec1', fields: { ...names, Name: 'Bridge' } }]);
  expect(wrapped.columns).toContainEqual({ heading: 'fields.Name', field: 'title' });
  const member = await found([{ ...names, member: { name: 'Ali' } }]);
  expect(member.columns).toContainEqual({ heading: 'description', field: 'title' });
});

test('a sector that is a category is one, as in a table; another is offered for it', async () => {
  const notice = (name: string) => ({ title: 'Bridge', closing: '2026-12-14', sector: { id: 2, name } });
  const { question, columns } = await found([notice('Civil Works')]);
  expect([question, columns.at(-1)]).toEqual([null, { heading: 'sector.name', field: 'categories' }]);
  expect((await found([notice('Carpets')])).question?.choices).toEqual(['sector.id', 'sector.name']);
});

test('an unknown key of offices is the buyer, as in a table', async () => {
  const notice = (disco: string) => ({ ...NOTICE, wing: { of: disco }, bidder: 'Khan Construction Company' });
  const { columns, notes } = await found([notice('Multan Electric Power Company'), notice('LESCO')]);
  expect(columns.at(-2)).toEqual({ heading: 'wing.of', field: 'procuringOrganization' });
  expect(notes).toMatchObject([{ about: 'columns', text: expect.stringContaining('"wing.of" is taken for') }]);
});
