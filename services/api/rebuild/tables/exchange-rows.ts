import { type Queryable, sql } from '#db/connection.ts';
import { READ_TABLES } from '../read-tables.ts';
import { differing } from './compare-tables.ts';
import { columnList, columnsOf, fresh, keyOf, live } from './shadow-tables.ts';

/** Rows that change place in one transaction, which appends have to wait for. */
const CHUNK = 1000;

/** One piece of work on one table, to be repeated until it answers 0: the rows that it has dealt with. */
type Step = (tx: Queryable) => Promise<number>;

/**
 * Statements that put the fresh rows in the place of the live ones that differ, in order: rows that the log does not give go,
 * those that point at others first; then the others are set and come in, those that are pointed at first. Rows keep
 * their identity, so that nothing that belongs to them and is no read table (sessions, secrets) goes with them.
 */
export async function exchangeSteps(db: Queryable): Promise<Step[]> {
  const tables: Table[] = [];
  for (const { name } of READ_TABLES) {
    tables.push({ name, key: await keyOf(db, name), columns: await columnsOf(db, name) });
  }
  return [...tables.toReversed().map(removal), ...tables.map(replacement)];
}

interface Table {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: readonly { readonly name: string; readonly generated: boolean }[];
}

function removal({ name, key }: Table): Step {
  return async (tx) => {
    const gone = await tx.query(sql`DELETE FROM ${live(name)} l USING (
        SELECT ${columnList(key, 'd')} FROM ${differing(name)} d JOIN ${live(name)} USING (${columnList(key)})
         WHERE NOT EXISTS (SELECT FROM ${fresh(name)} f WHERE ${same(key, 'f', 'd')}) LIMIT ${CHUNK}) d
       WHERE ${same(key, 'l', 'd')} RETURNING 1 AS one`);
    return gone.length;
  };
}

function replacement({ name, key, columns }: Table): Step {
  const written = columns.filter(({ generated }) => !generated).map((column) => column.name);
  const set = written
    .filter((column) => !key.includes(column))
    .map((column) => sql`${sql.ident(column)} = ${sql.ident('excluded', column)}`);
  const effect = set.length === 0 ? sql`NOTHING` : sql`UPDATE SET ${sql.join(set, ', ')}`;
  return async (tx) => {
    const [row] = await tx.query<{ taken: number }>(sql`WITH d AS (
        DELETE FROM ${differing(name)} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${differing(name)}
          ORDER BY ${columnList(key)} LIMIT ${CHUNK})) RETURNING ${columnList(key)}
      ), put AS (
        INSERT INTO ${live(name)} (${columnList(written)})
        SELECT ${columnList(written, 'f')} FROM ${fresh(name)} f JOIN d USING (${columnList(key)}) ORDER BY ${columnList(key)}
        ON CONFLICT (${columnList(key)}) DO ${effect}
      )
      SELECT count(*)::int AS taken FROM d`);
    return row?.taken ?? 0;
  };
}

const same = (key: readonly string[], one: string, other: string) =>
  sql.join(
    key.map((column) => sql`${sql.ident(one, column)} = ${sql.ident(other, column)}`),
    ' AND ',
  );
