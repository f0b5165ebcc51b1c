import { describe, expect, test } from 'vitest';
import { planTable } from './plan-table.ts';

const plan = (more: Readonly<Record<string, string>>) =>
  planTable(
    ['Title', 'Closing Date', 'Category', ...Object.keys(more)],
    [['Bridge', '12/08/2026', 'Roads', ...Object.values(more)]],
    {},
  ).found;

test('months below Time are no time of day, and documents are not sold until the day from which on they are', () => {
  const { question, columns } = plan({
    Time: '3 Months',
    'Sale of Documents From': '1/12/2026',
    'Sale of Documents Upto': '9/12/2026',
    'NIT ID': 'T-1',
  });
  expect([question, ...columns.slice(3).map(({ field }) => field)]).toEqual([
    null,
    null,
    null,
    'documentsUntil',
    'reference',
  ]);
});

test('a number of bids is no day of closing', () => {
  const { question, columns } = plan({ 'Bids Received': '3' });
  expect([question, columns[1]]).toEqual([null, { heading: 'Closing Date', field: 'closingDate' }]);
});

test('a column No with numbers of tenders is their reference, unless it counts them or another has it', () => {
  const head = ['No', 'Title', 'Closing Date', 'Category'];
  const fieldsOf = (numbers: readonly string[], more: readonly string[] = []) =>
    planTable(
      [...head, ...more],
      numbers.map((number) => [number, `Bridge ${number}`, '12/8/2026', 'Roads', ...more.map(() => `R/${number}`)]),
      {},
    ).found.columns.map(({ field }) => field);
  expect(fieldsOf(['PWD/41/2026', 'PWD/42/2026'])[0]).toBe('reference');
  expect(fieldsOf(['1(a)', '1(b)'])[0]).toBeNull();
  expect(fieldsOf(['12001', '12002'])[0]).toBeNull();
  expect(fieldsOf(['PWD/41/2026', 'PWD/42/2026'], ['Ref'])).toEqual([
    null,
    'title',
    'closingDate',
    'categories',
    'reference',
  ]);
});

describe('of a thing that has a name and a description the name is the title', () => {
  const head = ['Card Description', 'Card Name', 'List Name', 'Closing Date', 'Category'];
  const row = ['Works Department, see scan', 'Filtration plant at Chak Nine', 'To do', '12/8/2026', 'Roads'];
  test('by the word before', () => {
    const { found } = planTable(head, [row], {});
    expect(found.columns.slice(0, 3).map(({ field }) => field)).toEqual(['description', 'title', null]);
  });
  test('or by its words', () => {
    const { found } = planTable(head.with(0, 'Details').with(1, 'Procurement Subject'), [row], {});
    expect(found.columns.slice(0, 3).map(({ field }) => field)).toEqual(['description', 'title', null]);
  });
  test('or alone, unless it is that of offices', () => {
    const fieldOf = (name: string, heading = 'Name') =>
      planTable([heading, 'Closing Date', 'Category'], [[name, ...row.slice(3)]], {}).found.columns[0]?.field;
    expect(fieldOf('Filtration plant at Chak Nine')).toBe('title');
    expect(fieldOf('Filtration plant at Chak Nine', 'Scheme')).toBe('title');
    expect(fieldOf('ADP 2026', 'Scheme')).toBeNull();
    expect(fieldOf('Works and Services Department Larkana')).toBe('procuringOrganization');
  });
  test('a description alone is the title still', () => {
    const { found } = planTable(head.with(1, 'Member Name'), [row.with(1, 'Ali')], {});
    expect(found.columns.slice(0, 3).map(({ field }) => field)).toEqual(['title', null, null]);
  });
});

test('of a number and an id the number is the reference', () => {
  const { question, columns } = plan({ 'Tender ID': '90101', 'Tender No': 'NIT-7' });
  expect(question).toBeNull();
  expect(columns.slice(3).map(({ field }) => field)).toEqual([null, 'reference']);
  expect(
    plan({ TenderID: '90101', TNum: 'NIT-7' })
      .columns.map(({ field }) => field)
      .slice(3),
  ).toEqual([null, 'reference']);
});

test('a time behind the day of opening is its own', () => {
  const head = ['Title', 'Closing Date', 'Time', 'Opening Date', 'Time', 'Category'];
  const { found } = planTable(head, [['Bridge', '14/12/2026', '10:00', '14/12/2026', '10:30', 'Roads']], {});
  expect(found.question).toBeNull();
  expect(found.columns.map(({ field }) => field).slice(2, 5)).toEqual(['closingTime', 'openingAt', 'openingTime']);
});

