import { expect, it } from 'vitest';
import { ImportRow } from '#contracts/api/imports.ts';
import { OPTIONAL_FIELDS, OPTIONAL_TENDER_FIELDS } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import { DATES } from '../../row-cells.ts';
import { tidyValues } from './tidy-values.ts';

const moments = OPTIONAL_FIELDS.filter((field) => ['day', 'instant'].includes(OPTIONAL_TENDER_FIELDS[field].kind));

it.each(moments)('%s is read as people write a day and a time', (field) => {
  const tidied = tidyValues({ [field]: '30/11/2026 11:00' }, 'day-first');
  expect(ImportRow.shape[field].safeParse(tidied[field])).toMatchObject({ success: true });
  expect(String(tidied[field])).toMatch(/^2026-11-30/);
  expect(DATES.has(field)).toBe(true);
});

it.each([
  ['Daily Jang 25-11-2026', 'Daily Jang', '2026-11-25'],
  ['Dawn, 26 Nov 2026', 'Dawn', '2026-11-26'],
  ['The News (26/11/2026)', 'The News', '2026-11-26'],
  ['Channel 24', 'Channel 24', undefined],
])('parts a newspaper from the day of its issue: %s', (source, paper, day) => {
  const tidied = tidyValues({ source }, 'day-first');
  expect([tidied.source, tidied.publishDate]).toEqual([paper, day]);
});

it('takes the time of an opening from beside it, and midnight for a cancellation', () => {
  const given = {
    openingAt: '30/11/2026',
    openingTime: '11:30 AM',
    cancelledAt: '01/12/2026',
    closingDate: '5/12/2026',
  };
  expect(tidyValues(given, 'day-first')).toEqual({
    openingAt: '2026-11-30T11:30:00+05:00',
    cancelledAt: '2026-12-01T00:00:00+05:00',
    closingDate: '2026-12-05',
  });
});

it.each([
  ['1000', '10:00'],
  ['11.3', '11:30'],
  ['12', '12:00'],
  ['2.3', '14:30'],
  ['0.5', '12:00'],
])('takes the number %s for a time, as spreadsheets keep one', (number, time) => {
  const day = { closingDate: '5/12/2026', openingAt: '5/12/2026' };
  expect(tidyValues({ ...day, closingTime: number, openingTime: number }, 'day-first')).toEqual({
    closingDate: '2026-12-05',
    closingTime: time,
    openingAt: `2026-12-05T${time}:00+05:00`,
  });
});

it.each(SECTORS)('knows a sector as people write it: %s', (sector) =>
  expect(tidyValues({ sectors: [sector.toUpperCase()] }, 'day-first').sectors).toEqual([sector]),
);
