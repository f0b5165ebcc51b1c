import { expect, test } from 'vitest';
import { isMapped } from '../../mapped-notice.ts';
import { planTable } from '../plan-table.ts';

function read(text: string, heading = 'Closing Date') {
  const { map } = planTable(['Title', 'Category', heading], [['Bridge', 'Roads', text]], {});
  const mapped = map(['Bridge', 'Roads', text]);
  const { documentsUntil, closingDate, closingTime, openingAt, publishDate } = isMapped(mapped) ? mapped.input : {};
  return [documentsUntil, closingDate, closingTime, openingAt, publishDate].filter((one) => one !== undefined);
}

test.each([
  [
    'Sale upto 10-12-2026, Receipt 12-12-2026 (11:00 AM), Opening 12-12-2026 (11:30 AM)',
    ['2026-12-10', '2026-12-12', '11:00', '2026-12-12T11:30:00+05:00'],
  ],
  ['Sale of forms: 2-12-2026 to 10-12-2026; Submission of bids: 12-12-2026', ['2026-12-10', '2026-12-12']],
  ['Pre-bid meeting 4-12-2026, submission 16-12-2026 at 2:00 PM', ['2026-12-16', '14:00']],
  [
    'Issue 1-12-2026 Receive 14-12-2026 10:00 Open 15-12-2026 10:00',
    ['2026-12-14', '10:00', '2026-12-15T10:00:00+05:00'],
  ],
])('the days of one cell by their labels: %s', (text, days) => {
  expect(read(text)).toEqual(days);
  expect(read(text, 'Schedule')).toEqual(days);
});

test.each([
  ['Last date of issue / receipt', '10.12.2026 / 14.12.2026', ['2026-12-10', '2026-12-14']],
  ['Date of application / issue / receipt of tenders', '5.12.2026/8.12.2026/12.12.2026', ['2026-12-12']],
  ['Date of sale & receipt', '10/12/2026 & 14/12/2026 2:00 PM', ['2026-12-10', '2026-12-14', '14:00']],
])('the days of one cell by the labels of its heading: %s', (heading, text, days) =>
  expect(read(text, heading)).toEqual(days),
);

test.each([
  'Receipt 12-12-2026, Receipt 14-12-2026',
  'Sale 14-12-2026, Receipt 12-12-2026',
  'Receipt 14-12-2026, Opening 12-12-2026',
  'Receipt 14-12-2026, Opening to be told',
])('labels that contradict each other are left to the check of the row: %s', (text) =>
  expect(read(text)).toEqual([text]),
);

test.each([
  'Issue: 5-12-2026, Receipt: 12-12-2026, Opening: 12-12-2026 at 2:30 PM',
  'Issue 5-12-2026 Receipt 12-12-2026',
  '12-12-2026 at 2:00 PM / 12-12-2026 at 2:30 PM',
  '5-12-2026 to 12-12-2026',
])('a remark beside several days moves the closing: %s', (text) => {
  const row = ['Bridge', 'Roads', text, 'Closing date is now 29-12-2026'];
  const { map } = planTable(['Title', 'Category', 'Closing Date', 'Remarks'], [row], {});
  const mapped = map(row);
  expect(isMapped(mapped) && mapped.input.closingDate).toBe('2026-12-29');
});
