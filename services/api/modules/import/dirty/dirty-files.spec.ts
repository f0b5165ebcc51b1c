import { describe, expect, test } from 'vitest';
import { DIRTY_FILES } from '../../../../../tests/support/import/dirty-files.ts';
import { inMemory } from '../../../../../tests/support/import/in-memory.ts';
import { listed } from '../../../../../tests/support/listed.ts';
import { openRows } from '../run/reading/open-rows.ts';

/** Titles that come in, or the question. */
async function outcome(bytes: Buffer): Promise<readonly string[] | string> {
  const opened = await openRows(inMemory(bytes), 'Clerk');
  const { question } = opened.found();
  if (question !== null) return question.text;
  return (await listed(opened.rows())).flatMap((row) => (row.ok ? [row.notice.row.title] : []));
}

describe('files as clerks keep them come in, or ask one clear question', () => {
  test('there are forty kinds and more', () => expect(Object.keys(DIRTY_FILES).length).toBeGreaterThanOrEqual(40));

  test.each(Object.entries(DIRTY_FILES))('%s', async (_, { bytes, gives }) => {
    const given = await outcome(bytes);
    if (typeof gives === 'string') expect(given).toMatch(new RegExp(`^${gives.replaceAll('?', '\\?')}.*[?.]$`));
    else expect(given).toEqual(gives);
  });
});

test('the days of three orders are the same', async () => {
  const days = async (name: string) => {
    const opened = await openRows(inMemory(DIRTY_FILES[name]?.bytes ?? Buffer.alloc(0)), 'Clerk');
    return (await listed(opened.rows())).map((row) => (row.ok ? row.notice.row.closingDate : ''));
  };
  const expected = ['2026-12-01', '2026-12-14', '2026-12-03'];
  for (const name of [
    'the month first',
    'months in letters',
    'serials of a spreadsheet',
    'dates with times',
    'digits in Urdu',
    'a workbook of Excel',
    'a workbook with dates as plain numbers',
    'a workbook with groups over its headings',
    'groups over the headings',
    'a web page with groups over its headings',
  ]) {
    expect([name, await days(name)]).toEqual([name, expected]);
  }
});
