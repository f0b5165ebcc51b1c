import type { TenderListItem, TenderQuery } from '#contracts/api/tenders.ts';

/** What the open formats ask of the search that the list of tenders has. */
export interface TenderSearch {
  /** Numbers of the tenders that a query finds, in its order, from `offset` on, at most `limit`. */
  find(query: TenderQuery, window: SearchWindow, now: Date): Promise<FoundTenders>;
  /** Those of them that are still there, in the order of `ids`. */
  read(ids: readonly number[], now: Date): Promise<OpenTender[]>;
}

export interface SearchWindow {
  readonly offset: number;
  readonly limit: number;
}

export interface FoundTenders {
  readonly ids: readonly number[];
  /** Changes with whatever `read` would answer of them: edits, renamed categories, and the clock. */
  readonly state: string;
  /** True when there are more after these. */
  readonly hasMore: boolean;
}

/** A tender as it is given away: without the scan's text. */
export interface OpenTender extends TenderListItem {
  readonly sourceUrl: string | null;
  readonly bidSecurity: string | null;
  readonly documentFee: string | null;
  readonly openingAt: string | null;
  readonly procurementMethod: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
