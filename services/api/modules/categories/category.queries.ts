import type { Category as CategoryRow } from '#db/__generated__/index.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { table } from '#db/tables.ts';

export type { CategoryRow };

/** In the order of display. */
export function listCategories(db: Queryable, activeOnly: boolean): Promise<CategoryRow[]> {
  return db.prepared<CategoryRow>(
    sql`SELECT * FROM category WHERE is_active OR NOT ${activeOnly} ORDER BY sort_order, lower(name)`,
  );
}

export function findCategory(db: Queryable, id: number): Promise<CategoryRow | null> {
  return table('category', db).findOne({ id });
}

export async function nextCategoryId(db: Queryable): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`SELECT nextval('category_id')::int AS id`);
  return row?.id ?? 0;
}

export async function countUses(db: Queryable, id: number) {
  const [row] = await db.query<{ tenders: number; organizations: number; subcategories: number }>(sql`SELECT
    (SELECT count(*) FROM tender_category WHERE category_id = ${id}) AS tenders,
    (SELECT count(*) FROM organization WHERE category_id = ${id}) AS organizations,
    (SELECT count(*) FROM category WHERE parent_id = ${id}) AS subcategories`);
  return row ?? { tenders: 0, organizations: 0, subcategories: 0 };
}

/** True when `candidate` is `id` or lies below it, so that making it the parent of `id` would close a circle. */
export async function isSelfOrDescendant(db: Queryable, id: number, candidate: number): Promise<boolean> {
  const rows = await db.query(sql`WITH RECURSIVE below AS (
      SELECT ${id}::int AS id UNION SELECT c.id FROM category c JOIN below b ON c.parent_id = b.id)
    SELECT 1 AS found FROM below WHERE id = ${candidate}`);
  return rows.length > 0;
}
