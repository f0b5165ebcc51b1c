import type { FacetQuery, TenderQuery } from '#contracts/api/tenders.ts';
import type { CsvTender } from '../../../platform/tenders/tender-csv.ts';

/** The search of the list of tenders, for open formats and saved searches. */
export interface TenderSearch {
  /** Numbers of the tenders that a query finds, in its order, from `offset` on, at most `limit`. */
  find(query: TenderQuery, window: { offset: number; limit: number }, now: Date): Promise<FoundTenders>;
  /** The same, last news first. */
  findRecent(
    query: TenderQuery,
    window: { offset: number; limit: number },
    now: Date,
  ): Promise<Omit<FoundTenders, 'state'>>;
  /** Those of them that are still there, in the order of `ids`. */
  read(ids: readonly number[], now: Date): Promise<OpenTender[]>;
  /** How many tenders each search has that are new since a moment, counted up to `most`. */
  countNew(searches: readonly WatchedSearch[], most: number, now: Date): Promise<NewCount[]>;
  /** Moment of its removal; undefined when there never was one. */
  removal(id: number): Promise<Date | undefined>;
}

interface FoundTenders {
  readonly ids: readonly number[];
  /** Changes with whatever `read` would answer of them: edits, renamed categories, and the clock. */
  readonly state: string;
  /** True when there are more after these. */
  readonly hasMore: boolean;
}

export interface WatchedSearch {
  readonly query: FacetQuery;
  /** Tenders that were entered after it are new. */
  readonly since: Date;
}

export interface NewCount {
  readonly count: number;
  readonly relation: 'eq' | 'gte';
}

/** A tender as the open formats have it. */
export interface OpenTender extends CsvTender {
  /** The scanned notice. */
  readonly scan: { readonly path: string; readonly type: string } | null;
  /** Instant of the last change but for corrections of place and organization. */
  readonly newsAt: Date;
}
