import type { EventMeta } from '#contracts/events/event.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { newEvent } from '#db/event-store/append-to-stream.ts';
import { appendToStreams } from '#db/event-store/append-to-streams.ts';
import { readRowsOf } from '../../../platform/commands/projection.ts';
import { projectTender } from '../tender.projection.ts';
import { type Memory, type PlannedTender, planTenders, type TenderImport, type TenderWrite } from './plan-tenders.ts';

/**
 * Decides for each row, in order, and unless it is a dry run appends all events with their read rows: a statement for the
 * new tenders and one for the others. @throws WrongVersionError when one of the tenders was changed meanwhile
 */
export async function importTenders(
  db: Queryable,
  imports: readonly TenderImport[],
  { today, meta, dryRun }: { readonly today: string; readonly meta: EventMeta; readonly dryRun: boolean },
): Promise<readonly PlannedTender[]> {
  const planned = await planTenders(db, imports, today);
  if (!dryRun) {
    await appendTenders(
      db,
      planned.flatMap((plan) => ('write' in plan ? plan.write : [])),
      meta,
    );
    await remember(
      db,
      planned.flatMap((plan) => ('memory' in plan ? plan.memory : [])),
    );
  }
  return planned;
}

/** Keeps what the tenders do not show of their sources' statements; the others need no memory beside the log. */
async function remember(db: Queryable, memories: readonly Memory[]): Promise<void> {
  if (memories.length === 0) return;
  const rows = JSON.stringify(memories);
  await db.prepared(sql`DELETE FROM import_memory m USING jsonb_to_recordset(${rows}::jsonb) AS r (key text, apart jsonb)
    WHERE m.key = r.key AND r.apart = '{}'`);
  await db.prepared(sql`INSERT INTO import_memory (key, digest, apart)
    SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS r (key text, digest text, apart jsonb) WHERE r.apart <> '{}'
    ON CONFLICT (key) DO UPDATE SET digest = excluded.digest, apart = excluded.apart`);
}

/** Appends all events with their read rows. */
export async function appendTenders(db: Queryable, writes: readonly TenderWrite[], meta: EventMeta): Promise<void> {
  await insertImages(db, writes);
  const ids = await drawIds(db, writes.filter(({ id }) => id === undefined).length);
  for (const type of ['TenderPublished', 'TenderUpdated'] as const) {
    const events = writes
      .filter(({ event }) => event.type === type)
      .map(({ id = ids.pop(), expectedVersion, event }) => {
        const { derived } = readRowsOf(projectTender, event);
        return { ...newEvent(event, derived), streamId: `tender-${id}`, expectedVersion };
      });
    await appendToStreams(db, events, meta, projectTender[type].statements);
  }
}

/** Highest first, so that taking them from the end keeps the order of the rows. */
async function drawIds(db: Queryable, count: number): Promise<number[]> {
  if (count === 0) return [];
  const rows = await db.prepared<{ id: number }>(
    sql`SELECT nextval('tender_id')::int AS id FROM generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id).reverse();
}

async function insertImages(db: Queryable, writes: readonly TenderWrite[]): Promise<void> {
  for (const { image } of writes) {
    if (image === undefined) continue;
    const { hash, type, width, height } = image.ref;
    await db.query(sql`INSERT INTO image (hash, type, width, height, bytes)
      VALUES (${hash}, ${type}, ${width}, ${height}, ${image.bytes}) ON CONFLICT (hash) DO UPDATE SET created_at = now()`);
  }
}
