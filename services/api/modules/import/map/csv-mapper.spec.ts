import { describe, expect, test } from 'vitest';
import { csvMapper } from './csv-mapper.ts';
import { judgeRow } from './judge-row.ts';

const COLUMNS = ['title', 'description', 'closingDate', 'categories', 'sectors'];
const VALUES = ['Bridge', 'Over the canal', '2026-12-01', 'Roads|Bridges ', 'Government'];

/** Judges one row of a CSV with the usual columns and `more`. */
function judge(more: Readonly<Record<string, string>>, values = VALUES) {
  const map = csvMapper([...COLUMNS, ...Object.keys(more)]);
  return judgeRow({ ok: true, place: 'line 2', value: [...values, ...Object.values(more)] }, map, undefined);
}
const rowOf = (judged: ReturnType<typeof judge>) => {
  if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
  return judged.notice.row;
};

describe('columns are our fields', () => {
  test('lists are separated by |, ids are numbers, empty is nothing', () => {
    const more = { organizations: 'NHA| C&W |', organizationIds: '4|7', procuringOrganizationId: '3', city: ' ' };
    expect(rowOf(judge(more))).toMatchObject({
      categories: ['Roads', 'Bridges'],
      sectors: ['Government'],
      organizations: ['NHA', 'C&W'],
      organizationIds: [4, 7],
      procuringOrganizationId: 3,
      city: null,
    });
  });

  test('what is not stated stays unstated, for the present value to stand', () => {
    expect(rowOf(judge({ status: '', publishDate: '' }))).not.toHaveProperty('status');
    expect(rowOf(judge({ publishDate: '' })).publishDate).toBeUndefined();
  });

  test('in any case and order', () => {
    const map = csvMapper(['CLOSINGDATE', 'Sectors', 'Categories', 'description', 'Title']);
    const value = ['2026-12-01', 'Energy', 'Power', 'd', 't'];
    expect(judgeRow({ ok: true, place: 'line 2', value }, map, 'Dawn')).toMatchObject({
      ok: true,
      notice: { row: { title: 't', source: 'Dawn' } },
    });
  });
});

describe('a bad value is named by line, column, value and reason', () => {
  test.each([
    [{ closingTime: '9:30 am' }, 'closingTime', '9:30 am', 'Must be a time such as 14:30'],
    [{ publishDate: '01/12/2026' }, 'publishDate', '01/12/2026', 'Must be a date such as 2026-11-30'],
    [{ publishDate: '2026-12-02' }, 'closingDate', '2026-12-01', 'Closing date must not be before the publish date'],
    [{ sourceUrl: 'dawn' }, 'sourceUrl', 'dawn', 'Please enter a valid URL'],
    [{ organizationIds: '4|x' }, 'organizationIds', '[4,"x"]', /number/],
    [{ organizations: 'A' }, 'organizations', '["A"]', 'Organization name must be at least 2 characters.'],
    [{ status: 'finished' }, 'status', 'finished', 'Status is required'],
    [{ city: '\uFFFD' }, 'city', '\uFFFD', 'Has characters that are not UTF-8'],
    [{ reference: 'x'.repeat(250) }, 'reference', `${'x'.repeat(80)}…`, 'Must be at most 200 characters'],
  ])('%j', (more, column, value, reason) => {
    const expected = {
      place: 'line 2',
      column,
      value,
      reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason,
    };
    expect(judge(more)).toEqual({ ok: false, problems: [expected] });
  });

  test('a missing one too', () => {
    expect(judge({}, ['', 'd', '', '', 'Government'])).toMatchObject({
      ok: false,
      problems: [
        { column: 'title', value: '', reason: 'Title is required' },
        { column: 'closingDate', reason: 'Closing date is required' },
        { column: 'categories', reason: 'At least one category is required' },
      ],
    });
  });
});

describe('a header that is not ours stops the file', () => {
  test.each([
    [['name', 'date'], /title and closingDate are needed/],
    [[...COLUMNS, 'price'], /unknown column "price"/],
    [[...COLUMNS, 'Title'], /column "title" twice/],
  ])('%j', (columns, sentence) => expect(() => csvMapper(columns)).toThrow(sentence));
});
