import { describe, expect, test } from 'vitest';
import { judgeRow } from '../judge-row.ts';
import { planTable } from './plan-table.ts';

const COLUMNS = ['title', 'description', 'closingDate', 'categories', 'sectors'];
const VALUES = ['Bridge', 'Over the canal', '2026-12-01', 'Roads|Bridges ', 'Government'];

/** Judges one row of a CSV with the usual columns and `more`. */
function judge(more: Readonly<Record<string, string>>, values = VALUES) {
  const row = [...values, ...Object.values(more)];
  const { map } = planTable([...COLUMNS, ...Object.keys(more)], [row], {});
  return judgeRow({ ok: true, place: 'line 2', value: row }, map, undefined);
}
const rowOf = (judged: ReturnType<typeof judge>) => {
  if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
  return judged.notice.row;
};

test('signs of messengers before a title', () => {
  const title = (text: string) => rowOf(judge({}, [text, ...VALUES.slice(1)])).title;
  expect([title('✅ *Bridge'), title('🔴🔴 Bridge'), title('2 bridges')]).toEqual(['Bridge', 'Bridge', '2 bridges']);
});

test.each(['NEW! Bridge', '*NEW* Bridge', '[New] Bridge', 'Bridge (Updated)', 'Bridge [UPDATED]'])(
  '%s is a bridge',
  (badge) => expect(rowOf(judge({}, VALUES.with(0, badge))).title).toBe('Bridge'),
);

test.each(['New Bridge', '(New) pumps', 'Pumps (New)', 'New-born ward', 'Road (New Garden Town)'])(
  '%s has no badge',
  (title) => expect(rowOf(judge({}, VALUES.with(0, title))).title).toBe(title),
);

test.each([
  ['Earnest Money (Rs. in lac)', '2.5', '2.5 lakh'],
  ['Earnest Money (Rs.000)', '250', '250 thousand'],
  ['Earnest Money (at least Rs. 5,000)', '250', '250'],
  ['Bid Security (Million)', 'Rs. 0.75', 'Rs. 0.75 million'],
  ['2% Earnest Money (M)', '0.08', '0.08 million'],
  ['Bid Security (Rs. in Million)', '250000', '250000'],
  ['Bid Security (Rs. in Million)', '2% of bid', '2% of bid'],
  ['Bid Security @ 2%', '2', '2%'],
  ['Earnest Money (000)', '45', '45 thousand'],
])('below %s, %s is %s', (heading, text, bidSecurity) =>
  expect(rowOf(judge({ [heading]: text }))).toMatchObject({ bidSecurity }),
);

test('a title of several numbered parts is taken whole, and named', () => {
  const reasons = (text: string) => {
    const judged = judge({}, VALUES.with(0, text));
    return judged.ok ? judged.notes.map(({ reason }) => reason) : [];
  };
  const several = ['Has several numbered parts: where each is a tender, give each a row of its own'];
  expect(reasons('1. Bridge\n2. Canal')).toEqual(several);
  expect(reasons('(i) Bridge over the\ncanal\n(ii) Canal')).toEqual(several);
  expect(reasons('Bridge of\n2. Canal')).toEqual([]);
  expect(reasons('1. Bridge over the\ncanal')).toEqual([]);
});

test('a day behind a number is that of the notice, where no column has it', () => {
  const more = { 'Tender No. & Date': 'PMU/12 dated 12-11-2026' };
  expect(rowOf(judge(more))).toMatchObject({ reference: 'PMU/12 dated 12-11-2026', publishDate: '2026-11-12' });
  expect(rowOf(judge({ ...more, Published: '13-11-2026' })).publishDate).toBe('2026-11-13');
  expect(rowOf(judge({ Ref: 'PMU/12 dated soon' })).publishDate).toBeUndefined();
});

test('words of the heading before a value, signs of bold letters, and days that are none', () => {
  const more = { 'Ref No': 'Ref: S-1', City: '**Okara**', 'Last date of sale': '0000-00-00', Dept: 'NLC: North' };
  const values = VALUES.with(0, 'Tender Title: Bridge: two spans').with(3, 'Category: Roads');
  const row = rowOf(judge(more, values));
  expect(row).toMatchObject({ categories: ['Roads'], title: 'Bridge: two spans', reference: 'S-1', city: 'Okara' });
  expect(row).toMatchObject({ procuringOrganization: 'NLC: North', documentsUntil: null });
});

