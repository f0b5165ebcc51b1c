import { expect, test } from 'vitest';
import { madeUpNotices } from './made-up.ts';
import { measure } from './measure.ts';

test('of made-up notices in nine other wordings 95 % are found, and 2 % are taken for another at most', () => {
  const { foundOfAll, falseOfAll, missed, mistaken } = measure(madeUpNotices(), 60);
  expect(foundOfAll, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(falseOfAll, mistaken.join('\n')).toBeLessThanOrEqual(0.02);
});
