import type { Category, CategoryQuery } from '#contracts/api/categories.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { CATEGORY_TREE } from '#db/tenders/category-tree.ts';
import { answerRows, type CountedRows, countedRows } from '../../platform/lists/answer-rows.ts';
import { containsWords, orderBy, pageWindow } from '../../platform/lists/sorted-page.ts';
import { orMissing } from '../../platform/refusal.ts';
import type { CategoryUses } from './category.decider.ts';

const ROWS = sql`SELECT c.id, c.version, c.name, c.description, c.parent_id AS "parentId", p.name AS "parentName", c.emoji,
  c.is_active AS "isActive", c.sort_order AS "sortOrder", c.created_at AS "createdAt"
  FROM category c LEFT JOIN category p ON p.id = c.parent_id`;
const DISPLAY_ORDER = sql`c.sort_order, lower(c.name)`;
const TEXT = sql`c.name || ' ' || coalesce(c.description, '')`;

/** The ids of a category and of all below it. */
const treeOf = (id: number) => sql`SELECT up.id FROM ${CATEGORY_TREE} WHERE up.above = ${id}`;

/** Categories in the order of display. */
export function activeCategories(db: Queryable): Promise<Category[]> {
  return answerRows(db.prepared(sql`${ROWS} WHERE c.is_active ORDER BY ${DISPLAY_ORDER}`));
}

/** One page, or all; and how many match. */
export function findCategories(
  db: Queryable,
  { search, ids, notBelow, sort, page, limit }: CategoryQuery,
  activeOnly: boolean,
): Promise<CountedRows<Category>> {
  const matches = sql`(c.is_active OR NOT ${activeOnly}) AND ${containsWords(search, TEXT)}
    AND ${ids === undefined ? sql`true` : sql`c.id = ANY (${ids}::int[])`}
    AND ${notBelow === undefined ? sql`true` : sql`c.id <> ALL (ARRAY(${treeOf(notBelow)}))`}`;
  const columns = { name: sql`lower(c.name)`, description: sql`lower(c.description)` };
  const order = orderBy(sort, columns, DISPLAY_ORDER, sql`c.id`);
  const found = sql`category c WHERE ${matches}`;
  const rows = db.query(sql`${ROWS}
    WHERE c.id IN (SELECT c.id FROM ${found} ${order} ${pageWindow({ page, limit })}) ${order}`);
  return countedRows(db, found, rows);
}

export async function findCategory(db: Queryable, id: number): Promise<Category | undefined> {
  return (await answerRows<Category>(db.prepared(sql`${ROWS} WHERE c.id = ${id}`)))[0];
}

/** @throws Refusal 'missing' */
export async function readCategory(db: Queryable, id: number): Promise<Category> {
  return orMissing('Category', await findCategory(db, id));
}

export async function countUses(db: Queryable, id: number): Promise<CategoryUses> {
  const [row] = await db.query<CategoryUses>(sql`SELECT
    (SELECT count(*) FROM tender_category WHERE category_id = ${id}) AS tenders,
    (SELECT count(*) FROM organization WHERE category_id = ${id}) AS organizations,
    (SELECT count(*) FROM category WHERE parent_id = ${id}) AS subcategories`);
  return row ?? { tenders: 0, organizations: 0, subcategories: 0 };
}

/** True when `candidate` is `id` or lies below it, so that making it the parent of `id` would close a circle. */
export async function isSelfOrDescendant(db: Queryable, id: number, candidate: number): Promise<boolean> {
  const rows = await db.query(sql`SELECT 1 AS found WHERE ${candidate}::int IN (${treeOf(id)})`);
  return rows.length > 0;
}
