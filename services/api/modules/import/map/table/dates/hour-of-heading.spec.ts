import { expect, test } from 'vitest';
import { isMapped } from '../../mapped-notice.ts';
import { planTable } from '../plan-table.ts';

function read(head: readonly string[], ...cells: string[]) {
  const row = ['Bridge', 'Roads', ...cells];
  const { map, found } = planTable(['Title', 'Category', ...head], [row], {});
  expect(found.question).toBeNull();
  const mapped = map(row);
  const { closingDate, closingTime, openingAt } = isMapped(mapped) ? mapped.input : {};
  return [closingDate, closingTime, openingAt];
}

test.each(['Last date of receipt (upto 2:00 PM)', 'Date of submission (1400 Hrs)', 'Closing Date at 2 PM'])(
  'the hour of a heading is that of its days: %s',
  (heading) => {
    expect(read([heading], '12-12-2026').slice(0, 2)).toEqual(['2026-12-12', '14:00']);
    expect(read([heading], '12-12-2026 upto 3:00 PM')[1]).toBe('15:00');
  },
);

test('so are those of closing and opening', () => {
  const days = ['2026-12-12', '13:00', '2026-12-12T13:30:00+05:00'];
  expect(read(['Closing Date (1:00 PM)', 'Opening (1:30 PM)'], '12-12-2026', '12-12-2026')).toEqual(days);
  expect(read(['Date of receipt / opening (1:00 PM / 1:30 PM)'], '12-12-2026')).toEqual(days);
});

test('a column of hours leads, and other numbers are none', () => {
  expect(read(['Closing Date (2:00 PM)', 'Closing Time'], '12-12-2026', '11:00 AM')[1]).toBe('11:00');
  expect(read(['Closing Date (2026)'], '12-12-2026')[1]).toBeUndefined();
});
