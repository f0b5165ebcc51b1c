import { expect, test } from 'vitest';
import { barsPath, scaleOf, sum } from './bars.ts';

test('bars of all lines stand on one zero line and share one scale', () => {
  const lines = [{ values: [0, 10] }, { values: [20, 5] }];
  const scale = scaleOf(lines, 40);
  expect(scale).toEqual({ least: 0, most: 20, height: 40 });
  expect(barsPath(lines[0]?.values ?? [], scale)).toBe('M1.1 40H1.9V20H1.1Z');
  expect(barsPath(lines[1]?.values ?? [], scale)).toBe('M0.1 40H0.9V0H0.1ZM1.1 40H1.9V30H1.1Z');
});

test('money given back hangs below the zero line', () => {
  const scale = scaleOf([{ values: [30, -10] }], 40);
  expect(barsPath([30, -10], scale)).toBe('M0.1 30H0.9V0H0.1ZM1.1 40H1.9V30H1.1Z');
});

test('one among many is still seen, and nothing is nothing', () => {
  const scale = scaleOf([{ values: [1, 100_000] }], 40);
  expect(barsPath([1, 0], scale)).toBe('M0.1 40H0.9V39H0.1Z');
  expect(barsPath([0, 0], scaleOf([{ values: [0, 0] }], 40))).toBe('');
  expect(sum([1, 2, -1])).toBe(2);
});
