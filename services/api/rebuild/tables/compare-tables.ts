import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { READ_TABLES } from '../read-tables.ts';
import { columnList, columnsOf, fresh, keyOf, live } from './shadow-tables.ts';

/** How a live table differs from the one made anew; values are left out, for they may name people. */
export interface Difference {
  readonly table: string;
  /** Rows of the live table in all. */
  readonly rows: number;
  /** Rows that the log does not give. */
  readonly surplus: number;
  /** Rows that the log gives and the live table lacks. */
  readonly missing: number;
  readonly changed: number;
  /** Columns in which changed rows differ. */
  readonly columns: readonly string[];
  /** Keys of the first few differing rows. */
  readonly examples: readonly string[];
}

const EXAMPLES = 5;

/** Table in which the keys of differing rows are noted for the exchange. */
export const differing = (table: string) => fresh(`${table}~differing`);

/** Compares all read tables on the caller's snapshot. A table without a difference is answered with zeros. */
export const compareTables = (snapshot: Queryable): Promise<Difference[]> =>
  Array.fromAsync(READ_TABLES, ({ name }) => compareTable(snapshot, name));

export const differs = ({ surplus, missing, changed }: Difference) => surplus + missing + changed > 0;

/**
 * EXCEPT ALL both ways, over the key and a hash of all columns: the same rows differ as over the columns themselves, and
 * hashes need no sorting of whole tenders.
 */
async function compareTable(snapshot: Queryable, table: string): Promise<Difference> {
  const key = await keyOf(snapshot, table);
  const columns = (await columnsOf(snapshot, table)).map(({ name }) => name);
  const rows = (from: SQLQuery) =>
    sql`SELECT ${columnList(key)}, sha256(record_send(ROW(${columnList(columns)}))) FROM ${from}`;
  await snapshot.query(sql`DROP TABLE IF EXISTS ${differing(table)}`);
  await snapshot.query(sql`CREATE UNLOGGED TABLE ${differing(table)} AS
    SELECT DISTINCT ${columnList(key)} FROM (
      (${rows(live(table))} EXCEPT ALL ${rows(fresh(table))}) UNION ALL
      (${rows(fresh(table))} EXCEPT ALL ${rows(live(table))})) AS d`);
  const both = sql`${differing(table)} d LEFT JOIN ${live(table)} l USING (${columnList(key)})
    LEFT JOIN ${fresh(table)} f USING (${columnList(key)})`;
  const first = key[0] ?? '';
  const [isLive, isFresh] = [sql`${sql.ident('l', first)} IS NOT NULL`, sql`${sql.ident('f', first)} IS NOT NULL`];
  const changed = columns.map(
    (column) =>
      sql`coalesce(bool_or(${isLive} AND ${isFresh} AND ${sql.ident('l', column)} IS DISTINCT FROM ${sql.ident('f', column)}), false)`,
  );
  type Counts = Pick<Difference, 'rows' | 'surplus' | 'missing' | 'changed'> & { columns: readonly boolean[] };
  const [counts] = await snapshot.query<Counts>(sql`SELECT (SELECT count(*) FROM ${live(table)}) AS rows,
    count(*) FILTER (WHERE NOT (${isFresh})) AS surplus, count(*) FILTER (WHERE NOT (${isLive})) AS missing,
    count(*) FILTER (WHERE ${isLive} AND ${isFresh}) AS changed, ARRAY[${sql.join(changed, ', ')}] AS columns FROM ${both}`);
  const examples = await snapshot.query<{ key: string }>(sql`SELECT concat_ws('/', ${columnList(key)}) AS key
    FROM ${differing(table)} ORDER BY ${columnList(key)} LIMIT ${EXAMPLES}`);
  if (counts === undefined) throw new Error('Postgres counted nothing');
  return {
    ...counts,
    table,
    columns: columns.filter((_, index) => counts.columns[index]),
    examples: examples.map((row) => row.key),
  };
}
