import { describe, expect, test } from 'vitest';
import type { RecordedEvent } from '#contracts/events/event.ts';
import type { TenderEvent, TenderFacts } from '#contracts/events/tenders.ts';
import { META, tenderFacts } from '../../../../../tests/support/tenders/tender-samples.ts';
import { historyOf, mentionedIds } from './history.ts';

const NAMES = {
  categories: new Map([
    [1, 'Roads'],
    [2, 'Water'],
  ]),
  organizations: new Map([[7, 'NHA']]),
};

function recorded(event: TenderEvent, version: number): RecordedEvent<TenderEvent> {
  const recordedAt = new Date(Date.UTC(2026, 5, version));
  return {
    ...event,
    version,
    recordedAt,
    position: version,
    streamId: 'tender-1',
    eventId: 'e',
    schema: 1,
    meta: META,
  };
}

/** The history of a tender that stood in these states, one after the other. */
function history(...states: Partial<TenderFacts>[]) {
  return historyOf(events(...states), NAMES);
}

function events(...states: Partial<TenderFacts>[]): RecordedEvent<TenderEvent>[] {
  return states.map((state, at) => {
    const tender = tenderFacts(state);
    return at === 0
      ? recorded({ type: 'TenderPublished', data: { tender, origin: { kind: 'manual' } } }, 1)
      : recorded({ type: 'TenderUpdated', data: { tender, changed: [] } }, at + 1);
  });
}

const changes = (before: Partial<TenderFacts>, after: Partial<TenderFacts>) => history(before, after)[0]?.changes;

describe('the history of a tender', () => {
  test('of one never edited is empty', () => expect(history({})).toEqual([]));
  test('has the newest edit first, each with what changed', () =>
    expect(history({}, { title: 'A' }, { title: 'B', city: 'Lahore' })).toEqual([
      {
        version: 3,
        changedAt: '2026-06-03T00:00:00.000Z',
        changes: [
          { field: 'title', before: 'A', after: 'B' },
          { field: 'city', before: null, after: 'Lahore' },
        ],
      },
      {
        version: 2,
        changedAt: '2026-06-02T00:00:00.000Z',
        changes: [{ field: 'title', before: 'Construction of a bridge', after: 'A' }],
      },
    ]));
  test('says references by name', () => {
    expect(changes({ categoryIds: [1] }, { categoryIds: [2, 1] })).toEqual([
      { field: 'categories', before: 'Roads', after: 'Water, Roads' },
    ]);
    expect(changes({ organizationIds: [] }, { organizationIds: [7] })).toEqual([
      { field: 'organizationIds', before: null, after: 'NHA' },
    ]);
    expect(changes({ procuringOrganizationId: 7 }, { procuringOrganizationId: null })).toEqual([
      { field: 'procuringOrganizationId', before: 'NHA', after: null },
    ]);
  });
  test('says so when a reference is gone', () => {
    expect(changes({ categoryIds: [9] }, { categoryIds: [1] })?.[0]?.before).toBe('(deleted category)');
    expect(changes({ organizationIds: [9] }, { organizationIds: [7] })?.[0]?.before).toBe('(deleted organization)');
  });
  test('says the status as people read it', () =>
    expect(changes({ status: 'open' }, { status: 'closing_soon' })).toEqual([
      { field: 'status', before: 'Open', after: 'Closing Soon' },
    ]));
  test('tells one image from another', () => {
    const image = { hash: 'ab12'.repeat(16), type: 'image/webp', width: 800, height: 600 } as const;
    expect(changes({ image: null }, { image })).toEqual([
      { field: 'imageUrl', before: null, after: 'Image ab12ab12 (800 × 600)' },
    ]);
  });
  test('names every other fact as the form does', () => {
    const before = tenderFacts({ reference: 'x' });
    const after: TenderFacts = {
      ...before,
      description: 'd',
      publishDate: '2026-06-02',
      closingDate: '2026-07-02',
      closingTime: '11:30',
      province: 'Sindh',
      source: 'Dawn',
      sourceUrl: 'https://dawn.example',
      reference: null,
      ocrText: 'o',
      sectors: ['Energy', 'Defense'],
      bidSecurity: '2 %',
      documentFee: '500',
      openingAt: '2026-07-02T07:00:00.000Z',
      procurementMethod: 'Auction',
      contact: 'c',
    };
    const fields = changes(before, after) ?? [];
    expect(Object.fromEntries(fields.map(({ field, after: now }) => [field, now]))).toEqual({
      description: 'd',
      publishDate: '2026-06-02',
      closingDate: '2026-07-02',
      closingTime: '11:30',
      province: 'Sindh',
      source: 'Dawn',
      sourceUrl: 'https://dawn.example',
      reference: null,
      ocrText: 'o',
      sectors: 'Energy, Defense',
      bidSecurity: '2 %',
      documentFee: '500',
      openingAt: '2026-07-02T07:00:00.000Z',
      procurementMethod: 'Auction',
      contact: 'c',
    });
  });
});

test('the ids that were ever mentioned', () =>
  expect(
    mentionedIds(events({ categoryIds: [1], organizationIds: [7], procuringOrganizationId: 8 }, { categoryIds: [2] })),
  ).toEqual({ categories: [1, 2], organizations: [7, 8] }));
