import { describe, expect, test } from 'vitest';
import { ImportRow } from '#contracts/api/imports.ts';
import { noticeKey } from '../../../platform/imports/notice-key.ts';
import { isUnchanged, rowDigest, rowKey, storedDigest } from './notice-key.ts';

const row = (changes: object = {}) =>
  ImportRow.parse({
    title: 'Bridge',
    description: 'Over the canal',
    closingDate: '2026-12-01',
    categories: ['Roads'],
    sectors: ['Government'],
    source: 'Dawn',
    reference: 'NHA/7',
    ...changes,
  });

describe('a notice is recognised by source and reference', () => {
  test('however they are spaced and capitalised', () => {
    expect(noticeKey('DAWN ', ' nha/7')).toBe(noticeKey('Dawn', 'NHA/7'));
    expect(rowKey(row())).toBe('dawn#nha/7');
  });
  test('another reference or source is another notice', () => {
    const keys = [row(), row({ reference: 'NHA 7' }), row({ reference: 'NHA/77' }), row({ source: 'Jang' })].map(
      (one) => rowKey(one),
    );
    expect(new Set(keys).size).toBe(4);
  });
  test('without a reference by who procures what, whatever its dates', () => {
    const one = { reference: '', procuringOrganization: 'NHA' };
    expect(rowKey(row({ ...one, closingDate: '2026-12-24' }))).toBe(rowKey(row(one)));
    expect(rowKey(row({ ...one, title: 'Road' }))).not.toBe(rowKey(row(one)));
    expect(rowKey(row({ ...one, procuringOrganization: 'C&W' }))).not.toBe(rowKey(row(one)));
  });
});

describe('the digest', () => {
  test('is the same for the same statement', () => {
    expect(rowDigest(row({ city: '' }))).toBe(rowDigest(row({ title: ' Bridge ' })));
  });
  test('changes with every fact', () => {
    expect(rowDigest(row({ closingTime: '11:00' }))).not.toBe(rowDigest(row()));
    expect(rowDigest(row({ status: 'open' }))).not.toBe(rowDigest(row()));
  });
});

describe('what was imported before', () => {
  const undated = (digest: string) => ({ digest, order: undefined });
  test('is unchanged when its digest is', () => {
    expect(isUnchanged(storedDigest(undated('a')), undated('a'))).toBe(true);
    expect(isUnchanged(storedDigest(undated('a')), undated('b'))).toBe(false);
    expect(isUnchanged(null, undated('a'))).toBe(false);
  });
  test('an amendment and what it changes stand beside each other in a list, which says nothing new', () => {
    const amendment = { ...undated('b'), amends: true };
    const stored = storedDigest(amendment, storedDigest(undated('a')));
    expect(isUnchanged(stored, undated('a'))).toBe(true);
    expect(isUnchanged(stored, amendment)).toBe(true);
    expect(isUnchanged(stored, undated('c'))).toBe(false);
    expect(isUnchanged(storedDigest(undated('c'), stored), undated('a'))).toBe(false);
  });

  test('is not overwritten by an older statement, but by a newer one', () => {
    const stored = storedDigest({ digest: 'a', order: Date.parse('2026-01-02T10:00:00Z') });
    expect(isUnchanged(stored, { digest: 'b', order: Date.parse('2026-01-02T09:59:59Z') })).toBe(true);
    expect(isUnchanged(stored, { digest: 'b', order: Date.parse('2026-01-02T10:00:01Z') })).toBe(false);
    expect(isUnchanged(stored, { digest: 'a', order: Date.parse('2026-01-03T10:00:00Z') })).toBe(true);
  });
});
