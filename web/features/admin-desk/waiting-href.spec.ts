import { expect, it } from 'vitest';
import { cappedCount, countsByTab, waitingHref } from './waiting-href.ts';

it('tells a tab how many things wait in it, and leads to their place', () => {
  const counts = countsByTab([
    { name: 'payments', count: 3 },
    { name: 'empty-areas', count: 2 },
    { name: 'unknown-places', count: 1 },
  ]);
  expect([...counts]).toEqual([
    ['subscriptions', 5],
    ['tenders', 1],
  ]);
  expect(waitingHref({ name: 'statement-lines', count: 1 })).toContain('statements');
  expect(waitingHref({ name: 'drafts', count: 1 })).toBe('/admin?tab=inbox');
  expect(waitingHref({ name: 'second-look', count: 1 })).toBe('/admin?tab=inbox&state=second-look');
  expect([cappedCount(7), cappedCount(1000)]).toEqual(['7', '1,000+']);
});
