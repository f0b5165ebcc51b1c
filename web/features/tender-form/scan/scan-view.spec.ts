import { describe, expect, it } from 'vitest';
import { moved, transformOf, turned, viewByKey, viewOf, WHOLE, zoomed } from './scan-view.ts';

describe('looking at a scan', () => {
  it('enlarges what is in the middle', () =>
    expect(zoomed({ ...WHOLE, x: 100, y: -40 }, 1)).toEqual({ x: 125, y: -50, scale: 1.25, turns: 0 }));
  it('stops at eight times and at half', () => {
    expect(zoomed(WHOLE, 50).scale).toBe(8);
    expect(zoomed(WHOLE, -50).scale).toBe(0.5);
  });
  it('comes back after four turns', () => {
    const start = { ...WHOLE, x: 10, y: 20 };
    const { x, y } = turned(turned(turned(turned(start))));
    expect([x, y]).toEqual([10, 20]);
  });
  it('knows its keys and leaves all others alone', () => {
    expect(viewByKey(WHOLE, 'ArrowLeft')).toEqual(moved(WHOLE, 60, 0));
    expect(viewByKey(zoomed(WHOLE, 3), '0')).toEqual(WHOLE);
    expect(viewByKey(WHOLE, 'Tab')).toBeUndefined();
  });
  it('brings a place into the middle, three times as large at most and never smaller than the whole', () => {
    const [page, area] = [
      { width: 400, height: 800 },
      { width: 500, height: 800 },
    ];
    const words = viewOf({ left: 0.25, top: 0.75, width: 0.1, height: 0.01 }, page, area);
    expect(words).toEqual({ x: expect.closeTo(240), y: expect.closeTo(-612), scale: 3, turns: 0 });
    expect(viewOf({ left: 0, top: 0, width: 1, height: 1 }, page, area)).toEqual({ x: 0, y: 0, scale: 1, turns: 0 });
  });
  it('is drawn as a transform', () =>
    expect(transformOf(turned(WHOLE))).toBe('translate(0px, 0px) rotate(90deg) scale(1)'));
});
