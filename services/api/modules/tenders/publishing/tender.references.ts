import type { TenderBody } from '#contracts/api/tenders.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readJoined } from '#db/tenders/current-names.ts';
import { currentNames } from '../../../../platform/search/current-names.ts';
import { invalid } from '../../../platform/refusal.ts';
import type { CategoryChoice } from '../tender.decider.ts';
import { namingOther } from '../tender.ts';

type References = Pick<TenderBody, 'categories' | 'organizationIds' | 'procuringOrganizationId'>;

interface FoundReferences extends Omit<References, 'categories'> {
  readonly categories: readonly CategoryChoice[];
}

/**
 * The named categories and organizations, each once. A former name of a category and the id of an organization that was
 * joined to another, as forms, drafts and programs still have them, stand for the present one. @throws Refusal 'invalid' for
 * what does not exist
 */
export async function findReferences(db: Queryable, references: References): Promise<FoundReferences> {
  const { categories: names, organizationIds, procuringOrganizationId: procuring } = references;
  const [categories, organizations] = await Promise.all([
    findCategories(db, names),
    findPresent(db, [...organizationIds, procuring ?? []].flat()),
  ]);
  const unknown = names.find((name) => !categories.some(({ asked }) => asked === name));
  const isMissing = (id: number | null | undefined) => typeof id === 'number' && !organizations.has(id);
  const missing = organizationIds.find(isMissing);
  const errors = {
    ...(unknown === undefined ? {} : { categories: `Unknown category: ${unknown}` }),
    ...(missing === undefined ? {} : { organizationIds: `Unknown organization: ${missing}` }),
    ...(isMissing(procuring) ? { procuringOrganizationId: `Unknown organization: ${procuring}` } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    ...namingOther(references, (id) => organizations.get(id) ?? id),
    categories: [...new Map(categories.map(({ id, name, isActive }) => [id, { id, name, isActive }])).values()],
  };
}

type Asked = CategoryChoice & { readonly asked: string };

async function findCategories(db: Queryable, names: readonly string[]): Promise<readonly Asked[]> {
  const found = await findNamed(db, names);
  const missing = names.filter((name) => !found.some(({ asked }) => asked === name));
  if (missing.length === 0) return found;
  const present = await currentNames(db, 'category', missing);
  const again = await findNamed(
    db,
    [...present.values()].filter((name) => name !== null),
  );
  return names.flatMap(
    (asked) =>
      found.find((one) => one.asked === asked) ??
      again.filter((one) => one.asked === present.get(asked)).map((one) => ({ ...one, asked }))[0] ??
      [],
  );
}

/** Names are told apart as the unique index does: without regard to case. */
function findNamed(db: Queryable, names: readonly string[]): Promise<Asked[]> {
  return db.prepared(sql`SELECT asked.name AS asked, c.id, c.name, c.is_active AS "isActive"
    FROM unnest(${names}::text[]) WITH ORDINALITY AS asked (name, place)
    JOIN category c ON lower(c.name) = lower(asked.name) ORDER BY asked.place`);
}

/** By ids of organizations, those that they lead to today. */
export async function findPresent(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.prepared<{ id: number }>(sql`SELECT id FROM organization WHERE id = ANY (${ids}::int[])`);
  const found = new Map(rows.map(({ id }) => [id, id]));
  const gone = ids.filter((id) => !found.has(id));
  return new Map([...found, ...(await readJoined(db, gone))]);
}
