import { describe, expect, test } from 'vitest';
import { NO_CATEGORY } from '#contracts/api/tenders.ts';
import { Progress } from '../../platform/command/progress.ts';
import { readArguments } from './arguments.ts';
import { foundText, nameRows, namesText, problemLine, questionText, reportText } from './report-text.ts';

test('the command line', () => {
  expect(readArguments(['a.csv'])).toEqual({ file: 'a.csv', watch: false, dryRun: false, reading: {} });
  expect(readArguments(['--dry-run', 'a.csv', '--source', ' Dawn '])).toEqual({
    file: 'a.csv',
    watch: false,
    dryRun: true,
    source: 'Dawn',
    reading: {},
  });
  expect(readArguments(['a.xlsx', '--sheet', 'Lahore'])?.reading).toEqual({ sheet: 'Lahore' });
  const answers = ['--column', 'Last=closingDate', '--column', 'a=b=', '--delimiter', 'tab', '--encoding', 'UTF-8'];
  expect(readArguments(['a.csv', ...answers, '--category', 'Roads', '--date-order', 'day-first'])?.reading).toEqual({
    columns: { Last: 'closingDate', 'a=b': '' },
    delimiter: '\t',
    encoding: 'utf-8',
    category: 'Roads',
    dateOrder: 'day-first',
  });
  const names = ['--category-of', 'Civil=Roads | Bridges', '--category-of', 'Other=', '--city-of', 'Lhr=Lahore'];
  expect(readArguments(['a.csv', ...names])?.reading).toEqual({
    names: { categories: { Civil: ['Roads', 'Bridges'], Other: [] }, cities: { Lhr: ['Lahore'] } },
  });
  expect(readArguments(['a.csv', '--license', 'OGL v3.0, © Crown'])?.reading).toEqual({ license: 'OGL v3.0, © Crown' });
  expect(readArguments(['a.csv', '--license', 'x'.repeat(301)])).toBeUndefined();
  expect(readArguments(['--watch'])).toMatchObject({ watch: true });
  for (const wrong of [
    [],
    ['a', 'b'],
    ['a', '--force'],
    ['a', '--source'],
    ['a', '--source', ' '],
    ['a', '--column', 'x'],
    ['a', '--column', 'x=price'],
  ]) {
    expect(readArguments(wrong)).toBeUndefined();
  }
});

describe('a problem is one line', () => {
  test.each([
    [{ place: 'line 2', column: 'city', value: 'x', reason: 'Too far' }, 'line 2, city "x": Too far'],
    [{ place: 'line 2', column: 'title', value: '', reason: 'Title is required' }, 'line 2, title: Title is required'],
    [{ place: 'line 2', column: '', value: '{', reason: 'Not valid JSON' }, 'line 2, "{": Not valid JSON'],
    [{ place: 'line 2', column: '', value: '', reason: 'Bad' }, 'line 2: Bad'],
  ])('%j', (problem, line) => expect(problemLine({ ...problem, cost: 'row' })).toBe(line));
});

const name = (theirs: string, becomes: string[], isNew = false, nearest: string | null = null) => ({
  name: theirs,
  rows: 2,
  becomes,
  isNew,
  nearest,
});

test('names of the file in our words', () => {
  const categories = [
    name('Roads', ['Roads']),
    name('Civil', ['Roads', 'Bridges']),
    name('Carpts', ['Carpts'], true, 'Carpets'),
  ];
  expect(namesText({ categories, organizations: [name('NHA', ['NHA'], true)], cities: [] })).toBe(
    [
      'Categories:',
      '  Civil → Roads, Bridges (2 rows)',
      'New categories:',
      '  Carpts (2 rows; or --category-of "Carpts=Carpets")',
      'New organizations:',
      '  NHA (2 rows)',
    ].join('\n'),
  );
});

test('of hundreds of new names the first ten are printed, and the file of problems has all', () => {
  const bodies = Array.from({ length: 188 }, (_, at) => name(`Body ${at}`, [`Body ${at}`], true));
  const names = { categories: [], organizations: bodies, cities: [] };
  const lines = namesText(names).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toBe('  and 178 more (--problems FILE lists all)');
  expect(nameRows(names)).toHaveLength(188);
  expect(nameRows(names)[187]).toEqual(['2 rows', 'organization', 'Body 187', 'Is new', 'comes in']);
});

