import type { EventMeta } from '#contracts/events/event.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { newEvent } from '#db/event-store/append-to-stream.ts';
import { appendToStreams } from '#db/event-store/append-to-streams.ts';
import { readRowsOf } from '../../../platform/commands/projection.ts';
import type { TenderImport, TenderImportOptions } from '../../../platform/imports/tender-import.ts';
import { insertImage } from '../images/image.queries.ts';
import { projectTender } from '../tender.projection.ts';
import { type Judgement, judgeDuplicates } from './judge-duplicates.ts';
import { findImported, likeOf, planTenders } from './plan-tenders.ts';
import type { Memory, PlannedTender, TenderWrite } from './planned-tender.ts';

/** A batch of a long import; the last one is shorter. */
const MANY = 900;

/**
 * Decides for each row, in order, and unless it is a dry run appends all events with their read rows: a statement for the
 * new tenders and one for the others. Rows about a tender that an earlier one of them writes come after it.
 * @throws WrongVersionError when one of the tenders was changed meanwhile
 */
export async function importTenders(
  db: Queryable,
  imports: readonly TenderImport[],
  how: TenderImportOptions,
): Promise<readonly PlannedTender[]> {
  const { today, meta, dryRun } = how;
  const judged = await judgeDuplicates(db, imports);
  const isFirst = (at: number) => judged[at]?.becomes !== 'later';
  const planned = await planTenders(
    db,
    imports.filter((_, at) => isFirst(at)),
    today,
    judged.filter((judgement) => judgement?.becomes !== 'later'),
  );
  if (!dryRun) {
    await appendTenders(
      db,
      planned.flatMap((plan) => ('write' in plan && plan.write !== undefined ? plan.write : [])),
      meta,
    );
    await remember(
      db,
      planned.flatMap((plan) => ('memory' in plan && plan.memory !== undefined ? plan.memory : [])),
    );
  }
  const later = dryRun
    ? judged.filter((judgement) => judgement?.becomes === 'later').map(plannedDeferred)
    : await importDeferred(
        db,
        imports.filter((_, at) => !isFirst(at)),
        how,
      );
  const queues = { now: planned.values(), later: later.values() };
  return imports.map((_, at) => {
    const { value } = (isFirst(at) ? queues.now : queues.later).next();
    if (value === undefined) throw new Error('Each row has its outcome');
    return value;
  });
}

/** Plan for a later row of one notice in a dry run: the row before it was not written, so nothing more can be said. */
const plannedDeferred = (judgement: Judgement): PlannedTender =>
  judgement?.like === undefined
    ? { outcome: 'unchanged', conflicts: [], withheld: [] }
    : { outcome: 'same', like: likeOf(judgement.like), conflicts: [], withheld: [] };

async function importDeferred(db: Queryable, imports: readonly TenderImport[], how: TenderImportOptions) {
  if (imports.length === 0) return [];
  const found = await findImported(
    db,
    imports.map(({ key }) => key),
  );
  const present = new Map(found.map((tender) => [tender.key, tender]));
  return importTenders(
    db,
    imports.map((item) => ({ ...item, present: present.get(item.key) })),
    how,
  );
}

/** Keeps what the tenders do not show of their sources' statements; the others need no memory beside the log. */
async function remember(db: Queryable, memories: readonly Memory[]): Promise<void> {
  if (memories.length === 0) return;
  const rows = JSON.stringify(memories);
  await db.prepared(sql`DELETE FROM import_memory m USING jsonb_to_recordset(${rows}::jsonb) AS r (key text, apart jsonb)
    WHERE m.key = es.redacted_key(r.key) AND r.apart = '{}'`);
  await db.prepared(sql`INSERT INTO import_memory (key, digest, apart)
    SELECT es.redacted_key(r.key), r.digest, r.apart
    FROM jsonb_to_recordset(${rows}::jsonb) AS r (key text, digest text, apart jsonb) WHERE r.apart <> '{}'
    ON CONFLICT (key) DO UPDATE SET digest = excluded.digest, apart = excluded.apart`);
}

/**
 * Appends all events with their read rows. Words of many wait beside the index until there are 8 MB of them, which halves
 * its work; searches read them there, some milliseconds longer. The first short batch, or an editor, has them taken in.
 */
export async function appendTenders(db: Queryable, writes: readonly TenderWrite[], meta: EventMeta): Promise<void> {
  if (writes.length >= MANY) await db.query(sql`SET LOCAL gin_pending_list_limit = '8MB'`);
  await insertImages(db, writes);
  const ids = await drawIds(db, writes.filter(({ id }) => id === undefined).length);
  for (const type of ['TenderPublished', 'TenderUpdated', 'TenderAlsoPublished'] as const) {
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
    if (image !== undefined) await db.query(insertImage(image, sql``));
  }
}
