import type { Queryable as PgQueryable } from '@databases/pg';
import tables from '@databases/pg-typed';
import type DatabaseSchema from './__generated__/index.ts';
import type { Queryable } from './connection.ts';

const typed = tables.default<DatabaseSchema>();

type Typed = typeof typed;

/**
 * Simple statements on one table, typed by the schema: `table('import_part', tx).delete({ run_id: id })`. For update, delete, find and count
 * by the equality of columns, with values at hand. An update answers whole rows. SQL is written where a statement joins, calls a
 * function (now(), lower(…)), locks, handles a conflict, leaves an identity to the server, takes its rows from an append,
 * moves large bytes, writes JSON, or is hot and therefore `prepared`. The tables are listed in db/generate-types.ts.
 */
export function table<Name extends keyof Typed>(name: Name, db: Queryable): ReturnType<Typed[Name]> {
  // pg-typed asks a connection only for `sql` and `query`; ours has both
  return typed[name](db as unknown as PgQueryable) as ReturnType<Typed[Name]>;
}
