import { describe, expect, test } from 'vitest';
import { around } from './around.ts';

const long = 'a'.repeat(5000);

describe('before and after of a change', () => {
  test('short texts stand whole', () => expect(around('old', 'new')).toEqual(['old', 'new']));
  test('none is none', () => expect(around(null, 'new')).toEqual([null, 'new']));
  test('a long text that came or went shows its beginning', () => {
    expect(around(long, null)).toEqual([`${'a'.repeat(1000)}…`, null]);
    expect(around(null, long)).toEqual([null, `${'a'.repeat(1000)}…`]);
  });
  test('long texts are shown around the first difference', () => {
    const [before, after] = around(`${long}OLD${long}`, `${long}NEW${long}`);
    expect(before).toBe(`…${'a'.repeat(100)}OLD${'a'.repeat(897)}…`);
    expect(after).toBe(`…${'a'.repeat(100)}NEW${'a'.repeat(897)}…`);
  });
  test('a difference at the very end is shown to the end', () =>
    expect(around(`${long}1`, `${long}2`)).toEqual([`…${'a'.repeat(100)}1`, `…${'a'.repeat(100)}2`]));
  test('one that was added at the end is shown', () =>
    expect(around(long, `${long} more`)).toEqual([`…${'a'.repeat(100)}`, `…${'a'.repeat(100)} more`]));
  test('no half of a pair is left at a cut', () => {
    const faces = '😀'.repeat(800);
    const [before, after] = around(faces, `x${faces}`);
    expect(before?.isWellFormed()).toBe(true);
    expect(after?.isWellFormed()).toBe(true);
  });
});
