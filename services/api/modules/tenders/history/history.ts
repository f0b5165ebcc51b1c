import { isDeepStrictEqual } from 'node:util';
import type { TenderChange } from '#contracts/api/tenders.ts';
import type { RecordedEvent } from '#contracts/events/event.ts';
import type { ImageRef, TenderEvent, TenderFacts } from '#contracts/events/tenders.ts';
import { TENDER_STATUS_LABELS } from '#contracts/vocabulary/tenders.ts';
import { around } from '../../../platform/changes/around.ts';

/** Present names by id; an id without a name was deleted since. */
export interface Names {
  readonly categories: ReadonlyMap<number, string>;
  readonly organizations: ReadonlyMap<number, string>;
}

/** The edits in a tender's events, newest first: what changed, from what to what, in words. */
export function historyOf(events: readonly RecordedEvent<TenderEvent>[], names: Names): TenderChange[] {
  const changes: TenderChange[] = [];
  let before: TenderFacts | undefined;
  for (const event of events) {
    if (!('tender' in event.data)) continue;
    const after = event.data.tender;
    if (before !== undefined) {
      const { version, recordedAt } = event;
      changes.push({ version, changedAt: recordedAt.toISOString(), changes: compare(before, after, names) });
    }
    before = after;
  }
  return changes.reverse();
}

/** The ids that the events mention, deleted or not. */
export function mentionedIds(events: readonly RecordedEvent<TenderEvent>[]) {
  const facts = events.flatMap(({ data }) => ('tender' in data ? [data.tender] : []));
  return {
    categories: facts.flatMap(({ categoryIds }) => categoryIds),
    organizations: facts.flatMap((one) => [...one.organizationIds, one.procuringOrganizationId ?? []].flat()),
  };
}

function compare(before: TenderFacts, after: TenderFacts, names: Names): TenderChange['changes'] {
  const keys = Object.keys(FIELDS) as (keyof TenderFacts)[];
  return keys
    .filter((key) => !isDeepStrictEqual(before[key], after[key]))
    .map((key) => {
      const [old, now] = around(inWords(before, key, names), inWords(after, key, names));
      return { field: FIELDS[key], before: old, after: now };
    });
}

/** Fact → the field of the API that states it, in the order of the form. */
const FIELDS: Readonly<Record<keyof TenderFacts, string>> = {
  title: 'title',
  description: 'description',
  reference: 'reference',
  status: 'status',
  publishDate: 'publishDate',
  closingDate: 'closingDate',
  closingTime: 'closingTime',
  openingAt: 'openingAt',
  categoryIds: 'categories',
  sectors: 'sectors',
  procuringOrganizationId: 'procuringOrganizationId',
  organizationIds: 'organizationIds',
  city: 'city',
  province: 'province',
  source: 'source',
  sourceUrl: 'sourceUrl',
  bidSecurity: 'bidSecurity',
  documentFee: 'documentFee',
  procurementMethod: 'procurementMethod',
  contact: 'contact',
  image: 'imageUrl',
  ocrText: 'ocrText',
};

function inWords(tender: TenderFacts, key: keyof TenderFacts, names: Names): string | null {
  switch (key) {
    case 'status':
      return TENDER_STATUS_LABELS[tender.status];
    case 'categoryIds':
      return tender.categoryIds.map((id) => names.categories.get(id) ?? '(deleted category)').join(', ');
    case 'organizationIds':
      return tender.organizationIds.map((id) => organization(id, names)).join(', ') || null;
    case 'procuringOrganizationId':
      return tender.procuringOrganizationId === null ? null : organization(tender.procuringOrganizationId, names);
    case 'sectors':
      return tender.sectors.join(', ');
    case 'image':
      return tender.image === null ? null : imageInWords(tender.image);
    default:
      return tender[key];
  }
}

const organization = (id: number, names: Names) => names.organizations.get(id) ?? '(deleted organization)';

const imageInWords = ({ hash, width, height }: ImageRef) => `Image ${hash.slice(0, 8)} (${width} × ${height})`;
