import { type Database, sql } from '../../../db/connection.ts';

/** Directus finds its tables and the tenders in this schema of our database, and nothing of ours. */
export const DIRECTUS_SCHEMA = 'directus';

/**
 * The same rows as a table that Directus understands: plain columns, names of categories and sectors as JSON, and the
 * indexes that its list and its filter by city can use. Drops what an earlier run left.
 */
export async function createDirectusTable(owner: Database): Promise<void> {
  await dropDirectusSchema(owner);
  await owner.query(sql`CREATE SCHEMA directus`);
  await owner.query(sql`CREATE TABLE directus.tender AS
    SELECT id, title, description, publish_date, closing_date, closing_time, status, city,
      province, source, reference, ocr_text, to_json(sectors) AS sectors,
      (SELECT json_agg(c.name) FROM category c WHERE c.id = ANY (t.category_ids)) AS categories,
      (SELECT o.name FROM organization o WHERE o.id = t.organization_ids[1]) AS organization
    FROM tender t ORDER BY id`);
  await owner.query(sql`ALTER TABLE directus.tender ADD PRIMARY KEY (id)`);
  await owner.query(sql`CREATE INDEX ON directus.tender (publish_date DESC, id DESC)`);
  await owner.query(sql`CREATE INDEX ON directus.tender (city, publish_date DESC, id DESC)`);
  await owner.query(sql`VACUUM (ANALYZE) directus.tender`);
}

export async function dropDirectusSchema(owner: Database): Promise<void> {
  await owner.query(sql`DROP SCHEMA IF EXISTS directus CASCADE`);
}