test.each(['NULL', 'NaN', 'Not mentioned'])('%s is nothing, whatever the field', (none) => {
  const row = rowOf(judge({ 'Bid Security': none, Contact: none }, VALUES.with(1, none)));
  expect(row).toMatchObject({ description: 'Bridge', bidSecurity: null, contact: null });
});

test.each(['N/A', 'nil', '--', 'None', 'Not Available'])('%s is nothing, but of an amount', (none) => {
  const row = rowOf(judge({ 'Ref No': none, Dept: none, 'Closing Time': none, 'Earnest Money': none }));
  expect(row).toMatchObject({ reference: null, procuringOrganization: null, closingTime: null, bidSecurity: none });
});

test('a category by which a database says nothing is a blank one', () => {
  const { map } = planTable(['Title', 'Category'], [['Bridge', 'NULL']], { category: 'Roads' });
  expect(map(['Bridge', 'NULL'])).toMatchObject({ input: { categories: ['Roads'] } });
});

test('letters that nobody sees', () => {
  const row = rowOf(judge({ 'Ref No': '\u200eS-1', Dept: 'Works\u200b\ufeff' }));
  expect(row).toMatchObject({ reference: 'S-1', procuringOrganization: 'Works' });
});

test('lines that a database wrote as signs', () => {
  const row = rowOf(judge({}, ['Bridge\\nof steel', 'Over the canal\\r\\nin two lots', ...VALUES.slice(2)]));
  expect(row).toMatchObject({ title: 'Bridge of steel', description: 'Over the canal\nin two lots' });
});

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
    const { map } = planTable(['CLOSINGDATE', 'Sectors', 'Categories', 'description', 'Title'], [], {});
    const value = ['2026-12-01', 'Energy', 'Power', 'd', 't'];
    expect(judgeRow({ ok: true, place: 'line 2', value }, map, 'Dawn')).toMatchObject({
      ok: true,
      notice: { row: { title: 't', source: 'Dawn' } },
    });
  });
});

test('a remark that the buyer cancelled a notice closes it, and a note says so', () => {
  const judged = judge({ Remarks: 'CANCELLED' });
  expect(rowOf(judged).status).toBe('closed');
  expect(judged).toMatchObject({ notes: [{ column: 'Remarks', value: 'CANCELLED', cost: 'value' }] });
  expect(rowOf(judge({ Remarks: 'CANCELLED', Status: 'Active' })).status).toBe('open');
});

test('a day without a year is the first one after the publication', () => {
  const values = VALUES.with(2, '14 Dec, 11:00 AM');
  const read = { closingDate: '2026-12-14', closingTime: '11:00', openingAt: '2027-01-05T06:00:00.000Z' };
  expect(rowOf(judge({ 'Publish Date': '20-11-2026', 'Opening Date': '5 Jan 11:00' }, values))).toMatchObject(read);
  expect(judge({ City: 'Multan' }, values).ok).toBe(false);
});

