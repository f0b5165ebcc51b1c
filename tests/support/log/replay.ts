import { type Database, type Queryable, sql } from '#db/connection.ts';
import type { ApiModule } from '../../../services/api/platform/dependencies.ts';
import { planPage } from '../../../services/api/rebuild/replay/plan-page.ts';
import { deriveBatch, writeBatch } from '../../../services/api/rebuild/replay/write-batch.ts';
import { writersOf } from '../../../services/api/rebuild/replay/writers.ts';
import { columnList, keyOf } from '../../../services/api/rebuild/tables/shadow-tables.ts';

const PAGE = 1000;

/** Writes the read rows of all events above a position once more, as a rebuild does. */
export async function replayLog(db: Queryable, modules: readonly ApiModule[], after = 0): Promise<void> {
  const writers = writersOf(modules);
  const bounds = { upTo: Number.MAX_SAFE_INTEGER, limit: PAGE };
  for (let page = await planPage(db, writers, { ...bounds, after }); page !== undefined; ) {
    for (const batch of page.batches) await db.query(writeBatch(batch, await deriveBatch(db, batch)));
    page = await planPage(db, writers, { ...bounds, after: page.last });
  }
}

/**
 * Replays the whole log through the projections of `modules` into empty copies of `tables`, as a rebuild does, and
 * answers what `read` finds in the copies. The real tables stay as they are. `owner` is a connection of the owner.
 */
export function replayed<T>(
  owner: Database,
  modules: readonly ApiModule[],
  tables: readonly string[],
  read: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return owner.tx(async (tx) => {
    for (const table of tables) {
      const [copy, original] = [sql.ident(table), sql.ident('public', table)];
      await tx.query(
        sql`CREATE TEMPORARY TABLE ${copy} (LIKE ${original} INCLUDING DEFAULTS INCLUDING GENERATED) ON COMMIT DROP`,
      );
      await tx.query(sql`ALTER TABLE ${copy} ADD PRIMARY KEY (${columnList(await keyOf(tx, table))})`);
    }
    await replayLog(tx, modules);
    return read(tx);
  });
}
