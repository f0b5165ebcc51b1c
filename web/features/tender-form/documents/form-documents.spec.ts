import { describe, expect, it } from 'vitest';
import { DOCUMENT_MAX_BYTES, DOCUMENTS_MAX } from '#contracts/vocabulary/lists/documents.ts';
import { pauseAfter } from '../../../lib/files/sending.ts';
import { fileFault, isSending, moved, sendingOf, withRestored, withStored } from './form-documents.ts';

const stored = (digest: string) => ({ digest, name: `${digest}.pdf`, kind: 'pdf' as const, pages: 2, bytes: 9 });

describe('files of the form', () => {
  it('move within their list alone', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });

  it('are on their way until they are stored, each once', () => {
    const one = sendingOf({ name: 'x.pdf', size: 9, type: 'application/pdf' });
    expect([isSending(one), isSending(stored('a'))]).toEqual([true, false]);
    expect(withStored([stored('a'), one], one.digest, stored('b'))).toEqual([stored('a'), stored('b')]);
    expect(withStored([stored('a'), one], one.digest, stored('a'))).toEqual([stored('a')]);
    expect(withStored([stored('a')], one.digest, stored('b'))).toEqual([stored('a')]);
  });

  it('come back to their place, as what was stored meanwhile, each once', () => {
    const one = sendingOf({ name: 'x.pdf', size: 9, type: 'application/pdf' });
    expect(withRestored([stored('a'), stored('b')], 1, one)).toEqual([stored('a'), one, stored('b')]);
    expect(withRestored([stored('a')], 0, one, stored('c'))).toEqual([stored('c'), stored('a')]);
    expect(withRestored([stored('a')], 0, stored('a'))).toEqual([stored('a')]);
  });

  it('are sent again when there was no room, and three times when the connection broke', () => {
    expect(pauseAfter({ kind: 'busy', seconds: 7 }, 20)).toBe(7);
    expect([0, 1, 2, 3].map((before) => pauseAfter({ kind: 'broken' }, before))).toEqual([1, 2, 4, undefined]);
    expect(pauseAfter({ kind: 'refused', sentence: 'No.' }, 0)).toBeUndefined();
  });

  it('are refused in words when they are too many, too large or nothing', () => {
    expect(fileFault({ size: 1 }, 0)).toBeUndefined();
    expect(fileFault({ size: 1 }, DOCUMENTS_MAX)).toMatch(/at most 10/);
    expect(fileFault({ size: DOCUMENT_MAX_BYTES + 1 }, 0)).toMatch(/20 MB/);
    expect(fileFault({ size: 0 }, 0)).toMatch(/empty/);
  });
});