describe('a value is read as people write it', () => {
  test.each([
    [{ closingTime: '9:30 am' }, { closingTime: '09:30' }],
    [{ 'Bid Security (%)': '2,5' }, { bidSecurity: '2,5%' }],
    [{ 'Bid Security (%)': '50,000' }, { bidSecurity: '50,000' }],
    [{ 'Closing Time': '3:00' }, { closingTime: '15:00' }],
    [{ 'Closing Time': '14-30' }, { closingTime: '14:30' }],
    [{ 'Closing Time': '30/12/1899 11:00:00' }, { closingTime: '11:00' }],
    [{ 'Closing Time': '1900-01-01 14:30' }, { closingTime: '14:30' }],
    [{ 'Closing Time': '1100 / 1130 hrs', 'Opening Date': '2-12-26' }, { openingAt: '2026-12-02T06:30:00.000Z' }],
    [{ publishDate: '1/11/2026' }, { publishDate: '2026-11-01' }],
    [{ 'Opening Date': '02-12-26', 'Opening Time': '11.00 AM' }, { openingAt: '2026-12-02T06:00:00.000Z' }],
    [{ 'Bid Opening': 'Dec 2, 2026 2:30 PM' }, { openingAt: '2026-12-02T09:30:00.000Z' }],
    [
      { 'Time of Submission / Opening': '11:00 AM / 11:30 AM', 'Opening Date': '2-12-26' },
      { closingTime: '11:00', openingAt: '2026-12-02T06:30:00.000Z' },
    ],
    [{ 'Last date of sale': '46357' }, { documentsUntil: '2026-12-01' }],
    [{ 'Last date of sale': '1-12-26 (ext. till 9-12-26)' }, { documentsUntil: '2026-12-09' }],
    [{ 'Cancelled On': '20-11-26' }, { cancelledAt: '2026-11-19T19:00:00.000Z' }],
    [{ status: 'OPEN' }, { status: 'open' }],
    [{ Status: 'CancelledNo bids' }, { status: 'closed' }],
    [{ Status: 'Under Evaluation' }, { status: 'closed' }],
    [{ link: 'www.dawn.com/notice?n=1' }, { sourceUrl: 'http://www.dawn.com/notice?n=1' }],
    [{ 'Earnest Money': 'Rs. 5,000/-' }, { bidSecurity: 'Rs. 5,000/-' }],
    [{ Dept: ' ="007" ' }, { procuringOrganization: '007' }],
    [{ phone: '042-111', email: 'a@b.pk' }, { contact: '042-111\na@b.pk' }],
    [{ 'Sr.No': '1', '': '', Remarks: 'x' }, { title: 'Bridge' }],
    [{ 'Adv. Date': 'Thursday, 5 November, 2026 by 3:00 PM' }, { publishDate: '2026-11-05' }],
    // cells that were copied from a web page, or broken to fit a column
    [{ Deptt: '<b>Public&nbsp;Works</b> &amp; Roads' }, { procuringOrganization: 'Public Works & Roads' }],
    [{ Department: 'Public Health\n Engineering' }, { procuringOrganization: 'Public Health Engineering' }],
  ])('%j', (more, row) => expect(rowOf(judge(more))).toMatchObject(row));

  test('the address of a picture costs itself, not the row', () => {
    expect(judge({ 'Image URL': 'https://example.org/a.jpg' })).toMatchObject({
      ok: true,
      notice: { row: { imageUrl: null } },
      notes: [{ column: 'Image URL', reason: expect.stringContaining('data URL'), cost: 'value' }],
    });
  });

  test('a category keeps its and-sign, and a description its lines', () => {
    const values = ['Bridge', 'One<br/>Two', '2026-12-08', 'Construction &amp; Civil Works', 'public sector'];
    expect(rowOf(judge({}, values))).toMatchObject({
      description: 'One\nTwo',
      categories: ['Construction & Civil Works'],
    });
  });

  test('submission and opening in one cell are both', () => {
    const values = ['Bridge', 'Over the canal', '11-12-2026 11:00 AM / 11:30 AM', 'Roads', 'Government'];
    const both = { closingDate: '2026-12-11', closingTime: '11:00' };
    expect(rowOf(judge({}, values))).toMatchObject({ ...both, openingAt: '2026-12-11T06:30:00.000Z' });
    const stated = rowOf(judge({ 'Opening Date': '14-12-2026 10:00 AM' }, values));
    expect(stated).toMatchObject({ ...both, openingAt: '2026-12-14T05:00:00.000Z' });
  });

  test('a closing date brings its time, and sectors come in any case', () => {
    const values = ['Bridge', 'Over the canal', '12/08/2026 2:30 PM', 'Roads', 'public sector; DEFENCE'];
    expect(rowOf(judge({}, values))).toMatchObject({
      closingDate: '2026-08-12',
      closingTime: '14:30',
      sectors: ['Public Sector', 'Defense'],
    });
  });
});

