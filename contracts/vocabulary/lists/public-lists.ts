/** Limits and choices of public lists, shared by the schemas of the API and by public pages; hence without zod. */

/** The largest id: Postgres `integer`. */
export const ID_MAX = 2_147_483_647;
export const PAGE_MAX = 1_000_000;

/** Free-text filters with the greatest length that the API takes. */
export const TENDER_TEXT_FILTERS = {
  search: 200,
  province: 100,
  city: 100,
  category: 200,
  sector: 100,
  organization: 200,
} as const;

/** Filters by a mark of a tender, with their choices. */
export const TENDER_CHOICES = { bidSecurity: ['stated'] } as const satisfies Readonly<
  Record<string, readonly [string, ...string[]]>
>;
type TenderChoices = typeof TENDER_CHOICES;
/** A value for each filter by a mark: the one that is chosen, or that a tender has. */
export type ChosenMarks = { readonly [Name in keyof TenderChoices]: TenderChoices[Name][number] | undefined };

/** Orders of the tenders, the usual one first. `relevance` is an order of searches; without one it is `latest`. */
export const TENDER_SORTS = ['latest', 'closing-soon', 'relevance'] as const;
export type TenderSort = (typeof TENDER_SORTS)[number];

/** Tenders on a page when the caller asks for no other number. */
export const TENDERS_PER_PAGE = 20;

/** Values of one facet at most: those with the most tenders. The chosen value is always among them. */
export const FACET_VALUES_MAX = 100;