test('a time behind a day that a person calls the closing one is that of closing, and so is one called as the day is', () => {
  const head = ['Title', 'Tender Opening', 'Time', 'Category'];
  const row = ['Bridge', '14/12/2026', '10:00', 'Roads'];
  const fields = (day: string, time: string) =>
    planTable(head.with(1, day).with(2, time), [row], { columns: { [day]: 'closingDate' } }).found.columns;
  for (const [day, time] of [
    ['Tender Opening', 'Time'],
    ['Auction Date', 'Auction Time'],
  ] as const)
    expect(fields(day, time).map(({ field }) => field)).toEqual(['title', 'closingDate', 'closingTime', 'categories']);
});

test('times below a heading of days are those of the day beside them', () => {
  const head = ['Title', 'Deadline (date)', 'Deadline (time)', 'Bid Opening Date', 'Category'];
  const { found } = planTable(head, [['Bridge', '12/8/2026', '2:00:00 PM', '2:30 PM', 'Roads']], {});
  expect(found.question).toBeNull();
  expect(found.columns.map(({ field }) => field).slice(1, 4)).toEqual(['closingDate', 'closingTime', 'openingTime']);
});

test('numbers that only count the rows are no reference', () => {
  const fieldOf = (...numbers: string[]) => {
    const rows = numbers.map((number) => [number, 'Bridge', '12/8/2026', 'Roads']);
    return planTable(['TenderID', 'Title', 'Closing Date', 'Category'], rows, {}).found.columns[0]?.field;
  };
  expect([fieldOf('1', '2', '3'), fieldOf('7', '8', '9'), fieldOf('1')]).toEqual([null, 'reference', 'reference']);
});

test('a question offers what may be meant: other days, and other kinds', () => {
  const head = ['Title', 'Sale of Documents Until', 'Published', 'Colour', 'Sector'];
  const { found } = planTable(head, [['Bridge', '12/08/2026', '1/8/2026', 'Red', 'Zeta']], {});
  expect(found.question?.choices).toEqual(['Colour', 'Sale of Documents Until', 'Sector']);
});

test('whoever filled in a form is no contact', () => {
  const head = ['Timestamp', 'Email Address', 'Title', 'Phone', 'Closing Date', 'Category'];
  const { found } = planTable(head, [['24/11/2026 10:00', 'clerk@a.pk', 'Bridge', '042-1', '12/8/2026', 'Roads']], {});
  expect(found.columns.map(({ field }) => field)).toEqual([
    null,
    null,
    'title',
    'contact',
    'closingDate',
    'categories',
  ]);
  expect(plan({ 'Email Address': 'a@b.pk' }).columns.at(-1)?.field).toBe('contact');
});

test('a day that may be of the bids as well as of the notice is one to choose from', () => {
  const choicesOf = (heading: string) =>
    planTable(['Title', 'Category', heading, 'Cost'], [['Bridge', 'Roads', '14/12/2026', '1']], {}).found.question
      ?.choices;
  expect(['Tender Date', 'Date'].map(choicesOf)).toEqual([
    ['Cost', 'Tender Date'],
    ['Cost', 'Date'],
  ]);
  expect(choicesOf('Published Date')).toEqual(['Cost']);
  const both = planTable(
    ['Title', 'Category', 'Tender Date', 'Date'],
    [['Bridge', 'Roads', '1/12/2026', '2/12/2026']],
    {},
  );
  expect(both.found.question?.choices).toHaveLength(2);
});

test('a state is a place, or how far the tender is', () => {
  const fieldOf = (state: string) => plan({ State: state }).columns[3]?.field;
  expect(['Sindh', 'Active', 'New South Wales'].map(fieldOf)).toEqual(['province', 'status', 'province']);
});

test('a day of opening stands in for the one of closing where nothing says it, and its hour for none', () => {
  const head = ['Title', 'Bid Opening Date', 'Category'];
  const { map, found } = planTable(head, [['Bridge', '12/08/2026 11:30', 'Roads']], {});
  expect([found.question, found.notes?.[0]?.text]).toEqual([null, expect.stringContaining('without its time')]);
  expect(map(['Bridge', '12/08/2026 11:30', 'Roads'])).toMatchObject({
    input: { closingDate: '2026-08-12', closingTime: '', openingAt: '2026-08-12T11:30:00+05:00' },
  });
  expect(map(['Bridge', '12/08/2026', 'Roads'])).toMatchObject({ input: { closingDate: '2026-08-12', openingAt: '' } });
  expect(
    planTable(head, [['Bridge', '12/08/2026', 'Roads']], {}, undefined, ['Last Date: 10-08-2026']).found.columns[1]
      ?.field,
  ).toBe('openingAt');
});
