import { describe, expect, test } from 'vitest';
import { planTable } from './plan-table.ts';

const NEEDED = ['Title', 'Closing Date', 'Category'];
const ROW = ['Bridge', '12/08/2026', 'Roads'];

/** The plan for the needed columns and `more`, of which every value stands below its heading. */
function plan(more: Readonly<Record<string, readonly string[]>>, reading: Parameters<typeof planTable>[2] = {}) {
  const rows = (Object.values(more)[0] ?? ['']).map((_, row) => [
    ...ROW,
    ...Object.values(more).map((list) => list[row] ?? ''),
  ]);
  return planTable([...NEEDED, ...Object.keys(more)], rows, reading).found;
}
const fieldsOf = ({ columns }: ReturnType<typeof plan>) =>
  Object.fromEntries(columns.map(({ heading, field }) => [heading, field]));

describe('a heading is known by name, label or a word that people use', () => {
  test.each([
    ['Last Date', 'closingDate'],
    ['LAST DATE OF SUBMISSION', 'closingDate'],
    ['Tender Closing Date (dd/mm/yyyy)', 'closingDate'],
    ['Dept.', 'procuringOrganization'],
    ['Name of Department', 'procuringOrganization'],
    ['Procuring Agency', 'procuringOrganization'],
    ['ppra_category', 'categories'],
    ['Tender No.', 'reference'],
    ['Tender Number', 'reference'],
    ['bidSecurity', 'bidSecurity'],
    ['Bid Security', 'bidSecurity'],
    ['Earnest Money (Rs.)', 'bidSecurity'],
    ['detail_url', 'sourceUrl'],
    ['advertised_date', 'publishDate'],
    ['Location of Work', 'city'],
    ['Phone Number', 'contact'],
    ['Tender #', 'reference'],
    ['NIT#', 'reference'],
    ['Sr. #', null],
    ['آخری تاریخ', 'closingDate'],
    ['ٹینڈر نمبر', 'reference'],
    ['Adv. Date', 'publishDate'],
    ['PUB. DT.', 'publishDate'],
    ['Closing Dt', 'closingDate'],
    ['Receipt of Tenders Date', 'closingDate'],
    ['Receipt of Bids', 'closingDate'],
    ['Place of Submission of Bids', null],
    ['No. of Tenders Received', null],
    ['Tenders Received', 'closingDate'],
    ['Date of Opening / Closing', 'closingDate'],
    ['Sale of Tender Documents', 'documentsUntil'],
    ['Issuance of Documents', 'documentsUntil'],
    ['Nature', 'categories'],
    ['createdAt', null],
    ['Updated On', null],
    ['DISTT.', 'city'],
    ['DEPTT.', 'procuringOrganization'],
    ['Province/Region', 'province'],
    ['E/MONEY', 'bidSecurity'],
    ['Title of Work', 'title'],
    ['وقت', 'closingTime'],
    ['Organization / City', 'procuringOrganization'],
    ['Department, Location', 'procuringOrganization'],
    ['Organization City', 'city'],
    ['Office Name', 'procuringOrganization'],
    ['Sr.No', null],
    ['S. No.', null],
    ['#', null],
    ['Colour of the envelope', null],
  ])('%s → %s', (heading, field) => {
    const { columns } = planTable([heading, 'x'], [], {}).found;
    expect(columns[0]).toEqual({ heading, field });
  });
});

describe('two columns for one field', () => {
  test('the surer one is taken and the other left out', () => {
    expect(fieldsOf(plan({ 'Last Date': ['1/1/2026'], Reference: ['x'], tender_number: ['T1'] }))).toEqual({
      Title: 'title',
      'Closing Date': 'closingDate',
      Category: 'categories',
      'Last Date': null,
      Reference: null,
      tender_number: 'reference',
    });
  });

  test('two days on which bids may close are a question, unless they are one', () => {
    expect(plan({ 'Last Date': ['11/08/2026'] }).question).toMatchObject({ choices: ['Closing Date', 'Last Date'] });
    expect(plan({ 'Last Date': ['12/08/2026'] }).question).toBeNull();
  });

  test('the first rows decide when one is blank, or both say the same', () => {
    expect(fieldsOf(plan({ Dept: ['', ''], Agency: ['NHA', 'NHA'] }))).toMatchObject({
      Agency: 'procuringOrganization',
    });
    expect(plan({ Dept: ['NHA'], Agency: ['NHA'] }).question).toBeNull();
  });

  test('two of one heading are told apart in the question and by its answer', () => {
    const wide = (columns: Record<string, 'title' | ''> = {}) =>
      planTable(['Title', 'TITLE', 'Closing Date', 'Category'], [['a', 'b', '1/12/2026', 'x']], { columns });
    expect(wide().found.question).toMatchObject({ choices: ['Title', 'TITLE 2'] });
    const { found, map } = wide({ 'TITLE 2': 'title' });
    expect([found.question, map(['a', 'b', '1/12/2026', 'x'])]).toMatchObject([null, { input: { title: 'b' } }]);
  });

  test('a long heading is answered by as much of it as the question shows', () => {
    const long = 'Everything that the office wishes to have built in this financial year';
    const { question } = planTable([long, 'Closing Date'], [['a', '1/12/2026']], {}).found;
    const [, shown = ''] = /: "([^"]+)"/.exec(question?.text ?? '') ?? [];
    expect(shown).toHaveLength(50);
    const { found } = planTable([long, 'Closing Date'], [['a', '1/12/2026']], { columns: { [shown]: 'title' } });
    expect(found.columns[0]).toEqual({ heading: long, field: 'title' });
  });

  test('else it is one question, which a mapping answers', () => {
    const both = { Dept: ['Works'], Agency: ['NHA'] };
    expect(plan(both).question).toEqual({
      about: 'columns',
      text: 'Which column is the procuring organization: "Dept" or "Agency"?',
      choices: ['Dept', 'Agency'],
    });
    const answered = plan(both, { columns: { agency: 'procuringOrganization', Dept: '' } });
    expect(answered.question).toBeNull();
    expect(fieldsOf(answered)).toMatchObject({ Dept: null, Agency: 'procuringOrganization' });
  });
});

