import type { TenderEvent, TenderFacts, TenderOrigin } from '#contracts/events/tenders.ts';
import type { Database } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';
import { projectTender } from '../../../services/api/modules/tenders/tender.projection.ts';
import { META, tenderFacts } from './tender-samples.ts';

/** Publishes tenders 1, 2, 3 … as events with their rows, past the rules of the call. */
export async function publishFacts(
  db: Database,
  tenders: readonly Partial<TenderFacts>[],
  origin: TenderOrigin = { kind: 'manual' },
): Promise<void> {
  for (const [at, changes] of tenders.entries()) {
    const event: TenderEvent = { type: 'TenderPublished', data: { tender: tenderFacts(changes), origin } };
    const streamId = `tender-${at + 1}`;
    await appendToStream(
      db,
      { streamId, expectedVersion: 0, events: [newEvent(event)], meta: META },
      projectTender(event, at + 1),
    );
  }
}
