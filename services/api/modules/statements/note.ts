import type { EventMeta } from '#contracts/events/event.ts';
import type { StatementEvent } from '#contracts/events/statements.ts';
import type { Queryable } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';

/** Says in the log what was done with a statement, in the transaction that does it. */
export async function note(tx: Queryable, statementId: number, event: StatementEvent, meta: EventMeta): Promise<void> {
  const streamId = `statement-${statementId}`;
  await appendToStream(tx, { streamId, expectedVersion: null, events: [newEvent(event)], meta });
}
