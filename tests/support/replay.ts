import type { DomainEvent } from '#contracts/events/event.ts';
import { type Database, type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { readAll } from '#db/event-store/read-all.ts';
import type { ApiModule } from '../../services/api/platform/dependencies.ts';

type Project = (event: DomainEvent, id: number) => readonly SQLQuery[];

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
  const projections = new Map<string, Project>(
    modules.flatMap((module) => Object.entries(module.projections as Record<string, Project>)),
  );
  return owner.tx(async (tx) => {
    for (const table of tables) {
      const [copy, original] = [sql.ident(table), sql.ident('public', table)];
      await tx.query(sql`CREATE TEMPORARY TABLE ${copy} (LIKE ${original} INCLUDING ALL) ON COMMIT DROP`);
    }
    for (const event of await readAll(tx, { after: 0, upTo: Number.MAX_SAFE_INTEGER, limit: 1_000_000 })) {
      const [, kind = '', id = ''] = /^(.*)-(\d+)$/.exec(event.streamId) ?? [];
      const { type, data, version, position, recordedAt } = event;
      const rows = projections.get(kind)?.({ type, data }, Number(id)) ?? [];
      const parts = rows.map((body, index) => sql`, ${sql.ident(`r${index}`)} AS (${body})`);
      // all of an event's rows in one statement, on one snapshot, as when it was appended
      await tx.query(sql`WITH e AS (SELECT ${version}::int AS o_version, ${position}::bigint AS o_position,
        ${recordedAt}::timestamptz AS o_recorded_at, false AS o_duplicate)${sql.join(parts, '')} SELECT`);
    }
    return read(tx);
  });
}
