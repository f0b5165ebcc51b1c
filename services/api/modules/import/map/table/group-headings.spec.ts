import { describe, expect, test } from 'vitest';
import { groupHeadings } from './group-headings.ts';

const WANTED = ['Tender No', 'Title', 'Publication Date', 'Closing Date', 'Category'];
const UPPER = ['Tender No', 'Title', 'Dates', '', 'Category'];
const LOWER = ['', '', 'Publication', 'Closing', ''];
const NOTICE = ['T-1', 'Bridge', '1/11/2026', '1/12/2026', 'Roads'];

describe('groups over headings', () => {
  test('below the header, or above it', () => {
    expect(groupHeadings([], UPPER, LOWER)).toEqual({ headings: WANTED, rows: [UPPER, LOWER] });
    expect(groupHeadings(UPPER, LOWER, NOTICE).headings).toEqual(WANTED);
  });

  test('headings that go on in the row below', () => {
    const upper = ['Sr.', 'Name of work', 'Earnest', 'Last date', 'Last date'];
    const lower = ['No.', '', 'money', 'of sale', 'of receipt'];
    const whole = ['Sr. No.', 'Name of work', 'Earnest money', 'Last date of sale', 'Last date of receipt'];
    expect(groupHeadings([], upper, lower)).toEqual({ headings: whole, rows: [upper, lower] });
    expect(groupHeadings([], upper, lower.with(2, 'of 2%')).headings).toEqual(upper);
    expect(groupHeadings([], ['Title', 'Last Date', 'Dept'], ['Bridge', 'soon', 'Works']).rows).toHaveLength(1);
  });

  test('units below headings that stand beside groups', () => {
    const upper = ['Name of Work', 'Cost', 'Bid Security', 'Schedule', '', ''];
    const lower = ['Name of Work', '(Rs. in Million)', '@ 2%', 'Issue Upto', 'Submission', 'Opening'];
    const { headings, rows } = groupHeadings([], upper, lower);
    expect(headings.slice(0, 3)).toEqual(['Name of Work', 'Cost (Rs. in Million)', 'Bid Security @ 2%']);
    expect([headings.slice(4), rows.length]).toEqual([['Submission', 'Opening'], 2]);
  });

  test('units below headings whose words are known without the row below', () => {
    const upper = ['Name of Work', 'Earnest Money', 'Fee', 'Last date of'];
    const lower = ['Name of Work', '2% (Rs. in Million)', '(Rs.)', 'receipt / opening'];
    const whole = ['Name of Work', 'Earnest Money 2% (Rs. in Million)', 'Fee (Rs.)', 'Last date of receipt / opening'];
    expect(groupHeadings([], upper, lower)).toEqual({ headings: whole, rows: [upper, lower] });
    expect(groupHeadings([], upper, ['Bridge', 'Rs. 50,000', '(nil)', '']).rows).toHaveLength(1);
  });

  test('headings that a page has in both rows', () => {
    const both = ['Tender No', 'Title', 'Publication', 'Closing', 'Category'];
    expect(groupHeadings(UPPER, both, NOTICE).headings).toEqual(WANTED);
    expect(groupHeadings([], UPPER, both).headings).toEqual(WANTED);
  });

  test('rows that end with their last text', () => {
    const wanted = ['Title', 'Publication Date', 'Closing Date'];
    expect(groupHeadings([], ['Title', 'Dates'], ['', 'Publication', 'Closing']).headings).toEqual(wanted);
    expect(groupHeadings(['Title', 'Dates'], ['', 'Publication', 'Closing'], NOTICE).headings).toEqual(wanted);
    expect(groupHeadings(['', 'Dates', '', 'City'], ['Title', 'Publication', 'Closing'], NOTICE).headings).toEqual([
      ...wanted,
      'City',
    ]);
    expect(groupHeadings([], ['Title', 'City'], ['Bridge', 'Lahore', 'new', 'urgent']).headings).toEqual([
      'Title',
      'City',
    ]);
  });

  test.each([
    [
      ['Closing', ''],
      ['Date', 'Time'],
      ['Closing Date', 'Closing Time'],
    ],
    [
      ['Tender', ''],
      ['No', 'Title'],
      ['Tender No', 'Title'],
    ],
    [
      ['Date of', ''],
      ['Publication', 'Opening'],
      ['Date of Publication', 'Date of Opening'],
    ],
    [
      ['Date of', ''],
      ['Issuance', 'Receipt'],
      ['Date of Issuance', 'Date of Receipt'],
    ],
    [
      ['Submission of Bids', '', 'Opening of Bids', ''],
      ['Date', 'Time', 'Date', 'Time'],
      ['Submission of Bids', 'Opening of Bids'].flatMap((group) => [`Date of ${group}`, `Time of ${group}`]),
    ],
    [
      ['Bid', ''],
      ['Security', 'Closing Date'],
      ['Bid Security', 'Closing Date'],
    ],
  ])('%j over %j', (upper, lower, wanted) => {
    expect(groupHeadings([], ['City', ...upper], ['', ...lower]).headings).toEqual(['City', ...wanted]);
    expect(groupHeadings(['City', ...upper], ['', ...lower], NOTICE).headings).toEqual(['City', ...wanted]);
  });
});

test('headings that nobody knows below groups, where every place has one', () => {
  const upper = ['Scheme', 'City', 'Security', '', 'Key Dates', ''];
  const lower = ['', '', 'In %', 'In PKR', 'Site Visit', 'Bids in'];
  expect(groupHeadings([], upper, lower).headings).toEqual(['Scheme', 'City', ...lower.slice(2)]);
  const others = [lower.with(5, '12'), lower.with(3, ''), lower.with(0, 'Bridge')];
  for (const row of others) expect(groupHeadings([], upper, row).headings).toEqual(upper);
});

test('headings that go on below, beside units with numbers', () => {
  const upper = ['Scheme', 'Bid Security', 'Last Date of', 'Bid'];
  expect(groupHeadings([], upper, ['', '(2%)', 'Purchase', 'Opening']).headings).toEqual([
    'Scheme',
    'Bid Security (2%)',
    'Last Date of Purchase',
    'Bid Opening',
  ]);
});

describe('no groups', () => {
  test('a notice below the header', () => {
    const plain = { headings: UPPER, rows: [UPPER] };
    expect(groupHeadings([], UPPER, NOTICE)).toEqual(plain);
    expect(groupHeadings([], UPPER, ['', 'Bridge', '', '', ''])).toEqual(plain);
    expect(groupHeadings([], UPPER, ['', '', 'Monday', 'Tuesday', ''])).toEqual(plain);
    expect(groupHeadings([], UPPER, undefined)).toEqual(plain);
  });

  test('a title above the header', () => {
    expect(groupHeadings(['LIST OF TENDERS', '', ''], WANTED, NOTICE).headings).toEqual(WANTED);
    expect(groupHeadings(['WORKS DEPARTMENT', '', 'Dated 5/12/2026'], [...WANTED, 'Name'], NOTICE).headings).toEqual([
      ...WANTED,
      'Name',
    ]);
  });
});
