import { foldForSearch } from '#contracts/rules/search-text.ts';
import { type Database, sql } from '#db/connection.ts';
import { textVector, wordsAndStems } from '../../services/api/modules/tenders/search/indexed/tender-vectors.ts';
import { CATEGORIES, MAIN_CATEGORIES, type Notice, notice, ORGANIZATIONS } from './notices.ts';
import { vocabulary } from './words.ts';

const BATCH = 500;

/**
 * Fills an empty, migrated database with `count` notices up to `today`: read rows only, no events, in constant memory.
 * Indexes are taken off and built at the end, triggers are off meanwhile. `owner` needs a superuser.
 */
export async function loadNotices(owner: Database, count: number, today: string, onBatch: (done: number) => void) {
  const words = vocabulary();
  await addNames(owner, words.english);
  const indexes = await takeIndexesOff(owner);
  let next = 0;
  const work = async () => {
    while (next < count) {
      const from = next;
      next += BATCH;
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => {
        const one = notice(from + at, count, today, words);
        return { id: from + at + 1, ...one, ...folded(one) };
      });
      await insert(owner, JSON.stringify(rows));
      onBatch(Math.min(from + BATCH, count));
    }
  };
  await Promise.all([work(), work()]);
  await owner.session(async (session) => {
    await session.query(sql`SET maintenance_work_mem = '512MB'`);
    for (const definition of indexes) {
      await session.query(sql`SELECT set_config('bench.definition', ${definition}, false)`);
      await session.query(sql`DO $$ BEGIN EXECUTE current_setting('bench.definition'); END $$`);
    }
    await session.query(sql`SET session_replication_role = replica`);
    await session.query(
      sql`INSERT INTO tender_category SELECT id, unnest(category_ids) FROM tender ON CONFLICT DO NOTHING`,
    );
    await session.query(
      sql`INSERT INTO tender_organization SELECT id, unnest(organization_ids) FROM tender ON CONFLICT DO NOTHING`,
    );
    await session.query(sql`SELECT setval('tender_id', ${count}), setval('category_id', ${CATEGORIES}),
      setval('organization_id', ${ORGANIZATIONS})`);
    await session.query(sql`SELECT tender_tally_rebuild()`);
    await session.query(sql`RESET session_replication_role`);
    await session.query(sql`RESET maintenance_work_mem`);
  });
  // indexes that the obvious SQL would have, for the benchmark to compare with
  await owner.query(sql`CREATE INDEX bench_search ON tender USING gin (search_vector)`);
  await owner.query(sql`ALTER TABLE tender ALTER COLUMN search_vector SET STATISTICS DEFAULT`);
  await owner.query(sql`VACUUM (ANALYZE) tender, tender_tally`);
}

const folded = ({ title, reference, description, ocrText }: Notice) => ({
  texts: {
    title: foldForSearch(title),
    english: '',
    reference: foldForSearch(reference),
    body: foldForSearch(`${description} ${ocrText ?? ''}`),
  },
});

async function addNames(owner: Database, english: readonly string[]): Promise<void> {
  const name = (n: number, kind: string) => `${english[n * 3 + 40]} ${english[n * 5 + 41]} ${kind} ${n}`;
  const names = (count: number, kind: string) => Array.from({ length: count }, (_, at) => name(at, kind));
  await owner.query(sql`INSERT INTO category (id, version, name, parent_id, is_active, sort_order, created_at)
    SELECT n, 1, name, CASE WHEN n > ${MAIN_CATEGORIES} THEN 1 + n % ${MAIN_CATEGORIES} END, true, n, now()
      FROM unnest(${names(CATEGORIES, 'Works')}::text[]) WITH ORDINALITY AS x (name, n)`);
  const organizations = names(ORGANIZATIONS, 'Department');
  await owner.query(sql`INSERT INTO organization (id, version, name, name_folded, created_at)
    SELECT n, 1, name, folded, now() FROM unnest(${organizations}::text[], ${organizations.map(foldForSearch)}::text[])
      WITH ORDINALITY AS x (name, folded, n)`);
}

async function insert(owner: Database, rows: string): Promise<void> {
  await owner.tx(async (tx) => {
    await tx.query(sql`SET LOCAL session_replication_role = replica`);
    await tx.query(sql`SET LOCAL synchronous_commit = off`);
    await tx.query(sql`INSERT INTO tender (id, version, title, description, publish_date, closing_date, closing_time, status, city,
        province, reference, ocr_text, category_ids, sectors, organization_ids, origin, text_vector, organization_vector,
        created_at, updated_at)
      SELECT x.id, 1, title, description, "publishDate", "closingDate", "closingTime", status, city, province, reference,
        "ocrText", "categoryIds", sectors, "organizationIds", 'manual', ${textVector(sql`x.texts`)},
        (SELECT ${wordsAndStems(sql`coalesce(string_agg(o.name_folded, ' '), '')`)} FROM organization o
          WHERE o.id = ANY (x."organizationIds")), now(), now()
      FROM jsonb_to_recordset(${rows}::jsonb) AS x (id int, title text, description text, "publishDate" date, "closingDate" date,
        "closingTime" time, status text, city text, province text, reference text, "ocrText" text, "categoryIds" int[],
        sectors text[], "organizationIds" int[], texts jsonb)`);
  });
}

/** Drops what is no constraint, and answers how to build it again. */
async function takeIndexesOff(owner: Database): Promise<string[]> {
  const rows = await owner.query<{ name: string; definition: string }>(sql`SELECT i.indexrelid::regclass::text AS name,
      pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
    WHERE i.indrelid = 'tender'::regclass AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)`);
  for (const { name } of rows) await owner.query(sql`DROP INDEX ${sql.ident(name)}`);
  return rows.map(({ definition }) => definition);
}