describe('what is missing is one question', () => {
  test('title and closing date', () => {
    expect(planTable(['name', 'until', 'category'], [], {}).found.question?.text).toBe(
      'Which column is the title, and which the closing date? Not known are: "name", "until".',
    );
    const columns = { name: 'title', until: 'closingDate' } as const;
    expect(planTable(['name', 'until', 'category'], [], { columns }).found.question).toBeNull();
  });

  test('serial numbers answer nothing', () => {
    const head = ['Sr. No', 'Title', 'Closing Date', 'S/No'];
    expect(planTable(head, [], {}).found.question).toEqual({
      about: 'category',
      text: 'Which category do its notices belong to? No column of it names one. Name one for all of them.',
      choices: [],
    });
  });

  test('where no column has dates, it says what else can be done', () => {
    const head = ['Sr. No', 'Title', 'Category', 'Time Limit'];
    expect(planTable(head, [['1', 'Bridge', 'Roads', '6 months']], {}).found.question?.text).toBe(
      'Which column is the closing date? Not known are: "Time Limit". None of them has dates: add a column with the closing date to the file, and import it again.',
    );
    expect(planTable(head, [['1', 'Bridge', 'Roads', '14/12/2026']], {}).found.question?.text).not.toContain('None');
    expect(planTable(head, [['1', 'Bridge', 'Roads', '1798450200000']], {}).found.question?.text).not.toContain('None');
  });

  test('with the category, which one answer may give for all rows', () => {
    const { question } = planTable(['name', 'until', 'kind'], [], {}).found;
    expect(question).toMatchObject({
      about: 'columns',
      text: 'Which column is the title, which the closing date, and which the category? Not known are: "name", "until", "kind".',
      choices: ['name', 'until', 'kind'],
      more: [{ about: 'category', text: 'If no column is the category, name one for all notices.' }],
    });
    expect(planTable(['name', 'until'], [], { category: 'Roads' }).found.question).not.toHaveProperty('more');
  });

  test('all questions of a file come at once', () => {
    const { question } = planTable(
      ['Title', 'Dept', 'Agency', 'Closing Date', 'Kind'],
      [
        ['a', 'Works', 'NHA', '25/08/2026', 'x'],
        ['a', 'Works', 'NHA', '08/25/2026', 'y'],
      ],
      {},
    ).found;
    expect([question, ...(question?.more ?? [])].map((one) => one?.about)).toEqual([
      'columns',
      'dateOrder',
      'category',
    ]);
    expect(question?.text).toBe('Which column is the procuring organization: "Dept" or "Agency"?');
  });

  test('the columns that are not used may be the category', () =>
    expect(planTable(['Title', 'Closing Date', 'Kind', 'Remarks'], [], {}).found.question).toEqual({
      about: 'category',
      text: 'Which category do its notices belong to? No column of it names one. Not used are: "Kind", "Remarks".',
      choices: ['Kind', 'Remarks'],
    }));

  test('a category, which can be given for all rows', () => {
    expect(planTable(['title', 'closing date'], [], {}).found.question).toMatchObject({ about: 'category' });
    expect(planTable(['title', 'closing date'], [], { category: 'Roads' }).found.question).toBeNull();
  });

  const under = (heading: string, values: readonly string[], reading: Parameters<typeof planTable>[2] = {}) => {
    const rows = values.map((value) => ['Bridge', '1/12/2026', value]);
    const { columns, question } = planTable(['Title', 'Closing Date', heading], rows, reading).found;
    return [columns[2]?.field, question?.about];
  };
  test('not a category that stands under another heading', () => {
    expect(under('Sector', ['Roads', 'IT equipment', '', 'Health'])).toEqual(['categories', undefined]);
    expect(under('Type', ['Works', 'Goods', 'Services'])).toEqual(['categories', undefined]);
    expect(under('Tender Type', ['Medicines', 'Stationery'])).toEqual(['categories', undefined]);
  });
  test('unless it is none, or somebody said so', () => {
    expect(under('Sector', ['Public', 'Education', 'Energy'])).toEqual(['sectors', 'category']);
    expect(under('Type', ['Open', 'Single stage', 'Services'])).toEqual(['procurementMethod', 'category']);
    expect(under('Type', ['', ''])).toEqual(['procurementMethod', 'category']);
    expect(under('Type', ['Works'], { columns: { type: 'procurementMethod' } })).toEqual([
      'procurementMethod',
      'category',
    ]);
    expect(under('Type', ['Works'], { category: 'Roads' })).toEqual(['procurementMethod', undefined]);
  });

  test('not the title of a list with one text to each notice', () => {
    const { columns, question } = planTable(['Description', 'Last Date', 'Category'], [], {}).found;
    expect([columns[0]?.field, question]).toEqual(['title', null]);
  });
});

