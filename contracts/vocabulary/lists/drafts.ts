import type { TenderField } from '../fields/tender-fields.ts';

/** States of a draft in the inbox. 'submitted' waits for a second pair of eyes; the last three are final but for Undo. */
export const DRAFT_STATES = ['open', 'submitted', 'published', 'merged', 'discarded'] as const;

/** Lists of the inbox: drafts to key, those that wait for a second look, and what became of the others. */
export const DRAFT_LISTS = ['open', 'submitted', 'done'] as const;
export type DraftList = (typeof DRAFT_LISTS)[number];

/** Script of what a draft's pages say: Urdu is shown and filed, and read by people. */
export const DRAFT_SCRIPTS = ['latin', 'urdu'] as const;
export type DraftScript = (typeof DRAFT_SCRIPTS)[number];

export const READING_STATES = ['waiting', 'reading', 'read', 'failed'] as const;
export type ReadingState = (typeof READING_STATES)[number];

/** Pages of one file that are drawn and read; further ones stay in the file. */
export const READ_PAGES_MAX = 10;
/** Drafts that are merged at once. */
export const MERGE_MAX = 10;

/** Fields of a notice that are proposed from its pages, in the order of the form. */
export const PROPOSED_FIELDS = [
  'title',
  'reference',
  'procuringOrganizationId',
  'closingDate',
  'closingTime',
  'publishDate',
  'openingAt',
  'city',
  'documentFee',
  'bidSecurity',
] as const satisfies readonly TenderField[];
export type ProposedField = (typeof PROPOSED_FIELDS)[number];
