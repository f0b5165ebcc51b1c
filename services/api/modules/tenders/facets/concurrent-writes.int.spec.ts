import { beforeAll, expect, test } from 'vitest';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { addCategory, addOrganization } from '../../../../../tests/support/tenders/tender-samples.ts';
import { createTestDatabase } from '../../../../../tests/support/test-database.ts';
import { together } from '../../../../platform/search/list-filters.ts';
import { searchConditions } from '../../../../platform/search/search-terms.ts';
import { understandSearch } from '../../../../platform/search/understand-search.ts';
import { toHttpError } from '../../../platform/http/problem-details.ts';
import { wordsAndStems } from '../search/indexed/tender-vectors.ts';

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url, { max: 12 }));
const owner = forAllTests(() => openDatabase(database.ownerUrl, { role: 'owner', max: 1 }));
beforeAll(async () => {
  for (const parentId of [undefined, 1, 2]) await addCategory(db, `C${parentId ?? 0}`, parentId ? { parentId } : {});
  await addCategory(db, 'Other');
  for (const name of ['Alpha', 'Beta']) await addOrganization(db, name);
  await publishFacts(
    db,
    Array.from({ length: 60 }, (_, at) => ({
      city: at % 2 ? 'Lahore' : 'Karachi',
      categoryIds: [1 + (at % 3)],
      organizationIds: [1],
      procuringOrganizationId: 2,
    })),
  );
});

const counts = (of: Database) =>
  of.query(
    sql`SELECT a, b, sum(n) AS n FROM (
        SELECT a, b, n FROM tender_tally
        UNION ALL SELECT p.a, p.b, c.n FROM tender_tally_change c, tender_tally_pairs(c.keys, c.week, c.closing) p) AS counts
      GROUP BY a, b HAVING sum(n) <> 0 ORDER BY a, b`,
  );

test('the tally is what counting anew gives, whoever wrote at the same time', async () => {
  const edit = (n: number) =>
    db.tx(async (tx) => {
      await tx.query(
        sql`UPDATE tender SET city = ${n % 3 ? 'Quetta' : 'Multan'}, status = 'closing_soon' WHERE id = ${1 + (n % 60)}`,
      );
      await tx.query(
        sql`UPDATE tender SET publish_date = publish_date - ${n}::int, category_ids = '{3}' WHERE id = ${1 + ((n * 7) % 60)}`,
      );
      if (n % 5 === 0) throw new Error('rolled back');
    });
  const move = (parent: number | null) => db.query(sql`UPDATE category SET parent_id = ${parent} WHERE id = 3`);
  const merge = () => db.query(sql`SELECT tender_tally_merge()`);
  const works = Array.from({ length: 120 }, (_, n) => [
    () => edit(n),
    ...(n % 20 === 0 ? [() => move(n % 40 === 0 ? 4 : null), merge] : []),
    ...(n % 30 === 7 ? [() => db.query(sql`DELETE FROM tender WHERE id = ${n % 60}`)] : []),
  ]);
  await Promise.allSettled(works.flat().map((work) => work()));
  await merge();
  const live = await counts(db);
  await owner.query(sql`SELECT tender_tally_rebuild()`);
  expect(live.length).toBeGreaterThan(50);
  expect(live).toEqual(await counts(db));
});

test('while a migration counts tenders, reading goes on and a change is given up as one that may be tried again', async () => {
  const impatient = openDatabase(database.url, { statementTimeout: 500, max: 2 });
  await owner.tx(async (migration) => {
    await migration.query(sql`SELECT pg_advisory_xact_lock(7114204)`);
    const changed = impatient.query(sql`UPDATE tender SET city = 'Swat' WHERE id = 2`);
    const problem = await changed.then(
      () => undefined,
      (error: unknown) => toHttpError(error, 'PUT'),
    );
    expect(problem).toMatchObject({ status: 503, message: expect.stringContaining('Nothing was changed') });
    expect(await impatient.query(sql`SELECT city FROM tender WHERE id = 2 AND city <> 'Swat'`)).toHaveLength(1);
  });
  await impatient.query(sql`UPDATE tender SET city = 'Swat' WHERE id = 2`);
  await impatient.close();
});

test('two organizations of one tender renamed at once are both found by their new names', async () => {
  const rename = (id: number, name: string, old: string) => {
    const folded = foldForSearch(name);
    const stale = wordsAndStems(sql`${`${folded} ${foldForSearch(old)}`}`);
    // the rows that the projection writes in the same statement, not knowing of the other name
    return sql`WITH named AS (UPDATE organization SET name = ${name}, name_folded = ${folded} WHERE id = ${id})
      UPDATE tender SET organization_vector = ${stale} WHERE organization_ids || procuring_organization_id @> ARRAY[${id}::int]`;
  };
  await Promise.all([db.query(rename(1, 'Gamma', 'Beta')), db.query(rename(2, 'Delta', 'Alpha'))]);
  const find = (name: string) =>
    understandSearch(db, name).then((meant) =>
      db.query(sql`SELECT id FROM tender t WHERE tender_terms(t) @@ ${together(searchConditions(meant, 'titles'))}`),
    );
  const [{ n }] = (await db.query<{ n: number }>(sql`SELECT count(*) AS n FROM tender`)) as [{ n: number }];
  expect(await find('gamma delta')).toHaveLength(n);
  expect(await find('alpha')).toEqual([]);
  expect(await find('beta')).toEqual([]);
});
