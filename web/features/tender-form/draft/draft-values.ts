import type { Draft, DraftProposal, DraftWork } from '#contracts/api/operations/drafts.ts';
import { PROPOSED_FIELDS, type ProposedField, READ_PAGES_MAX } from '#contracts/vocabulary/lists/drafts.ts';
import { formatDay, formatInstant, formatTime } from '../../../lib/format/format.ts';
import { markUnresolved, shownText, unresolvedText } from '../../../lib/forms/unresolved-text.ts';
import { emptyValues, karachiMinute, type TenderValues } from '../tender-values.ts';
import { text } from './messages.en.ts';

/** A value that waits to be confirmed. */
export interface Proposed extends Pick<DraftProposal, 'field' | 'value' | 'isSure'> {
  /** Value as the control of the form holds it. */
  readonly stated: string;
  /** Words on what to look at. */
  readonly note?: string;
}

/** Controls of the form that Enter walks through, in their order. */
const WALK = [
  'title',
  'reference',
  'procuringOrganizationId',
  'description',
  'closingDate',
  'closingTime',
  'publishDate',
  'city',
  'categories',
  'sectors',
  'bidSecurity',
  'documentFee',
  'openingAt',
] as const satisfies readonly (keyof TenderValues)[];
type Walked = (typeof WALK)[number];

const REQUIRED: readonly string[] = [
  'title',
  'description',
  'closingDate',
  'publishDate',
  'categories',
  'sectors',
] satisfies readonly Walked[];

/**
 * Proposals that can stand in a control: one value a field, organizations only when they are known. Where the scan states
 * no day of publication, today waits like a proposal, so that nobody publishes a day unseen.
 */
export function proposedIn(draft: Pick<Draft, 'proposals'>, today: string): readonly Proposed[] {
  const seen = new Set<string>();
  const read = draft.proposals.flatMap((proposal) => {
    const { field, value, isSure } = proposal;
    const stated = statedIn(proposal);
    if (stated === '' || seen.has(field)) return [];
    seen.add(field);
    return [{ field, value, isSure, stated }];
  });
  if (seen.has('publishDate')) return read;
  return [...read, { field: 'publishDate', value: today, stated: today, isSure: false, note: text.notRead }];
}

function statedIn({ field, value, organizationId }: DraftProposal): string {
  if (field === 'procuringOrganizationId') return String(organizationId ?? '');
  return field === 'openingAt' && value.endsWith('Z') ? karachiMinute(value) : value;
}

/** Proposals for a second look: everything that has a place on the scan is judged as it was keyed. */
export function keyedAsProposed(proposed: readonly Proposed[], work: DraftWork | null): readonly Proposed[] {
  return proposed.map((one) => {
    const keyed = work?.values[one.field];
    if (typeof keyed !== 'string' || givesWay(work, one.field) || keyed === one.stated) return one;
    return { ...one, stated: keyed, isSure: false, note: one.note ?? text.readAs(shownIn(one)) };
  });
}

function shownIn({ field, value }: Proposed): string {
  if (field === 'openingAt') return formatInstant(value);
  if (field === 'closingTime') return formatTime(value);
  return field === 'closingDate' || field === 'publishDate' ? formatDay(value) : value;
}

/** Whether a kept value gives way to a proposal: nobody had confirmed or typed it, as what is typed is kept as confirmed. */
const givesWay = (work: DraftWork | null, field: ProposedField) =>
  work?.confirmed.includes(field) === false && (work.values[field] === '' || field === 'publishDate');

/** Fields that count as confirmed: those before, and those whose value somebody has changed since it was put there. */
export function confirmedFields(
  confirmed: ReadonlySet<ProposedField>,
  proposed: readonly Proposed[],
  values: TenderValues,
  begun: TenderValues,
): ReadonlySet<ProposedField> {
  const waits = new Set(proposed.map(({ field }) => field));
  const isActed = (field: ProposedField) => confirmed.has(field) || values[field] !== begun[field];
  // An empty control is no answer as long as nothing is proposed for it.
  return new Set(PROPOSED_FIELDS.filter((field) => isActed(field) && (waits.has(field) || values[field] !== '')));
}

/** The name of the body on the scan, when no known one has it. */
export function unknownBody({ proposals }: Pick<Draft, 'proposals'>): string | undefined {
  return proposals.find(({ field, organizationId }) => field === 'procuringOrganizationId' && organizationId === null)
    ?.value;
}

