import { expect, it } from 'vitest';
import type { TenderChange } from '#contracts/api/tenders.ts';
import { newestChanges } from './newest-changes.ts';

const changes = (count: number, length: number): TenderChange[] =>
  Array.from({ length: count }, (_, at) => ({
    version: count + 1 - at,
    changedAt: '2026-06-03T00:00:00.000Z',
    changes: [{ field: 'title', before: null, after: 'x'.repeat(length) }],
  }));

it.each([
  { count: 0, length: 10, shown: 0 },
  { count: 20, length: 10, shown: 20 },
  { count: 21, length: 10, shown: 20 },
  { count: 12, length: 1000, shown: 12 },
  { count: 13, length: 1000, shown: 12 },
  { count: 3, length: 50_000, shown: 1 },
])('of $count changes of $length characters, the newest $shown travel with the page', ({ count, length, shown }) => {
  const all = changes(count, length);
  expect(newestChanges(all)).toEqual(all.slice(0, shown));
});