test.each([
  ['2026-12-15T09:00:00Z', '2026-12-15', '14:00'],
  ['2026-12-15T14:00:00+05:00', '2026-12-15', '14:00'],
  ['2026-12-15T20:30:00.000Z', '2026-12-16', '01:30'],
  ['2026-12-15T14:00:00', '2026-12-15', '14:00'],
  ['2026-12-15T00:00:00Z', '2026-12-15', undefined],
  ['2026-12-15T19:00:00Z', '2026-12-16', undefined],
  ['2026-12-15T23:59:59+05:00', '2026-12-15', undefined],
])('the instant %s closes on its day and at its time in Karachi', (text, closingDate, closingTime) => {
  const row = rowOf(judge({}, ['Bridge', 'Over the canal', text, 'Roads', 'Government']));
  expect([row.closingDate, row.closingTime ?? undefined]).toEqual([closingDate, closingTime]);
});

test('an apostrophe keeps a number as it is, and a text from being a formula', () => {
  expect(rowOf(judge({ reference: "'0012", city: "'+Tando" }))).toMatchObject({ reference: '0012', city: '+Tando' });
});

test('lists of Python are their texts', () => {
  const row = [
    "['New \\xa0Bridge', \"of the DC\\'s office\"]",
    "['a', 'b']",
    "['2026-12-15']",
    "['Roads']",
    'Government',
  ];
  expect(rowOf(judge({ City: '[]' }, row))).toMatchObject({
    ...{
      title: "New Bridge of the DC's office",
      description: 'a\nb',
      closingDate: '2026-12-15',
      categories: ['Roads'],
    },
    city: null,
  });
  expect(rowOf(judge({}, row.with(0, "['A'] and 'B']"))).title).toBe("['A'] and 'B']");
});

describe('a bad value is named by line, column, value and reason', () => {
  test.each([
    [{ publishDate: '2026-12-02' }, 'closingDate', '2026-12-01', 'Closing date must not be before the publish date'],
  ])('%j: the row is refused', (more, column, value, reason) => {
    const expected = { place: 'line 2', column, value, reason, cost: 'row', row: expect.anything() };
    expect(judge(more)).toEqual({ ok: false, problems: [expected] });
  });

  test.each([
    [{ closingTime: 'noonish' }, 'closingTime', 'noonish', 'Must be a time such as 14:30'],
    [{ publishDate: '31/2/2026' }, 'publishDate', '31/2/2026', 'Must be a date such as 2026-11-30'],
    [{ openingAt: '31/12/2026' }, 'openingAt', '31/12/2026', 'Must be a date with a time such as 30/11/2026 11:00'],
    [{ sourceUrl: 'dawn' }, 'sourceUrl', 'dawn', 'Please enter a valid URL'],
    [{ organizationIds: '4|x' }, 'organizationIds', '[4,"x"]', /number/],
    [{ organizations: 'A' }, 'organizations', '["A"]', 'Organization name must be at least 2 characters.'],
    [{ status: 'finished' }, 'status', 'finished', 'Is none of the words that are known here'],
    [{ City: '\uFFFD' }, 'City', '\uFFFD', 'Has letters that cannot be read in the encoding of the file'],
    [{ reference: 'x'.repeat(250) }, 'reference', `${'x'.repeat(80)}…`, 'Must be at most 200 characters'],
  ])('%j: the row comes in without it', (more, column, value, reason) => {
    const expected = {
      place: 'line 2',
      column,
      value,
      reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason,
      cost: 'value',
    };
    expect(judge(more)).toMatchObject({ ok: true, notes: [expected], notice: { row: { title: 'Bridge' } } });
  });

  test('sectors in other words: those that follow from the category', () => {
    const judged = judge({}, ['Bridge', 'd', '2026-12-01', 'Roads', 'Electrical']);
    expect(rowOf(judged).sectors).toContain('Public Sector');
    expect(judged).toMatchObject({ notes: [{ column: 'sectors', value: '["Electrical"]', cost: 'value' }] });
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

  test('a missing description is replaced by the title, and said', () => {
    const judged = judge({}, ['Bridge', '', '2026-12-01', 'Roads', 'Government']);
    expect(rowOf(judged).description).toBe('Bridge');
    expect(judged).toMatchObject({
      notes: [{ column: 'description', reason: expect.stringContaining('the title stands in'), cost: 'value' }],
    });
  });
});
