import type { TenderQuery } from '#contracts/api/tenders.ts';
import type { CsvTender } from '../../../../platform/tenders/tender-csv.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';

/** The search that the open formats need; `app.ts` gives them that of the list of tenders. */
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

/** A tender as the open formats have it. */
export interface OpenTender extends CsvTender {
  /** The scanned notice. */
  readonly scan: { readonly path: string; readonly type: string } | null;
  /** Instant of the last change but for corrections of place and organization. */
  readonly newsAt: Date;
}

export type SearchDependencies = Dependencies & { readonly tenderSearch: TenderSearch };
