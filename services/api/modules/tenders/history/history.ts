import { isDeepStrictEqual } from 'node:util';
import type { TenderChange } from '#contracts/api/tenders.ts';
import type { RecordedEvent } from '#contracts/events/event.ts';
import {
  type DocumentRef,
  type FurtherSource,
  factOf,
  type ImageRef,
  type TenderEvent,
  type TenderFacts,
} from '#contracts/events/tenders.ts';
import { documentFacts } from '#contracts/rules/documents/document-facts.ts';
import { TENDER_LABELS, type TenderField } from '#contracts/vocabulary/fields/tender-fields.ts';
import { kindOf } from '#contracts/vocabulary/lists/documents.ts';
import { TENDER_STATUS_LABELS } from '#contracts/vocabulary/tenders.ts';
import type { CurrentNames } from '#db/tenders/current-names.ts';
import { differingExcerpts } from '../../../../platform/changes/around.ts';

/** The edits in a tender's events, newest first: what changed, from what to what, in words. */
export function historyOf(events: readonly RecordedEvent<TenderEvent>[], names: CurrentNames): TenderChange[] {
  const changes: TenderChange[] = [];
  let before: TenderFacts | undefined;
  for (const event of events) {
    const after = factsOf(event);
    if (after === undefined) continue;
    if (before !== undefined) {
      const { version, recordedAt } = event;
      const alsoIn = furtherSourceOf(event);
      const redacted = 'redactions' in event.data ? { redacted: event.data.fields.map(fieldOf) } : {};
      const cause = 'cause' in event.data ? { cause: event.data.cause } : {};
      changes.push({
        version,
        changedAt: recordedAt.toISOString(),
        ...cause,
        changes: compare(before, after, names),
        ...redacted,
        ...(alsoIn && { alsoIn }),
      });
    }
    before = after;
  }
  return changes.reverse();
}

/** The ids that the events mention, deleted or not. */
export function mentionedIds(events: readonly RecordedEvent<TenderEvent>[]) {
  const facts = events.flatMap((event) => factsOf(event) ?? []);
  return {
    categories: facts.flatMap(({ categoryIds }) => categoryIds),
    organizations: facts.flatMap((one) => [...one.organizationIds, one.procuringOrganizationId ?? []].flat()),
  };
}

/** Facts of the tender after an event; undefined for an event that states none. */
export const factsOf = ({ data }: Pick<RecordedEvent<TenderEvent>, 'data'>): TenderFacts | undefined =>
  'tender' in data ? data.tender : undefined;

/** The further source that an event tells of. */
export const furtherSourceOf = ({ data }: Pick<RecordedEvent<TenderEvent>, 'data'>): FurtherSource | undefined =>
  'in' in data ? data.in : undefined;

const FIELDS = Object.keys(TENDER_LABELS) as TenderField[];
export const fieldOf = (fact: keyof TenderFacts): TenderField =>
  FIELDS.find((field) => factOf(field) === fact) ?? 'title';

function compare(before: TenderFacts, after: TenderFacts, names: CurrentNames): TenderChange['changes'] {
  return FIELDS.filter((field) => !isDeepStrictEqual(before[factOf(field)], after[factOf(field)])).map((field) => {
    const [old, now] = differingExcerpts(inWords(before, field, names), inWords(after, field, names));
    return { field, before: old, after: now };
  });
}

function inWords(tender: TenderFacts, field: TenderField, names: CurrentNames): string | null {
  switch (field) {
    case 'status':
      return TENDER_STATUS_LABELS[tender.status];
    case 'categories':
      return tender.categoryIds.map((id) => names.categories.get(id) ?? '(deleted category)').join(', ');
    case 'organizationIds':
      return tender.organizationIds.map((id) => organization(id, names)).join(', ') || null;
    case 'procuringOrganizationId':
      return tender.procuringOrganizationId === null ? null : organization(tender.procuringOrganizationId, names);
    case 'sectors':
      return tender.sectors.join(', ');
    case 'imageUrl':
      return tender.image === null ? null : imageInWords(tender.image);
    case 'documents':
      return tender.documents?.map(documentInWords).join('\n') ?? null;
    default:
      return tender[field];
  }
}

const organization = (id: number, names: CurrentNames) => names.organizations.get(id) ?? '(deleted organization)';

/** A file that took the place of one with the same name is told apart by its pages and size. */
const documentInWords = ({ name, type, ...file }: DocumentRef) =>
  `${name} (${documentFacts({ ...file, kind: kindOf(type) })})`;

const imageInWords = ({ hash, width, height }: ImageRef) => `Image ${hash.slice(0, 8)} (${width} × ${height})`;
