import { describe, expect, it } from 'vitest';
import { parseFilters, toQuery } from '../filters.ts';
import { closingWindows } from './closing-window.ts';
import { closingLabel } from './filter-labels.ts';

/** In Karachi it is the next day already. */
const now = new Date('2025-11-21T19:30:00Z');
const windowsOf = (query: string) => closingWindows(parseFilters(query), now);

describe('windows of closing dates', () => {
  it('begin today and end so many days later, in Karachi', () => {
    expect(windowsOf('city=Lahore&page=3').map(({ label, filters }) => [label, toQuery(filters)])).toEqual([
      ['Today', '?city=Lahore&closingFrom=2025-11-22&closingTo=2025-11-22'],
      ['3 days', '?city=Lahore&closingFrom=2025-11-22&closingTo=2025-11-25'],
      ['A week', '?city=Lahore&closingFrom=2025-11-22&closingTo=2025-11-29'],
      ['A month', '?city=Lahore&closingFrom=2025-11-22&closingTo=2025-12-22'],
    ]);
  });

  it('are taken away by the one that is chosen', () => {
    const [today, , week] = windowsOf('city=Lahore&closingFrom=2025-11-22&closingTo=2025-11-29');
    expect(today?.isActive).toBe(false);
    expect(week).toMatchObject({ isActive: true, filters: { city: 'Lahore' } });
    expect(toQuery(week?.filters ?? parseFilters(''))).toBe('?city=Lahore');
  });
});

describe('closing dates in words', () => {
  it.each([
    ['', undefined],
    ['closingFrom=2025-11-22', 'Closing from 22 Nov 2025'],
    ['closingTo=2025-11-22', 'Closing until 22 Nov 2025'],
    ['closingFrom=2025-11-22&closingTo=2025-11-22', 'Closing on 22 Nov 2025'],
    ['closingFrom=2025-11-22&closingTo=2025-11-25', 'Closing 22 Nov 2025 – 25 Nov 2025'],
  ])('%s', (query, label) => expect(closingLabel(parseFilters(query))).toBe(label));
});