describe('the nature of a work', () => {
  const plan = (headings: readonly string[], ...values: readonly string[]) => {
    const rows = values.map((value) => [value, '1/12/2026', 'Roads']);
    const { columns, question } = planTable(headings, rows, {}).found;
    return [columns[0]?.field, question?.about];
  };
  test('is the title where nothing else is', () => {
    expect(plan(['Nature of Work', 'Last Date', 'Cat.'], 'Sewerage')).toEqual(['title', undefined]);
    expect(plan(['Nature of Work', 'Last Date'], 'Sewerage scheme of Chak 7')).toEqual(['title', 'category']);
  });
  test('is the title where each is another one of several words', () => {
    const jobs = ['Supply of rails', 'Repair of lamps', 'Hire of boats'];
    expect(plan(['Nature of Job', 'Last Date'], ...jobs)).toEqual(['title', 'category']);
    expect(plan(['Nature of Job', 'Last Date'], ...jobs, 'Hire of boats')).toEqual(['categories', 'columns']);
  });
  test('else the category', () => {
    expect(plan(['Nature of Work', 'Last Date'], 'Civil Works', 'Electrical')).toEqual(['categories', 'columns']);
    expect(plan(['Nature of Work', 'Last Date', 'Title'], 'Sewerage scheme of Chak 7')).toEqual([
      'categories',
      undefined,
    ]);
    expect(plan(['Nature of Work', 'Last Date', 'Category'], 'Sewerage')[0]).toBe('title');
  });
});

test('a slip is taken where no other column is of the field', () => {
  const fields = (...headings: string[]) =>
    planTable(headings, [headings.map((_, at) => `${at}/12/2026`)], {}).found.columns.map(({ field }) => field);
  expect(fields('Title', 'Clossing Date', 'Category')).toEqual(['title', 'closingDate', 'categories']);
  expect(fields('Title', 'Closing Date', 'Catagory', 'Category', 'Orgn.', 'Organization')).toEqual([
    'title',
    'closingDate',
    null,
    'categories',
    null,
    'procuringOrganization',
  ]);
});

describe('dates in numbers', () => {
  const dates = (...list: string[]) =>
    planTable(
      NEEDED,
      list.map((date) => ['Bridge', date, 'Roads']),
      {},
    ).found;

  test('begin with the day', () =>
    expect(dates('05/06/2026')).toMatchObject({ dateOrder: 'day-first', question: null }));
  test('unless the file says otherwise', () =>
    expect(dates('05/06/2026', '08/25/2026')).toMatchObject({ dateOrder: 'month-first', question: null }));
  test('a file that says both asks', () =>
    expect(dates('25/08/2026', '08/25/2026').question).toEqual({
      about: 'dateOrder',
      text: 'Does the day or the month come first in its dates? It has both "25/08/2026" and "08/25/2026".',
      choices: ['day-first', 'month-first'],
    }));
  test('with months in letters have no order', () => expect(dates('Aug 12, 2026').dateOrder).toBeNull());
});

test.each([
  ['آخرى تاريخ', 'اشاعت کى تاريخ', 'وقت', 'زمرہ'],
  ['آخری تاریخ', 'تاریخ اشاعت', 'آخری وقت', 'کیٹیگری'],
  ['بولى کى آخری تاريخ', 'تاريخ اشاعت', 'آخرى وقت', 'کيٹيگرى'],
])('headings in Urdu, in the letters of any keyboard: %s, %s, %s, %s', (...headings) => {
  const { found } = planTable(['عنوان', ...headings], [], {});
  expect(found.columns.map(({ field }) => field)).toEqual([
    'title',
    'closingDate',
    'publishDate',
    'closingTime',
    'categories',
  ]);
});
