import type { AnyEvent } from '#contracts/events/any-event.ts';
import type { RecordedEvent } from '#contracts/events/event.ts';
import { type Database, type Queryable, sql } from '../connection.ts';
import { type Following, follow } from '../event-store/follow/follow.ts';
import { changesOf, type FollowedTender, isOfTender, type TenderChange } from './changes-of.ts';

/** Name of the checkpoint up to which `tender_change` holds the log. */
export const TENDER_CHANGES = 'tender-changes';

type Event = RecordedEvent<AnyEvent>;

/**
 * Keeps `tender_change` until `signal` aborts. It can be made anew: empty it and `tender_followed`, delete the
 * checkpoint, and the next run fills both again.
 */
export function followChanges(db: Database, options: Following): Promise<void> {
  return follow(db, {
    ...options,
    consumer: TENDER_CHANGES,
    handle: async (events, tx) => {
      let ofTenders: Event[] = [];
      for (const event of events as readonly Event[]) {
        if (isOfTender(event)) ofTenders.push(event);
        const named = renamedBy(event);
        if (named === undefined) continue;
        await writeChanges(tx, ofTenders); // a rename reaches those that carried the name at its position
        ofTenders = [];
        await writeRenamed(tx, event, named);
      }
      await writeChanges(tx, ofTenders);
    },
  });
}

async function writeChanges(tx: Queryable, events: readonly Event[]): Promise<void> {
  const ofTenders = events.filter(isOfTender);
  if (ofTenders.length === 0) return;
  const ids = [...new Set(ofTenders.map(({ streamId }) => Number(streamId.slice('tender-'.length))))];
  const before =
    await tx.prepared<FollowedTender>(sql`SELECT tender_id AS "tenderId", version, is_cancelled AS "isCancelled",
      category_ids AS "categoryIds", organization_ids AS "organizationIds" FROM tender_followed WHERE tender_id = ANY (${ids}::int[])`);
  const removed = await tx.prepared<{ id: number }>(sql`SELECT id FROM unnest(${ids}::int[]) id
      WHERE EXISTS (SELECT FROM tender_change c WHERE c.tender_id = id AND c.kind = 'removed')`);
  const { changes, followed, gone } = changesOf(ofTenders, before, new Set(removed.map(({ id }) => id)));
  await insertChanges(tx, changes);
  await noteDue(tx, changes);
  await tx.prepared(sql`DELETE FROM tender_followed WHERE tender_id = ANY (${gone}::int[])`);
  await tx.prepared(sql`INSERT INTO tender_followed
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(followed)}::jsonb)
      AS f ("tenderId" int, version int, "isCancelled" boolean, "categoryIds" int[], "organizationIds" int[])
    ON CONFLICT (tender_id) DO UPDATE SET version = excluded.version, is_cancelled = excluded.is_cancelled,
      category_ids = excluded.category_ids, organization_ids = excluded.organization_ids`);
}

const insertChanges = (tx: Queryable, changes: readonly TenderChange[]) =>
  tx.prepared(sql`INSERT INTO tender_change (position, tender_id, version, kind, recorded_at)
    SELECT position, c."tenderId", c.version, c.kind, e.recorded_at
      FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c (position bigint, "tenderId" int, version int, kind text)
      JOIN es.events e USING (position)`);

/** Notes changes of tenders that somebody was sent or has saved, for the mails that tell of them. */
const noteDue = (tx: Queryable, changes: readonly TenderChange[]) =>
  tx.prepared(sql`INSERT INTO change_due AS d (tender_id, since, position)
    SELECT c.tender_id, min(c.recorded_at), max(c.position) FROM tender_change c
    WHERE (c.position, c.tender_id) IN (SELECT * FROM unnest(${changes.map(({ position }) => position)}::bigint[], ${changes.map(({ tenderId }) => tenderId)}::int[]))
      AND c.kind IN ('changed', 'cancelled', 'removed')
      AND (EXISTS (SELECT FROM sent_tender s WHERE s.tender_id = c.tender_id)
        OR EXISTS (SELECT FROM saved_tender s WHERE s.tender_id = c.tender_id))
    GROUP BY c.tender_id ORDER BY c.tender_id
    ON CONFLICT (tender_id) DO UPDATE SET since = coalesce(d.since, excluded.since), position = excluded.position`);

interface Named {
  readonly column: 'category_ids' | 'organization_ids';
  readonly id: number;
}

function renamedBy({ type, streamId, data }: Event): Named | undefined {
  if (type !== 'CategoryUpdated' && type !== 'OrganizationUpdated') return undefined;
  if (!('changed' in data) || !(data.changed as readonly string[]).includes('name')) return undefined;
  const column = type === 'CategoryUpdated' ? 'category_ids' : 'organization_ids';
  return { column, id: Number(streamId.slice(streamId.lastIndexOf('-') + 1)) };
}

const writeRenamed = (tx: Queryable, { position }: Event, { column, id }: Named) =>
  tx.prepared(sql`INSERT INTO tender_change (position, tender_id, version, kind, recorded_at)
    SELECT e.position, f.tender_id, f.version, 'renamed', e.recorded_at
      FROM es.events e CROSS JOIN tender_followed f WHERE e.position = ${position} AND f. ${sql.ident(column)} @> ARRAY[${id}::int]`);
