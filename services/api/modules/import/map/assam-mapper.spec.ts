import { describe, expect, test } from 'vitest';
import { judgeRow } from './judge-row.ts';
import { planTable } from './table/plan-table.ts';

const ROW = {
  'Tender ID': '2023_ID_30491_1',
  tender_externalreference: 'NIT NO 06/2023-24',
  tender_title: 'Solar irrigation scheme',
  'Work Description': 'Boring and installation',
  'Tender Category': 'Works',
  'Tender Type': 'Open Tender',
  'Form of contract': 'Item Rate',
  'Product Category': 'Civil Works – Lift Irrigation Schemes',
  'Published Date': '15-Jun-2023 03:00 PM',
  'Bid Opening Date': '07-Jul-2023 11:00 AM',
  'Organisation Chain': 'Irrigation Department||Dibrugarh Circle',
  location: 'TINSUKIA',
  'Tender Value in ₹': '2,08,81,000',
};

function judge(changes: Partial<typeof ROW> = {}) {
  const row = { ...ROW, ...changes };
  return judgeRow(
    { ok: true, place: 'line 2', value: Object.values(row) },
    planTable(Object.keys(row), [], {}).map,
    undefined,
  );
}

test('a row of the Assam file becomes a notice of ours', () => {
  expect(judge()).toMatchObject({
    ok: true,
    notice: {
      which: { key: 'assamtenders gov in#2023_id_30491_1' },
      row: {
        title: 'Solar irrigation scheme',
        description:
          'Boring and installation\n\nOffice: Dibrugarh Circle\nLocation: TINSUKIA\nKind: Works, Item Rate\nEstimated value: INR 2,08,81,000',
        publishDate: '2023-06-15',
        closingDate: '2023-07-07',
        openingAt: '2023-07-07T05:30:00.000Z',
        categories: ['Construction & Civil Works'],
        sectors: ['Public Sector', 'Infrastructure'],
        city: 'Tinsukia',
        province: 'Assam',
        reference: 'NIT NO 06/2023-24',
        procuringOrganization: 'Irrigation Department',
        procurementMethod: 'Open Tender',
        source: 'assamtenders.gov.in',
      },
    },
  });
});

describe('the day is the one in Karachi', () => {
  test.each([
    ['07-Jul-2023 12:15 AM', '2023-07-06'],
    ['07-Jul-2023 12:45 AM', '2023-07-07'],
    ['07-Jul-2023 11:59 PM', '2023-07-07'],
    ['07-Jul-2023 12:00 PM', '2023-07-07'],
  ])('%s', (opening, closingDate) => {
    expect(judge({ 'Bid Opening Date': opening })).toMatchObject({ notice: { row: { closingDate } } });
  });
});

test.each(['BARPETA, CHIRANG AND DIBRUGARH', '2 No. Mohmari Gaon', 'ASSAM', 'BMB'])('%s is no city', (location) => {
  expect(judge({ location })).toMatchObject({ notice: { row: { city: null } } });
});

test('problems name the columns of the file', () => {
  expect(judge({ 'Bid Opening Date': 'soon', tender_title: '' })).toMatchObject({
    ok: false,
    problems: [
      { column: 'tender_title', value: '', reason: 'Title is required' },
      { column: 'Bid Opening Date', value: 'soon', reason: 'Must be a date such as 2026-11-30' },
      { column: 'Bid Opening Date', value: 'soon' },
    ],
  });
  expect(judge({ 'Tender ID': '' })).toEqual({
    ok: false,
    problems: [{ place: 'line 2', column: 'Tender ID', value: '', reason: 'Is missing', cost: 'row' }],
  });
});
