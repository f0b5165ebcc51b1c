import type { EventMeta } from '#contracts/events/event.ts';
import { type Queryable, type SQLQuery, sql } from '../connection.ts';
import { type BatchEvent, insertBatch, WrongVersionError, withReadRows } from './append-statement.ts';

/**
 * Appends to many streams and writes their read rows in one statement, all or nothing. A retry is not recognised: it is
 * refused, for its streams stand elsewhere then.
 * @throws WrongVersionError when one of the streams is not at the expected version
 */
export async function appendToStreams(
  db: Queryable,
  events: readonly BatchEvent[],
  meta: EventMeta,
  readRows: readonly SQLQuery[] = [],
): Promise<void> {
  if (events.length === 0) return;
  const [row] = await db
    .prepared<{ count: number }>(
      withReadRows(insertBatch(events, meta), readRows, sql`SELECT count(*) AS count FROM e`),
    )
    .catch((error: unknown) => {
      const { constraint } = error as { constraint?: string };
      if (constraint === 'events_stream_id_version_key') return [];
      throw error;
    });
  if (row?.count !== events.length) throw new WrongVersionError('One of the streams was moved by another append');
}
