import { z } from 'zod';
import { type FieldKind, forOptionalFields } from '../vocabulary/fields/optional-tender-fields.ts';
import { TENDER_LABELS, type TenderField } from '../vocabulary/fields/tender-fields.ts';
import { TENDER_SORTS, TENDER_TEXT_FILTERS, TENDERS_PER_PAGE } from '../vocabulary/lists/public-lists.ts';
import { SECTORS } from '../vocabulary/sectors.ts';
import { CHANGE_CAUSES, TENDER_STATUSES } from '../vocabulary/tenders.ts';
import { forAdmins, forAnybody } from './shared/endpoint.ts';
import {
  day,
  Id,
  line,
  optionalDay,
  optionalInstant,
  optionalLine,
  optionalParagraphs,
  optionalTime,
  optionalWebAddress,
  paragraphs,
} from './shared/fields.ts';
import { choice, filter, pageParameters } from './shared/paging.ts';
import { DocumentsBody, TenderDocument } from './tenders/documents.ts';
import { closing, instantFilter, marks } from './tenders/filters.ts';
import { AlsoIn, SourceBody } from './tenders/sources.ts';

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

/** Checks an optional field by its kind; absent, null and '' mean none. */
function optionalText(kind: FieldKind, max: number) {
  switch (kind) {
    case 'line':
      return optionalLine(max);
    case 'paragraphs':
      return optionalParagraphs(max);
    case 'webAddress':
      return optionalWebAddress;
    case 'day':
      return optionalDay;
    case 'time':
      return optionalTime;
    case 'instant':
      return optionalInstant;
    default:
      return kind satisfies never;
  }
}

/** Reason against a notice without a category; an import may name one for such rows. */
export const NO_CATEGORY = 'At least one category is required';

/** A person's statement of a tender. */
export const TenderBody = z.strictObject({
  title: line(10_000, 'Title is required'),
  description: paragraphs(50_000, 'Description is required'),
  publishDate: day('Publish date is required'),
  closingDate: day('Closing date is required'),
  status: z.enum(TENDER_STATUSES, { error: 'Status is required' }),
  categories: z
    .array(line(200, NO_CATEGORY), { error: NO_CATEGORY })
    .min(1, NO_CATEGORY)
    .max(20, 'Choose at most 20')
    .transform((names) => [...new Set(names)]),
  sectors: z
    .array(z.enum(SECTORS, { error: 'Choose sectors from the list' }), { error: 'At least one sector is required' })
    .min(1, 'At least one sector is required')
    .max(SECTORS.length)
    .transform((names) => [...new Set(names)]),
  /** A data URL (PNG, JPEG or GIF below 5 MB), the address the API gave for the present image, or nothing. */
  imageUrl: z
    .string()
    .max(7_200_000, 'File size should be less than 5MB')
    .nullish()
    .transform((v) => (v ? v : null)),
  /** Stored files beside the picture, in their order. Absent: those that the tender has stay; [] takes them away. */
  documents: DocumentsBody.optional(),
  organizationIds: z
    .array(Id)
    .max(50)
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
  procuringOrganizationId: Id.nullish().transform((id) => id ?? null),
  ...forOptionalFields(optionalText),
});
export type TenderBody = z.infer<typeof TenderBody>;
export type TenderBodyInput = z.input<typeof TenderBody>;

/** The tender as it is from now on, and whether the buyer changed it or the portal had it wrong. */
export const TenderEdit = TenderBody.extend({
  cause: z.enum(CHANGE_CAUSES, { error: `Must be ${CHANGE_CAUSES.join(' or ')}` }).default('correction'),
});
export type TenderEdit = z.infer<typeof TenderEdit>;
export type TenderEditInput = z.input<typeof TenderEdit>;

const OrganizationRef = z.strictObject({ id: Id, name: z.string() });

