import type { EventMeta } from '#contracts/events/event.ts';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import { upcast } from '#contracts/events/upcast.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import type { EventRow } from '#db/event-store/recorded-event.ts';
import { appendTenders } from '../import/import-tenders.ts';
import { type BulkFacts, decide } from '../tender.decider.ts';

/** Tenders of one transaction, and of one call: an administrator's screen calls again while some remain. */
export const BATCH = 500;
export const AT_ONCE = 2000;

/** A tender with its latest event, which carries the whole of it. */
interface Found extends Pick<EventRow, 'version' | 'type' | 'schema' | 'data'> {
  readonly id: number;
}

/**
 * Corrects the next BATCH of the tenders `t` that meet a condition, which the corrected ones no longer do; subscribers are not told.
 * How many there were.
 */
export async function correctFacts(
  tx: Queryable,
  condition: SQLQuery,
  factsFor: (tender: TenderFacts) => BulkFacts,
  meta: EventMeta,
): Promise<number> {
  const found = await tx.query<Found>(sql`SELECT t.id, t.version, e.type, e.schema, e.data
    FROM (SELECT id, version FROM tender t WHERE ${condition} ORDER BY id LIMIT ${BATCH}) AS t
    JOIN es.events e ON e.stream_id = 'tender-' || t.id AND e.version = t.version`);
  const writes = found.flatMap(({ id, version, type, schema, data }) => {
    const { tender } = upcast(type, schema, data) as { tender: TenderFacts };
    const command = { type: 'ChangeFacts', facts: factsFor(tender), cause: 'correction' } as const;
    const [event] = decide(command, { kind: 'published', tender, alsoIn: [] });
    return event?.type === 'TenderUpdated' ? [{ id, expectedVersion: version, event, image: undefined }] : [];
  });
  await appendTenders(tx, writes, meta);
  return writes.length;
}
