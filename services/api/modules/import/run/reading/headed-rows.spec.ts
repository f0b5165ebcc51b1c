import { expect, test } from 'vitest';
import { inMemory } from '../../../../../../tests/support/import/in-memory.ts';
import { makeXlsx, styled } from '../../../../../../tests/support/import/make-xlsx.ts';
import { listed } from '../../../../../../tests/support/listed.ts';
import { openRows } from './open-rows.ts';

const COLUMNS = { 'Column 1': 'title', 'Column 2': 'closingDate', 'Column 3': 'categories' } as const;
const ROWS = [
  ['Bridge', '1/12/2026', 'Roads'],
  ['Canal', '14/12/2026', 'Roads'],
] as const;

/** The files without headings, and the place of their first row. */
const FILES = {
  'line 1': ROWS.map((row) => row.join(',')).join('\n'),
  'line 2': `LIST OF TENDERS,,\n${ROWS.map((row) => row.join(',')).join('\n')}`,
  'row 1': `<table>${ROWS.map((row) => `<tr><td>${row.join('<td>')}`).join('')}</table>`,
  'row 3': makeXlsx(
    [
      {
        name: 'List',
        rows: [[], ['LIST OF TENDERS'], ...ROWS.map(([title, , name], at) => [title, styled(46357 + at, 1), name])],
      },
    ],
    { formats: ['dd/mm/yyyy'] },
  ),
};

test.each(Object.entries(FILES))('the first row of a table without headings is a notice: %s', async (place, file) => {
  const asked = await openRows(inMemory(Buffer.from(file)), 'Clerk');
  expect(asked.found().question).toMatchObject({ about: 'columns', choices: Object.keys(COLUMNS) });
  const opened = await openRows(inMemory(Buffer.from(file)), 'Clerk', { columns: COLUMNS });
  expect(opened.found().question).toBeNull();
  const rows = await listed(opened.rows());
  expect(rows.map((row) => row.ok && row.notice.row.title)).toEqual(['Bridge', 'Canal']);
  expect(rows[0]).toMatchObject({ notice: { place, row: { closingDate: '2026-12-01' } } });
});

test('a notice is no header, though its words could be headings', async () => {
  const file = `${FILES['line 1']}\nName of Work,15/12/2026,Health Department\n`;
  const opened = await openRows(inMemory(Buffer.from(file)), 'Clerk', { columns: COLUMNS });
  expect(await listed(opened.rows())).toHaveLength(3);
});
