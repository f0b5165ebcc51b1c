import { expect, test } from 'vitest';
import { inMemory } from '../../../../../../../tests/support/import/in-memory.ts';
import { listed } from '../../../../../../../tests/support/listed.ts';
import { openRows } from '../../../run/reading/open-rows.ts';

const HEAD = ['District', 'Title', 'Closing Date', 'Category', 'Cost'];
const work = (n: number, district = '') => [district, `Culvert ${n}`, '14/12/2026', 'Works', '2'];
const total = (name: string) => [`${name} Total`, '2', '', '', '4'];

async function cities(rows: readonly (readonly string[])[]) {
  const opened = await openRows(inMemory(Buffer.from([HEAD, ...rows].map((row) => row.join(',')).join('\n'))), 'Clerk');
  const found = (await listed(opened.rows())).flatMap((row) => (row.ok ? [row.notice.row.city] : []));
  return [found, (opened.found().notes ?? []).some(({ text }) => text.startsWith('"District" has its values once'))];
}

test('a value stands for the rows below it where subtotals say so', async () => {
  const rows = [work(1, 'Bannu'), work(2), total('Bannu'), work(3, 'Kasur'), work(4), total('Kasur'), total('Grand')];
  expect(await cities(rows)).toEqual([['Bannu', 'Bannu', 'Kasur', 'Kasur'], true]);
});

test('a value stands for the rows below it where most are blank', async () => {
  const rows = [work(1, 'Bannu'), work(2), work(3), work(4, 'Kasur'), work(5)];
  expect(await cities(rows)).toEqual([['Bannu', 'Bannu', 'Bannu', 'Kasur', 'Kasur'], true]);
});

test.each([
  ['few', [work(1, 'Bannu'), work(2), work(3, 'Kasur'), work(4, 'Okara')]],
  ['before the first value', [work(1), work(2), work(3), work(4, 'Kasur'), work(5)]],
  ['between the same values', [work(1, 'Kasur'), work(2), work(3, 'Kasur'), work(4), work(5), work(6)]],
])('blanks stay: %s', async (_, rows) => {
  const [given] = await cities(rows);
  expect(given).toEqual(rows.map(([city]) => city || null));
});
