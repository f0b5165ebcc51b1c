import type { Queryable as PgQueryable } from '@databases/pg';
import tables from '@databases/pg-typed';
import type DatabaseSchema from './__generated__/index.ts';
import databaseSchema from './__generated__/schema.json' with { type: 'json' };
import type { Queryable } from './connection.ts';

const typed = tables.default<DatabaseSchema>({ databaseSchema });

type Typed = typeof typed;
/** Simple statements on one read table, typed by the schema: `table('tender', db).findOne({ id })`. */
export function table<Name extends keyof Typed>(name: Name, db: Queryable): ReturnType<Typed[Name]> {
  // pg-typed asks a connection only for `sql` and `query`; ours has both
  return typed[name](db as unknown as PgQueryable) as ReturnType<Typed[Name]>;
}