const card = {
  id: Id,
  title: z.string(),
  /** Karachi days, `YYYY-MM-DD`. */
  publishDate: z.string(),
  closingDate: z.string(),
  /** `HH:MM` in Karachi, null: end of the day. */
  closingTime: z.string().nullable(),
  /** The closing date before it was last moved, later or earlier; null when it never was. */
  extendedFrom: z.string().nullable(),
  /** Moment of its cancellation by the buyer; it then is closed. */
  cancelledAt: z.string().nullable(),
  /** The effective status, by hand and by the clock. */
  status: z.enum(TENDER_STATUSES),
  city: z.string().nullable(),
  province: z.string().nullable(),
  source: z.string().nullable(),
  reference: z.string().nullable(),
  categories: z.array(z.string()),
  sectors: z.array(z.string()),
  organization: OrganizationRef.nullable(),
  isSample: z.boolean(),
  /** Id of the contracting process (OCDS). */
  ocid: z.string(),
  /** Counts the changes; the ETag of a tender is made from it. */
  version: z.number().int(),
  updatedAt: z.string(),
};

/** A card or table row; the description is cut at 300 characters. */
export const TenderListItem = z.strictObject({ ...card, description: z.string() });
export type TenderListItem = z.infer<typeof TenderListItem>;

export const Tender = z.strictObject({
  ...card,
  ...forOptionalFields(() => z.string().nullable()),
  description: z.string(),
  /** The status as set by hand, for the edit form. */
  storedStatus: z.enum(TENDER_STATUSES),
  imageUrl: z.string().nullable(),
  imageWidth: z.number().int().nullable(),
  imageHeight: z.number().int().nullable(),
  /** Further files of the notice, in their order. */
  documents: z.array(TenderDocument),
  organizationIds: z.array(Id),
  organizations: z.array(OrganizationRef),
  procuringOrganizationId: Id.nullable(),
  /** Further newspapers and portals in which the notice stood, oldest first. */
  alsoIn: z.array(AlsoIn),
  createdAt: z.string(),
});
export type Tender = z.infer<typeof Tender>;

