import type { TenderFacts, TenderOrigin } from '#contracts/events/tenders.ts';
import type { Database } from '#db/connection.ts';
import { newEvent } from '#db/event-store/append-to-stream.ts';
import { appendToStreams } from '#db/event-store/append-to-streams.ts';
import { projectTender } from '../../../services/api/modules/tenders/tender.projection.ts';
import { readRowsOf } from '../../../services/api/platform/commands/projection.ts';
import { META, tenderFacts } from './tender-samples.ts';

/** Publishes tenders 1, 2, 3 … as events with their rows, past the rules of the call. */
export async function publishFacts(
  db: Database,
  tenders: readonly Partial<TenderFacts>[],
  origin: TenderOrigin = { kind: 'manual' },
): Promise<void> {
  const events = tenders.map((changes, at) => {
    const event = { type: 'TenderPublished', data: { tender: tenderFacts(changes), origin } } as const;
    return {
      ...newEvent(event, readRowsOf(projectTender, event).derived),
      streamId: `tender-${at + 1}`,
      expectedVersion: 0,
    };
  });
  await appendToStreams(db, events, META, projectTender.TenderPublished.statements);
}
