import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { READ_TABLES } from '../read-tables.ts';
import { serverText } from '../server-text.ts';

/** The fresh tables have the names of the live ones, in a schema that a session of the rebuild looks into first. */
export const SHADOW = 'rebuild';

export const live = (table: string) => sql.ident('public', table);
export const fresh = (table: string) => sql.ident(SHADOW, table);

/**
 * Makes the fresh tables, empty; what an earlier rebuild left is dropped. They have no foreign keys, whose check of every row would
 * take a third of the time: a projection itself removes what hangs on a row.
 */
export async function createShadow(tx: Queryable): Promise<void> {
  await dropShadow(tx);
  await tx.query(sql`CREATE SCHEMA ${sql.ident(SHADOW)}`);
  // Unlogged: quick, and after a crash of the server empty, the progress with them, so that nothing half is gone on from.
  await tx.query(sql`CREATE UNLOGGED TABLE ${fresh('progress')} (position bigint NOT NULL)`);
  await tx.query(sql`INSERT INTO ${fresh('progress')} VALUES (0)`);
  for (const { name, indexes = [] } of READ_TABLES) {
    // half full, so that the next events of a stream find room beside the row and leave its indexes alone
    await tx.query(sql`CREATE UNLOGGED TABLE ${fresh(name)} (LIKE ${live(name)}
      INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING CONSTRAINTS INCLUDING STORAGE) WITH (fillfactor = 50)`);
    await tx.query(sql`ALTER TABLE ${fresh(name)} ADD PRIMARY KEY (${columnList(await keyOf(tx, name))})`);
    for (const index of indexes) {
      const [row] = await tx.query<{ text: string }>(sql`SELECT replace(pg_get_indexdef(${`public.${index}`}::regclass),
        ' ON public.', ${` ON ${SHADOW}.`}) AS text`);
      await tx.query(serverText(row?.text ?? ''));
    }
  }
  for (const { name, triggers = [] } of READ_TABLES) {
    for (const trigger of triggers) {
      const [row] = await tx.query<{
        text: string;
      }>(sql`SELECT replace(pg_get_triggerdef(oid), ' ON public.', ${` ON ${SHADOW}.`}) AS text
        FROM pg_trigger WHERE tgrelid = ${`public.${name}`}::regclass AND tgname = ${trigger}`);
      await tx.query(serverText(row?.text ?? ''));
    }
  }
}

export async function dropShadow(tx: Queryable): Promise<void> {
  await tx.query(sql`DROP SCHEMA IF EXISTS ${sql.ident(SHADOW)} CASCADE`);
}

/** Position up to which the fresh tables show the log; undefined when there are none to go on with. */
export async function shadowPosition(db: Queryable): Promise<number | undefined> {
  const [found] = await db.query<{ found: boolean }>(
    sql`SELECT to_regclass(${`${SHADOW}.progress`}) IS NOT NULL AS found`,
  );
  if (!found?.found) return undefined;
  const [row] = await db.query<{ position: number }>(sql`SELECT position FROM ${fresh('progress')}`);
  return row?.position;
}

/** Columns of the primary key, in its order. */
export async function keyOf(db: Queryable, table: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`SELECT a.attname AS name
    FROM pg_index i CROSS JOIN unnest(i.indkey) WITH ORDINALITY k (number, place)
    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number
   WHERE i.indrelid = ${`public.${table}`}::regclass AND i.indisprimary ORDER BY k.place`);
  return rows.map(({ name }) => name);
}

interface Column {
  readonly name: string;
  readonly generated: boolean;
}

export function columnsOf(db: Queryable, table: string): Promise<Column[]> {
  return db.query<Column>(sql`SELECT attname AS name, attgenerated <> '' AS generated FROM pg_attribute
    WHERE attrelid = ${`public.${table}`}::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`);
}

export const columnList = (names: readonly string[], prefix?: string): SQLQuery =>
  sql.join(
    names.map((name) => (prefix === undefined ? sql.ident(name) : sql.ident(prefix, name))),
    ', ',
  );
