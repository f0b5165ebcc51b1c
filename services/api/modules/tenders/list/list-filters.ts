import type { TenderQuery } from '#contracts/api/tenders.ts';
import { CITIES } from '#contracts/vocabulary/cities.ts';
import { PROVINCES } from '#contracts/vocabulary/places.ts';
import { SECTORS } from '#contracts/vocabulary/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { searchCondition, wordsOf } from '../search/search-condition.ts';
import { spelling } from '../spelling.ts';
import { statusCondition } from './status-condition.ts';

export interface ListFilters {
  /** All must hold; each speaks of a tender `t`. */
  readonly conditions: readonly SQLQuery[];
  readonly hasWords: boolean;
  /** True when counting every match is as cheap as counting some: at most one filter, and no words. */
  readonly isPlain: boolean;
}

/**
 * The conditions of a query; undefined when nothing can match, because it names what does not exist.
 * Ids are looked up first, for the planner chooses well only when it sees them.
 */
export async function filtersOf(db: Queryable, query: TenderQuery, now: Date): Promise<ListFilters | undefined> {
  const { category, organization, search } = query;
  const [categories, organizations] = await Promise.all([
    category === undefined ? [] : findCategoryIds(db, category),
    organization === undefined ? [] : findOrganizationIds(db, organization),
  ]);
  if (category !== undefined && categories.length === 0) return undefined;
  if (organization !== undefined && organizations.length === 0) return undefined;
  const words = search === undefined ? [] : wordsOf(search);
  const conditions = [
    ...(words.length === 0 ? [] : [searchCondition(words)]),
    ...factConditions(query),
    ...(category === undefined ? [] : [sql`t.category_ids && ${categories}::int[]`]),
    ...organizations.map((id) => sql`(t.procuring_organization_id = ${id} OR t.organization_ids @> ARRAY[${id}::int])`),
    ...(query.status === undefined ? [] : [statusCondition(query.status, now)]),
  ];
  const hasWords = words.length > 0;
  return { conditions, hasWords, isPlain: !hasWords && conditions.length <= 1 };
}

function factConditions({ city, province, sector, closingFrom, closingTo }: TenderQuery): readonly SQLQuery[] {
  return [
    ...(city === undefined ? [] : [sql`t.city = ${spelling(CITIES, city)}`]),
    ...(province === undefined ? [] : [sql`t.province = ${spelling(PROVINCES, province)}`]),
    ...(sector === undefined ? [] : [sql`t.sectors @> ARRAY[${spelling(SECTORS, sector)}]::text[]`]),
    ...(closingFrom === undefined ? [] : [sql`t.closing_date >= ${closingFrom}::date`]),
    ...(closingTo === undefined ? [] : [sql`t.closing_date <= ${closingTo}::date`]),
  ];
}

/** A category and all that lies below it: who asks for the main category means its subcategories too. */
async function findCategoryIds(db: Queryable, name: string): Promise<number[]> {
  const rows = await db.prepared<{ id: number }>(sql`WITH RECURSIVE below AS (
      SELECT id FROM category WHERE lower(name) = lower(${name})
      UNION SELECT c.id FROM category c JOIN below b ON c.parent_id = b.id)
    SELECT id FROM below ORDER BY id`);
  return rows.map(({ id }) => id);
}

async function findOrganizationIds(db: Queryable, name: string): Promise<number[]> {
  const rows = await db.prepared<{ id: number }>(sql`SELECT id FROM organization WHERE lower(name) = lower(${name})`);
  return rows.map(({ id }) => id);
}
