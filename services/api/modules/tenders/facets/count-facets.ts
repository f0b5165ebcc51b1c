import { FACET_VALUES_MAX, type FacetQuery, type TenderFacets, TenderQuery } from '#contracts/api/tenders.ts';
import { CITIES } from '#contracts/vocabulary/cities.ts';
import { PROVINCES } from '#contracts/vocabulary/places.ts';
import { SECTORS, TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { filtersOf } from '../list/list-filters.ts';
import { all } from '../list/list-order.ts';
import { spelling } from '../spelling.ts';

type Facet = keyof TenderFacets['facets'];
type Counts = { value: string; count: number }[];

/** Total and facets of a query, exact, from one moment. */
export function countFacets(db: Queryable, query: FacetQuery, now: Date): Promise<TenderFacets> {
  const { page, limit, sort } = TenderQuery.parse({});
  return countFrom(db, { ...query, page, limit, sort }, now);
}

async function countFrom(db: Queryable, query: TenderQuery, now: Date): Promise<TenderFacets> {
  const matching = async (without?: Facet) => {
    const filters = await filtersOf(db, without === undefined ? query : { ...query, [without]: undefined }, now);
    return filters === undefined ? sql`false` : all(filters.conditions);
  };
  const count = async (facet: Facet, values: SQLQuery): Promise<Counts> =>
    db.query(sql`SELECT v.value, count(*) AS count FROM tender t, LATERAL (${values}) AS v (value)
      WHERE v.value IS NOT NULL AND ${await matching(facet)} GROUP BY v.value ORDER BY count DESC, v.value`);
  const [row] = await db.query<{ total: number }>(
    sql`SELECT count(*) AS total FROM tender t WHERE ${await matching()}`,
  );
  const status = await count(
    'status',
    sql`SELECT tender_effective_status(t.status, t.closing_date, t.closes_at, ${now}::timestamptz)`,
  );
  const { city, province, category, sector, organization } = query;
  return {
    total: row?.total ?? 0,
    relation: 'eq',
    countsRelation: 'eq',
    facets: {
      status: TENDER_STATUSES.map((value) => status.find((found) => found.value === value) ?? { value, count: 0 }),
      province: withChosen(await count('province', sql`SELECT t.province`), spelled(PROVINCES, province)),
      city: withChosen(await count('city', sql`SELECT t.city`), spelled(CITIES, city)),
      category: withChosen(await count('category', CATEGORIES), category),
      sector: withChosen(await count('sector', sql`SELECT unnest(t.sectors)`), spelled(SECTORS, sector)),
      organization: withChosen(await count('organization', ORGANIZATIONS), organization),
    },
  };
}

/** The categories of a tender `t` and all above them. */
const CATEGORIES = sql`WITH RECURSIVE above AS (
    SELECT c.id, c.parent_id, c.name FROM category c WHERE c.id = ANY (t.category_ids)
    UNION SELECT c.id, c.parent_id, c.name FROM category c JOIN above a ON c.id = a.parent_id)
  SELECT name FROM above`;

const ORGANIZATIONS = sql`SELECT o.name FROM organization o
  WHERE o.id = ANY (t.organization_ids) OR o.id = t.procuring_organization_id`;

const spelled = (names: readonly string[], chosen: string | undefined) =>
  chosen === undefined ? undefined : spelling(names, chosen);

/** The most frequent values; the chosen one too, however few it has. */
function withChosen(counts: Counts, chosen: string | undefined): Counts {
  const first = counts.slice(0, FACET_VALUES_MAX);
  if (chosen === undefined) return first;
  const isChosen = ({ value }: { value: string }) => value.toLowerCase() === chosen.toLowerCase();
  return first.some(isChosen) ? first : [...first, counts.find(isChosen) ?? { value: chosen, count: 0 }];
}