/** Whether what stands on a scan reads like the name of a body, and not like a piece of a sentence or an address. */
export const isName = (words: string): boolean =>
  /^[A-Z][^,;:]*$/.test(words) && words.split(' ').length <= 8 && !/ (for|of|the|and|is|in|to)$/i.test(words);

/** The first scan becomes the picture of the notice, further files its documents. */
export function filesOf({ id, files }: Pick<Draft, 'id' | 'files'>): Pick<TenderValues, 'imageUrl' | 'documents'> {
  const at = files.findIndex(({ kind }) => kind === 'scan');
  const before = files.slice(0, at).reduce((sum, { pages }) => sum + Math.min(pages, READ_PAGES_MAX), 0);
  return {
    imageUrl: at === -1 ? '' : `/api/admin/drafts/${id}/pages/${before + 1}`,
    documents: files
      .filter((_, index) => index !== at)
      .map(({ digest, name, kind, pages, bytes }) => ({ digest, name, kind, pages, bytes })),
  };
}

/** Values that the form begins with: what is kept, else what is proposed, else what the last notice had. */
export function draftValues(draft: Draft, today: string, carried: Partial<TenderValues> = {}): TenderValues {
  const empty = emptyValues(today);
  const proposed = Object.fromEntries(proposedIn(draft, today).map(({ field, stated }) => [field, stated]));
  const files = filesOf(draft);
  const fresh = { ...empty, ...carried, ...proposed, ocrText: textOf(draft), ...files };
  const { work } = draft;
  if (work === null) return fresh;
  const kept = Object.fromEntries(
    Object.entries(work.values)
      .map(withMark)
      .filter(([name]) => !(name in proposed && givesWay(work, name as ProposedField)))
      .filter(([name, value]) => isLike(value, (fresh as Record<string, unknown>)[name])),
  ) as Partial<TenderValues>;
  return { ...fresh, ...kept, imageUrl: files.imageUrl, documents: documentsOf(work, kept, files.documents) };
}

/** Texts that are typed but not taken stay so over a reload, though their mark is a sign that nobody stores. */
const withoutMark = ([name, value]: readonly [string, unknown]) => {
  const typed = unresolvedText(value);
  return [name, typed === undefined ? value : { typed }] as const;
};
const withMark = ([name, value]: readonly [string, unknown]) => {
  const isTyped = typeof value === 'object' && value !== null && 'typed' in value;
  return [name, isTyped ? markUnresolved(String(value.typed)) : value] as const;
};

const isLike = (value: unknown, other: unknown) =>
  other !== undefined && typeof value === typeof other && Array.isArray(value) === Array.isArray(other);

/** Kept documents, and the files that came to the draft since. */
function documentsOf(
  { values }: DraftWork,
  { documents: kept }: Partial<TenderValues>,
  now: TenderValues['documents'],
): TenderValues['documents'] {
  const known = values[FILES];
  if (kept === undefined || !Array.isArray(known)) return now;
  return [...kept, ...now.filter(({ digest }) => !known.includes(digest))];
}

/** Digests of the files that the draft had when its work was kept. */
const FILES = 'files';

/** The work that is kept of the form; its picture is the draft's, and words that are not read yet are nobody's choice. */
export function workOf(
  { imageUrl: _, cause: __, ...values }: TenderValues,
  draft: Pick<Draft, 'files' | 'script' | 'text'>,
  confirmed: Iterable<ProposedField>,
): DraftWork {
  const stated = Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => value !== undefined && !(name === 'ocrText' && value === '' && textOf(draft) === ''))
      .map(withoutMark),
  );
  const known = draft.files.map(({ digest }) => digest);
  return { values: { ...stated, [FILES]: known } as DraftWork['values'], confirmed: [...confirmed] };
}

/** Latin words only: those of Nastaliq cannot be read. */
export const textOf = ({ script, text }: Pick<Draft, 'script' | 'text'>) =>
  script === 'urdu' ? '' : text.slice(0, 50_000);

const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : typeof value === 'string' && shownText(value).trim() === '';

/** Control that Enter leads to: the next one that waits for a confirmation or has to be filled, round and round. */
export function nextControl(
  from: string,
  values: Readonly<Record<string, unknown>>,
  waits: ReadonlySet<string>,
): Walked | undefined {
  const at = WALK.indexOf(from as Walked);
  const order = [...WALK.slice(at + 1), ...WALK.slice(0, Math.max(at, 0))];
  return order.find((name) => waits.has(name) || (REQUIRED.includes(name) && isEmpty(values[name])));
}