test('how the file was read is told in words', () => {
  const columns = [
    { heading: 'Closing\nDate', field: 'closingDate' },
    { heading: 'Sr.', field: null },
  ];
  const found = { format: 'csv', encoding: 'utf-8', delimiter: ',', sheet: null, dateOrder: 'day-first' } as const;
  expect(foundText({ ...found, columns, rows: [], question: null })).toBe(
    [
      'Read as CSV, in utf-8, separated by commas, the day first in its dates.',
      'Columns: Closing Date → closingDate',
      'Left out: Sr.',
    ].join('\n'),
  );
});

test('the questions of a file, each with its answer', () => {
  const category = { about: 'category' as const, text: 'Which category?' };
  expect(
    questionText('a.csv', {
      about: 'dateOrder',
      text: 'Day first?',
      choices: [],
      more: [{ ...category, choices: [] }],
    }),
  ).toBe(
    [
      'a.csv: Day first? Answer by --date-order day-first or --date-order month-first.',
      'Which category? Answer by --category NAME.',
      'Nothing was imported.',
    ].join('\n'),
  );
  expect(questionText('a.csv', { ...category, choices: ['Kind'] })).toBe(
    'a.csv: Which category? Nothing was imported. Answer by --category NAME or --column "HEADING=categories".',
  );
});

test('the report counts everything', () => {
  const counts = {
    added: 1200,
    updated: 1,
    unchanged: 0,
    refused: 3,
    removedHere: 0,
    newCategories: 1,
    newOrganizations: 2,
  };
  const group = {
    place: 'line 2',
    column: 'description',
    value: '',
    reason: 'No description',
    cost: 'value',
    count: 1549,
  } as const;
  const none = { ...group, column: 'Sector', reason: NO_CATEGORY, cost: 'row', count: 3 } as const;
  expect(reportText({ ...counts, problems: [], groups: [group, none], duplicates: [], stopped: true }, true, 2)).toBe(
    [
      'Dry run, nothing was written. 1,204 rows in 2.0 s (602 a second)',
      '  added      1200',
      '  updated    1',
      '  unchanged  0',
      '  refused    3',
      '  new: 1 category, 2 organizations',
      '  1,549 × description: No description',
      '  3 × Sector: At least one category is required (refused; --category NAME is for rows that name none)',
      'Stopped before the end. Run the same command again to go on.',
    ].join('\n'),
  );
});

test('the report says how many were closed when they came', () => {
  const counts = { added: 3, closed: 2, updated: 0, unchanged: 0, refused: 0, removedHere: 0 };
  const none = { newCategories: 0, newOrganizations: 0, problems: [], groups: [], duplicates: [], stopped: false };
  expect(reportText({ ...counts, ...none }, false, 1)).toContain('  added      3 (2 of them closed already)\n');
});

describe('progress', () => {
  function watched(isTTY: boolean) {
    const written: string[] = [];
    let now = 0;
    const progress = new Progress({ isTTY, write: (text) => written.push(text) }, 'rows', () => now);
    return { written, progress, wait: (ms: number) => (now += ms) };
  }

  test('is a bar on a terminal, drawn ten times a second at most', () => {
    const { written, progress, wait } = watched(true);
    progress.share(5, 10);
    expect(written).toEqual([]);
    wait(500);
    progress.count(2500);
    progress.count(2600);
    expect(written).toEqual(['\r\u001b[K████████████░░░░░░░░░░░░  50 %  2,500 rows, 5,000 a second']);
    progress.line('line 2: Bad');
    expect(written.slice(1).join('')).toBe('\r\u001b[Kline 2: Bad\n');
  });

  test('is a line every five seconds elsewhere', () => {
    const { written, progress, wait } = watched(false);
    for (let second = 0; second < 11; second++) {
      progress.count(second * 1000);
      wait(1000);
    }
    expect(written).toEqual(['  0 %  5,000 rows, 1,000 a second\n', '  0 %  10,000 rows, 1,000 a second\n']);
  });
});
