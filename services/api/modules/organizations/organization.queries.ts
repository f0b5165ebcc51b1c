import type { Organization, OrganizationQuery } from '#contracts/api/organizations.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { readJoined } from '#db/tenders/current-names.ts';
import { answerRows, type CountedRows, countedRows } from '../../platform/lists/answer-rows.ts';
import { containsWord, orderBy, pageWindow, searchedWords } from '../../platform/lists/sorted-page.ts';
import { orMissing } from '../../platform/refusal.ts';

const JOINED = sql`organization o LEFT JOIN category c ON c.id = o.category_id`;
const ROWS = sql`SELECT o.id, o.version, o.name, o.description, coalesce(c.name, 'none') AS category, o.website, o.address,
  o.created_at AS "createdAt" FROM ${JOINED}`;

const TEXT = sql`o.name || ' ' || coalesce(o.address, '') || ' ' || coalesce(o.description, '')`;

/**
 * Each word in the organization's own text or in its category's name. The categories are asked for beforehand: Postgres
 * plans well with ids that it knows, and hashes them.
 */
async function matching(db: Queryable, search: string | undefined): Promise<SQLQuery> {
  const found = await Promise.all(
    searchedWords(search).map(async (word) => {
      const categories = await categoriesWith(db, word);
      const own = containsWord(word, TEXT);
      return categories.length === 0 ? own : sql`(${own} OR o.category_id = ANY (${categories}::int[]))`;
    }),
  );
  return found.length === 0 ? sql`true` : sql.join(found, ' AND ');
}

/** Those with the word in their name; the first condition is the one that their index of letter triples knows. */
async function categoriesWith(db: Queryable, word: string): Promise<readonly number[]> {
  const rows = await db.query<{ id: number }>(sql`SELECT id FROM category
    WHERE ${containsWord(word, sql`name || ' ' || coalesce(description, '')`)} AND ${containsWord(word, sql`name`)}`);
  return rows.map(({ id }) => id);
}

/** One page, or all; and how many match. */
export async function listOrganizations(
  db: Queryable,
  { search, ids, sort, page, limit }: OrganizationQuery,
): Promise<CountedRows<Organization>> {
  const joined = await readJoined(db, ids ?? []); // a form that names a joined one shows the other
  const only = ids === undefined ? sql`true` : sql`o.id = ANY (${[...ids, ...joined.values()]}::int[])`;
  const matches = sql`${only} AND ${await matching(db, search)}`;
  const columns = {
    name: sql`lower(o.name)`,
    category: sql`lower(c.name)`,
    website: sql`lower(o.website)`,
    address: sql`lower(o.address)`,
  };
  const order = orderBy(sort, columns, sql`lower(o.name)`, sql`o.id`);
  // Without the join, which only one order needs, the page is found in an index alone.
  const ordered = sort === 'category' || sort === '-category' ? JOINED : sql`organization o`;
  const rows = db.query(sql`${ROWS}
    WHERE o.id IN (SELECT o.id FROM ${ordered} WHERE ${matches} ${order} ${pageWindow({ page, limit })}) ${order}`);
  return countedRows(db, sql`organization o WHERE ${matches}`, rows);
}

/** @throws Refusal 'missing' */
export async function readOrganization(db: Queryable, id: number): Promise<Organization> {
  return orMissing('Organization', (await answerRows<Organization>(db.prepared(sql`${ROWS} WHERE o.id = ${id}`)))[0]);
}

export async function findCategoryId(db: Queryable, name: string): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(sql`SELECT id FROM category WHERE lower(name) = lower(${name})`);
  return row?.id;
}

/** Tenders that name the organization as procuring or as linked; each counts once. */
export async function countTenders(db: Queryable, id: number): Promise<number> {
  const [row] = await db.query<{ tenders: number }>(sql`SELECT count(*) AS tenders FROM (
    SELECT tender_id FROM tender_organization WHERE organization_id = ${id}
    UNION SELECT id FROM tender WHERE procuring_organization_id = ${id}) AS users`);
  return row?.tenders ?? 0;
}

/** Holds back tenders that are just being linked, so that a rename misses none of them. Answers the ids that exist. */
export async function lockOrganizations(tx: Queryable, ids: readonly number[]): Promise<readonly number[]> {
  const found = await tx.query<{ id: number }>(
    sql`SELECT id FROM organization WHERE id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`,
  );
  return found.map(({ id }) => id);
}
