import { expect, it } from 'vitest';
import { inEvenLight } from './even-light.ts';

it('letters in a shadow are as dark, and its paper as bright, as in the light', () => {
  const [width, height] = [960, 160];
  const light = (x: number) => 240 - (150 * x) / width;
  const isInk = (x: number, y: number) => x % 40 < 4 && y % 20 < 12;
  const pixels = Buffer.from(
    Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return light(x) * (isInk(x, y) ? 0.2 : 1);
    }),
  );
  const even = inEvenLight({ pixels, width, height });
  const greys = [...even.pixels].map((grey, at) => ({ grey, isInk: isInk(at % width, Math.floor(at / width)) }));
  expect(greys.filter((one) => one.isInk).reduce((most, { grey }) => Math.max(most, grey), 0)).toBeLessThan(70);
  expect(greys.filter((one) => !one.isInk).reduce((least, { grey }) => Math.min(least, grey), 255)).toBeGreaterThan(
    220,
  );
});
