import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import { tenderFacts } from '../../../../../tests/support/tenders/tender-samples.ts';
import { factDigests, mergeSource, unshownDigests } from './merge-source.ts';

type Fact = keyof TenderFacts;
const first = tenderFacts({ title: 'Bridge', closingDate: '2026-12-05', city: 'Lahore' });

/** The tender after an editor's changes to what the source said first, and then the source's new statement. */
function merge(byEditor: Partial<TenderFacts>, bySource: Partial<TenderFacts>, silent: readonly Fact[] = []) {
  const present = { ...first, ...byEditor };
  const { tender, conflicts } = mergeSource(present, { ...first, ...bySource }, new Set(silent), factDigests(first));
  return { changes: changesOf(present, tender), conflicts };
}
const changesOf = (from: TenderFacts, to: TenderFacts) =>
  Object.fromEntries(Object.entries(to).filter(([fact, value]) => from[fact as Fact] !== value));

describe('a source that is read again', () => {
  test('brings what only it changed', () =>
    expect(merge({}, { closingDate: '2026-12-12' })).toEqual({
      changes: { closingDate: '2026-12-12' },
      conflicts: [],
    }));
  test('leaves what only an editor changed', () =>
    expect(merge({ title: 'Bridge, corrected' }, {})).toEqual({ changes: {}, conflicts: [] }));
  test('brings its change beside the editor’s', () =>
    expect(merge({ title: 'Bridge, corrected' }, { closingDate: '2026-12-12' })).toEqual({
      changes: { closingDate: '2026-12-12' },
      conflicts: [],
    }));
  test('does not win where both changed, and says so', () =>
    expect(merge({ closingDate: '2026-12-10' }, { closingDate: '2026-12-12' })).toEqual({
      changes: {},
      conflicts: ['closingDate'],
    }));
  test('agrees with an editor who was right before it', () =>
    expect(merge({ closingDate: '2026-12-12' }, { closingDate: '2026-12-12' })).toEqual({
      changes: {},
      conflicts: [],
    }));
  test('takes nothing back by a blank', () =>
    expect(merge({}, { city: null }, ['city'])).toEqual({ changes: {}, conflicts: [] }));
});

describe('whatever source and editor do, in any order', () => {
  const fact = fc.constantFrom('title', 'city', 'reference', 'closingTime');
  const step = fc.record({ by: fc.constantFrom('source', 'editor'), fact, value: fc.constantFrom('a', 'b', 'c') });

  test('a fact is the editor’s once an editor has set it otherwise, until the source says the same', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let tender = first;
        let source = first;
        let known = factDigests(first);
        const edited = new Map<string, string>();
        for (const { by, fact: name, value } of steps) {
          if (by === 'editor') {
            tender = { ...tender, [name]: value };
            if (source[name] === value) edited.delete(name);
            else edited.set(name, value);
            continue;
          }
          source = { ...source, [name]: value };
          const merged = mergeSource(tender, source, new Set(), known);
          tender = merged.tender;
          known = { ...factDigests(tender), ...unshownDigests(merged.said, tender) };
          expect(known).toEqual(factDigests(source));
          if (edited.get(name) === value) edited.delete(name);
        }
        expect(tender).toEqual({ ...source, ...Object.fromEntries(edited) });
      }),
    ));
});
