import { describe, expect, test } from 'vitest';
import { differingExcerpts } from './around.ts';

const long = 'a'.repeat(5000);

describe('before and after of a change', () => {
  test('short texts stand whole', () => expect(differingExcerpts('old', 'new')).toEqual(['old', 'new']));
  test('none is none', () => expect(differingExcerpts(null, 'new')).toEqual([null, 'new']));
  test('a long text that came or went shows its beginning', () => {
    expect(differingExcerpts(long, null)).toEqual([`${'a'.repeat(1000)}…`, null]);
    expect(differingExcerpts(null, long)).toEqual([null, `${'a'.repeat(1000)}…`]);
  });
  test('long texts are shown around the first difference', () => {
    const [before, after] = differingExcerpts(`${long}OLD${long}`, `${long}NEW${long}`);
    expect(before).toBe(`…${'a'.repeat(100)}OLD${'a'.repeat(897)}…`);
    expect(after).toBe(`…${'a'.repeat(100)}NEW${'a'.repeat(897)}…`);
  });
  test('a difference at the very end is shown to the end', () =>
    expect(differingExcerpts(`${long}1`, `${long}2`)).toEqual([`…${'a'.repeat(100)}1`, `…${'a'.repeat(100)}2`]));
  test('one that was added at the end is shown', () =>
    expect(differingExcerpts(long, `${long} more`)).toEqual([`…${'a'.repeat(100)}`, `…${'a'.repeat(100)} more`]));
  test('no half of a pair is left at a cut', () => {
    const faces = '😀'.repeat(800);
    const [before, after] = differingExcerpts(faces, `x${faces}`);
    expect(before?.isWellFormed()).toBe(true);
    expect(after?.isWellFormed()).toBe(true);
  });
});
