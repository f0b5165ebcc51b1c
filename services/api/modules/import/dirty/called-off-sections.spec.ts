import { expect, test } from 'vitest';
import { inMemory } from '../../../../../tests/support/import/in-memory.ts';
import { makeXlsx } from '../../../../../tests/support/import/make-xlsx.ts';
import { listed } from '../../../../../tests/support/listed.ts';
import { openRows } from '../run/reading/open-rows.ts';

const HEAD = ['Sr', 'Title', 'Department', 'Closing Date', 'Category'];
const work = (title: string) => ['1', title, 'Highways', '14-12-2026', 'Works'];

/** Title and status of each row, or that it amends; of refused ones the reason. */
async function read(rows: readonly (readonly string[])[], format: 'csv' | 'xlsx') {
  const text = rows.map((row) => row.join(',')).join('\n');
  const bytes = format === 'csv' ? Buffer.from(text) : makeXlsx([{ name: 'List', rows }]);
  const opened = await openRows(inMemory(bytes), 'Clerk');
  expect(opened.found().question).toBeNull();
  return (await listed(opened.rows())).map((judged) => {
    if (!judged.ok) return judged.problems[0]?.reason;
    const { row, which } = judged.notice;
    return [row.title, row.description, row.status ?? (which.amends === undefined ? '' : 'amends')].join('|');
  });
}

test.each(['csv', 'xlsx'] as const)('a line says of the rows below that they were called off (%s)', async (format) => {
  for (const line of [
    ['CANCELLED TENDERS', '', '', '', ''],
    ['', 'List of Cancelled Tenders:', '', '', ''],
    ['Tenders withdrawn'],
  ])
    expect(
      await read(
        [
          HEAD,
          work('Kerb'),
          line,
          work('Signs'),
          ['', 'Total', '', '', ''],
          work('Posts'),
          ['NEW TENDERS', '', '', '', ''],
          work('Rails'),
        ],
        format,
      ),
    ).toEqual([
      'Kerb|Kerb|',
      'Signs|Signs|closed',
      expect.stringContaining('no notice'),
      'Posts|Posts|closed',
      expect.stringContaining('no notice'),
      'Rails|Rails|',
    ]);
});

test('or that their dates were extended', async () => {
  const rows = [HEAD, work('Kerb'), ['Corrigenda', '', '', '', ''], work('Signs')];
  expect(await read(rows, 'csv')).toEqual(['Kerb|Kerb|', 'Signs|Signs|amends']);
});

test('words of the notice above call nothing else off', async () => {
  const rows = [HEAD, work('Kerb'), ['', 'Withdrawn stamps', '', '', ''], work('Signs')];
  expect(await read(rows, 'csv')).toEqual(['Kerb|Kerb\nWithdrawn stamps|', 'Signs|Signs|']);
});

test.each(['csv', 'xlsx'] as const)(
  'CANCELLED alone is about the row above, among the titles, too (%s)',
  async (format) => {
    for (const line of [
      ['', 'CANCELLED', '', '', ''],
      ['** This tender is cancelled **'],
      ['Cancelled due to lack of funds'],
    ])
      expect(await read([HEAD, work('Kerb'), work('Signs'), line, work('Posts'), work('Rails')], format)).toEqual([
        'Kerb|Kerb|',
        'Signs|Signs|closed',
        'Posts|Posts|',
        'Rails|Rails|',
      ]);
  },
);

test('or about the next one, where it says so, and all below where headings part the list', async () => {
  const next = [HEAD, work('Kerb'), ['The following tender is cancelled'], work('Signs'), work('Posts')];
  expect(await read(next, 'xlsx')).toEqual(['Kerb|Kerb|', 'Signs|Signs|closed', 'Posts|Posts|']);
  const parted = [HEAD, ['OPEN'], work('Kerb'), ['CANCELLED'], work('Signs'), work('Posts')];
  expect((await read(parted, 'xlsx')).slice(1)).toEqual(['Kerb|Kerb|', 'Signs|Signs|closed', 'Posts|Posts|closed']);
});