/** One edit: each changed field before and after; references are names. */
export const TenderChange = z.strictObject({
  version: z.number().int(),
  changedAt: z.string(),
  /** Whether the buyer changed the notice, or the portal what it had got wrong; absent where neither was stated. */
  cause: z.enum(CHANGE_CAUSES).optional(),
  changes: z.array(
    z.strictObject({
      field: z.enum(Object.keys(TENDER_LABELS) as TenderField[]),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** Fields that the portal took out of earlier versions, in place of a change. */
  redacted: z.array(z.enum(Object.keys(TENDER_LABELS) as TenderField[])).optional(),
  /** The further source that was found. */
  alsoIn: AlsoIn.optional(),
});
export type TenderChange = z.infer<typeof TenderChange>;

export const TenderQuery = z.strictObject({
  search: filter(
    TENDER_TEXT_FILTERS.search,
    'Words, "exact phrase", -excluded, -"excluded phrase", one or another; places and categories by name. Where hardly anything has all words, those with some of them follow (X-Search-Left-Out)',
    'transformer -repair',
  ),
  province: filter(TENDER_TEXT_FILTERS.province, 'Province or territory, as /api/provinces names it', 'Punjab'),
  city: filter(TENDER_TEXT_FILTERS.city, 'City, as /api/cities names it', 'Lahore'),
  category: filter(TENDER_TEXT_FILTERS.category, 'Category by its name, with those below it', 'Electrical'),
  sector: filter(TENDER_TEXT_FILTERS.sector, 'Sector, as /api/sectors names it', 'Government'),
  organization: filter(TENDER_TEXT_FILTERS.organization, 'Organization by its name', 'National Highway Authority'),
  ...marks,
  status: choice(TENDER_STATUSES, 'Status, by hand and by the clock in Karachi', 'open'),
  closingFrom: closing('later', '2026-11-30'),
  closingTo: closing('earlier', '2026-12-31'),
  updatedSince: instantFilter.optional().meta({
    description:
      'Tenders that were published or changed at or after this instant, or whose category or organization was renamed; samples are left out. A change is found about a second after it was made; /api/changes misses none.',
    type: 'string',
    format: 'date-time',
    example: '2026-11-23T07:15:00Z',
  }),
  sort: z
    .enum([...TENDER_SORTS, 'updated'], { error: 'Must be latest, closing-soon, relevance or updated' })
    .meta({
      description:
        'Order; relevance puts the best match of search first, updated the last change, with updatedSince only',
      example: 'closing-soon',
    })
    .default('latest'),
  ...pageParameters(TENDERS_PER_PAGE),
});
export type TenderQuery = z.infer<typeof TenderQuery>;

/** The same filters as the list; what is a page has no meaning here. */
export const FacetQuery = TenderQuery.omit({ page: true, limit: true, sort: true, updatedSince: true });
export type FacetQuery = z.infer<typeof FacetQuery>;

export const FACETS = ['status', 'province', 'city', 'category', 'sector', 'organization'] as const;

const OwnFacetQuery = FacetQuery.extend({
  only: choice(FACETS, 'The one facet to count; nothing is counted of the others', 'status'),
});

const FacetValues = z.array(z.strictObject({ value: z.string(), count: z.number().int().min(0) }));
const TotalRelation = z.enum(['eq', 'gte']);

/** How many tenders a query finds, and how many with each value of a facet in place of the one chosen there. */
export const TenderFacets = z.strictObject({
  total: z.number().int().min(0),
  /** 'gte': there are more than `total`. */
  relation: TotalRelation,
  /** 'gte': some of the counts below are lower bounds, 'eq': all are exact. */
  countsRelation: TotalRelation,
  facets: z.strictObject({
    /** Effective status; all three, where it is counted. */
    status: FacetValues,
    province: FacetValues,
    city: FacetValues,
    /** A main category counts what is in those below it, too. */
    category: FacetValues,
    sector: FacetValues,
    organization: FacetValues,
  }),
  /** Another spelling of the search that finds something, when this one finds nothing. */
  didYouMean: z.string().optional(),
  /** Whether this is already the answer to `didYouMean`. */
  isRespelled: z.literal(true).optional(),
  /** Words of the search that were not insisted on, because with all of them it finds next to nothing. */
  leftOut: z.array(z.string()).optional(),
  /** Filters that words of the search name and that are not chosen, each with the search that is left without them. */
  named: z
    .array(
      z.strictObject({
        filter: z.enum(['city', 'province', 'category', 'organization']),
        value: z.string(),
        rest: z.string(),
      }),
    )
    .optional(),
});
export type TenderFacets = z.infer<typeof TenderFacets>;

export const tenderEndpoints = {
  list: forAnybody.get('/api/tenders', 'Tenders by filter; total in X-Total-Count, neighbours in Link', {
    query: TenderQuery,
    headers: ['X-Total-Count', 'X-Total-Count-Relation', 'X-Search-Left-Out', 'Link'],
    response: z.array(TenderListItem),
  }),
  facets: forAnybody.get(
    '/api/tenders/facets',
    'How many tenders a query finds, by value of each filter; each facet without its own filter',
    { query: OwnFacetQuery, response: TenderFacets },
  ),
  get: forAnybody.get('/api/tenders/:id', 'One tender; its ETag guards a later PUT', { response: Tender }),
  history: forAnybody.get('/api/tenders/:id/history', 'The edits of a tender, newest first', {
    response: z.array(TenderChange),
  }),
  image: forAnybody.get('/api/tenders/:id/image', 'The scanned notice', {
    query: z.strictObject({
      v: z
        .string()
        .max(64)
        .meta({
          description: 'Version of the picture, as imageUrl states it; only keeps caches apart',
          example: '3f2a',
        })
        .optional(),
    }),
    media: 'image/webp',
  }),
  create: forAdmins.post('/api/tenders', 'Publish a tender', {
    requestHeaders: ['Idempotency-Key'],
    body: TenderBody,
    bodyLimit: 7_340_032,
    response: Tender,
  }),
  update: forAdmins.put('/api/tenders/:id', 'Change a tender; If-Match refuses a stale edit', {
    requestHeaders: ['If-Match'],
    body: TenderEdit,
    bodyLimit: 7_340_032,
    response: Tender,
  }),
  addSource: forAdmins.post(
    '/api/tenders/:id/sources',
    'State that the notice stood in a further newspaper or portal; nobody is mailed',
    { status: 201, body: SourceBody, response: Tender },
  ),
  remove: forAdmins.delete('/api/tenders/:id', 'Remove a tender', { requestHeaders: ['If-Match'] }),
};
