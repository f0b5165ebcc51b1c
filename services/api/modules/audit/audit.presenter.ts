import type { AuditEvent } from '#contracts/api/audit.ts';
import type { AnyEvent } from '#contracts/events/any-event.ts';
import type { DomainEvent, RecordedEvent } from '#contracts/events/event.ts';
import { isEventType } from '#contracts/vocabulary/event-types.ts';
import type { Queryable } from '#db/connection.ts';
import { type EarlierEvents, readEarlierEvents } from './words/earlier-events.ts';
import { NO_FACTS } from './words/fact-list.ts';
import { compareFacts, evolveFacts } from './words/facts.ts';
import { findNames, type Names } from './words/names.ts';
import { isRecord, mentionedRecords, recordOf } from './words/records.ts';
import { sentence } from './words/sentence.ts';

type Recorded = RecordedEvent<DomainEvent>;

/** One page of the log in words; asks the database three times at most, however long the page. */
export async function presentEvents(db: Queryable, events: readonly Recorded[]): Promise<AuditEvent[]> {
  const earlier = await readEarlierEvents(db, events);
  const names = await findNames(db, mentionedRecords(earlier.all));
  return events.map((event) => present(event, earlier, names));
}

function present(event: Recorded, earlier: EarlierEvents, names: Names): AuditEvent {
  const { position, type, recordedAt, meta, streamId, version } = event;
  const record = recordOf(event);
  const known = isEventType(type) ? (event as unknown as AnyEvent) : undefined;
  const before = earlier.of(event).reduce((facts, past) => evolveFacts(facts, past, names), NO_FACTS);
  return {
    position,
    type,
    recordedAt: recordedAt.toISOString(),
    outcome: meta.outcome,
    actor: {
      kind: meta.actor.kind,
      id: meta.actor.kind === 'user' ? meta.actor.id : null,
      name: names.actor(meta.actor),
    },
    summary:
      known === undefined
        ? `${names.actor(meta.actor)} caused ${type} on ${names.record(record)}`
        : sentence(known, record, meta, names),
    target: isRecord(record) ? { record, name: names.record(record) } : null,
    changes: known === undefined ? [] : compareFacts(before, evolveFacts(before, known, names)),
    requestId: meta.requestId,
    client: meta.client ?? null,
    stream: streamId,
    version,
  };
}
