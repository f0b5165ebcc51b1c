import type { FacetQuery, TenderFacets } from '#contracts/api/tenders.ts';
import { FACET_VALUES_MAX } from '#contracts/vocabulary/lists/public-lists.ts';
import { TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { KEY_PREFIXES, type KeyedFacet, type KeyFilter } from '../../../../platform/search/list-filters.ts';
import type { Facet } from './facet-sources.ts';

export interface FacetRow {
  /** A facet with one of its values, or how many hits of a name were 'found' below a cap, or the 'known' total. */
  readonly kind: Facet | 'found' | 'known';
  readonly value: string;
  readonly count: number;
  readonly cap: number | null;
}

type Counts = { value: string; count: number }[];

/** `counted` names the facets that were asked for. A count above its cap is a lower bound: collecting hits stopped there. */
export function presentFacets(
  query: FacetQuery,
  filters: readonly KeyFilter[],
  rows: readonly FacetRow[],
  counted: readonly Facet[],
): TenderFacets {
  const isCut = ({ kind, count, cap }: FacetRow) => kind === 'found' && cap !== null && count > cap;
  const total = rows.find(({ kind, value }) => (kind === 'found' || kind === 'known') && value === 'all');
  const { category, organization } = query;
  /** The chosen value in our spelling. */
  const spelled = (facet: KeyedFacet) =>
    filters.find((filter) => filter.facet === facet)?.key.slice(KEY_PREFIXES[facet].length);
  const values = (facet: Facet, chosen?: string) =>
    withChosen(
      rows.filter(({ kind }) => kind === facet).map(({ value, count }) => ({ value, count })),
      counted.includes(facet) ? chosen : undefined,
    );
  const status = values('status');
  const statuses = counted.includes('status') ? TENDER_STATUSES : [];
  return {
    total: total === undefined ? 0 : isCut(total) ? (total.cap ?? 0) : total.count,
    relation: total !== undefined && isCut(total) ? 'gte' : 'eq',
    countsRelation: rows.some(isCut) ? 'gte' : 'eq',
    facets: {
      status: statuses.map((value) => status.find((found) => found.value === value) ?? { value, count: 0 }),
      province: values('province', spelled('province')),
      city: values('city', spelled('city')),
      category: values('category', category),
      sector: values('sector', spelled('sector')),
      organization: values('organization', organization),
    },
  };
}

/** The most frequent values; the chosen one too, however few it has. */
function withChosen(counts: Counts, chosen: string | undefined): Counts {
  const sorted = counts.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const first = sorted.slice(0, FACET_VALUES_MAX);
  if (chosen === undefined) return first;
  const isChosen = ({ value }: { value: string }) => value.toLowerCase() === chosen.toLowerCase();
  return first.some(isChosen) ? first : [...first, sorted.find(isChosen) ?? { value: chosen, count: 0 }];
}
