import { expect, it } from 'vitest';
import { slope } from '../../support/faults/machine/memory.ts';

/** Ten minutes of a process whose rubbish is collected every twenty seconds. */
const samples = (mbPerMinute: number) =>
  Array.from({ length: 300 }, (_, at) => ({
    seconds: at * 2,
    mb: 150 + (at * 2 * mbPerMinute) / 60 + 30 * ((at % 10) / 10),
  }));

it('tells a leak from rubbish that comes and goes', () => {
  expect(Math.abs(slope(samples(0)))).toBeLessThan(0.05);
  expect(slope(samples(2))).toBeCloseTo(2, 1);
});
