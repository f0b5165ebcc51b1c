import { describe, expect, it } from 'vitest';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import { REDACTED } from '#contracts/vocabulary/fields/redactable-fields.ts';
import { tenderFacts } from '../../../../tests/support/tenders/tender-samples.ts';
import { whatChanged } from './what-changed.ts';

const state = (facts: Partial<TenderFacts> = {}, isWithdrawn = false) => ({
  version: 1,
  at: new Date(0),
  facts: tenderFacts(facts),
  isWithdrawn,
});
const between = (before: Partial<TenderFacts>, now: Partial<TenderFacts>) => whatChanged(state(before), state(now));
const CANCELLED = { cancelledAt: '2026-06-10T04:00:00.000Z', cancelledReason: 'No funds' };

describe('what changed in a notice', () => {
  it('is nothing when nothing did, or only spaces, or what is not told of', () => {
    expect(between({}, {})).toBeUndefined();
    expect(between({ description: 'A  road\r\n' }, { description: 'A road' })).toBeUndefined();
    expect(between({}, { categoryIds: [7], city: 'Lahore', ocrText: 'x', contact: 'y' })).toBeUndefined();
  });

  it('is each fact before and now; the closing with its time', () => {
    expect(
      between(
        { closingDate: '2026-12-05', closingTime: null, documentFee: '500', reference: null },
        { closingDate: '2026-12-12', closingTime: '14:30', documentFee: null, reference: 'A/1' },
      )?.facts,
    ).toEqual([
      { field: 'closingDate', before: '2026-12-05', after: '2026-12-12 14:30' },
      { field: 'reference', before: null, after: 'A/1' },
      { field: 'documentFee', before: '500', after: null },
    ]);
  });

  it('is a cancellation with its reason, and its end', () => {
    expect(between({}, CANCELLED)).toEqual({ fate: 'cancelled', cancelledReason: 'No funds', facts: [] });
    expect(between(CANCELLED, {})).toMatchObject({ fate: 'reinstated' });
    expect(between(CANCELLED, { ...CANCELLED, cancelledReason: 'Other' })).toBeUndefined();
  });

  it('is one thing when the notice was withdrawn, once', () => {
    const gone = state({ title: 'Another' }, true);
    expect(whatChanged(state(), gone)).toEqual({ fate: 'withdrawn', cancelledReason: null, facts: [] });
    expect(whatChanged(gone, gone)).toBeUndefined();
  });

  it('never says what was redacted, nor that it was', () => {
    expect(between({ title: REDACTED }, { title: 'A road' })).toBeUndefined();
    expect(between({ title: 'A road' }, { title: REDACTED })).toBeUndefined();
  });

  it('shows of long texts the part that differs', () => {
    const long = 'word '.repeat(500);
    const fact = between({ description: `${long}old` }, { description: `${long}new` })?.facts[0];
    expect(fact?.before).toMatch(/^….*old$/s);
    expect(fact?.after?.length).toBeLessThan(300);
  });

  it('says of a scan that there is another', () => {
    const image = { hash: 'ab12'.repeat(16), type: 'image/webp', width: 1, height: 1 } as const;
    expect(between({ image: null }, { image })?.facts).toEqual([{ field: 'imageUrl', before: null, after: 'a scan' }]);
  });
});
