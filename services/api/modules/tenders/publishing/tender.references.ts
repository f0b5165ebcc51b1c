import type { TenderBody } from '#contracts/api/tenders.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { invalid } from '../../../platform/refusal.ts';
import type { CategoryChoice } from '../tender.decider.ts';

type References = Pick<TenderBody, 'categories' | 'organizationIds' | 'procuringOrganizationId'>;

/** The named categories, each once. @throws Refusal 'invalid' for a category or an organization that does not exist */
export async function findReferences(db: Queryable, references: References): Promise<readonly CategoryChoice[]> {
  const { categories: names, organizationIds, procuringOrganizationId } = references;
  const [found, missing, noProcuring] = await Promise.all([
    findCategories(db, names),
    findUnknownOrganization(db, organizationIds),
    findUnknownOrganization(db, procuringOrganizationId === null ? [] : [procuringOrganizationId]),
  ]);
  const unknown = names.find((name) => !found.some((row) => row.asked === name));
  const errors = {
    ...(unknown === undefined ? {} : { categories: `Unknown category: ${unknown}` }),
    ...(missing === undefined ? {} : { organizationIds: `Unknown organization: ${missing}` }),
    ...(noProcuring === undefined ? {} : { procuringOrganizationId: `Unknown organization: ${noProcuring}` }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return [...new Map(found.map(({ id, name, isActive }) => [id, { id, name, isActive }])).values()];
}

/** Names are told apart as the unique index does: without regard to case. */
function findCategories(db: Queryable, names: readonly string[]): Promise<(CategoryChoice & { asked: string })[]> {
  return db.prepared(sql`SELECT asked.name AS asked, c.id, c.name, c.is_active AS "isActive"
    FROM unnest(${names}::text[]) WITH ORDINALITY AS asked (name, place)
    JOIN category c ON lower(c.name) = lower(asked.name) ORDER BY asked.place`);
}

export async function findUnknownOrganization(db: Queryable, ids: readonly number[]): Promise<number | undefined> {
  if (ids.length === 0) return undefined;
  const rows = await db.prepared<{ id: number }>(sql`SELECT id FROM organization WHERE id = ANY (${ids}::int[])`);
  const known = new Set(rows.map(({ id }) => id));
  return ids.find((id) => !known.has(id));
}
