import type { DomainEvent, RecordedEvent } from '#contracts/events/event.ts';

type Recorded = RecordedEvent<DomainEvent>;

/** The record that an event is about; the view `audit_source` says the same in SQL, and a test holds the two together. */
export function recordOf({ streamId, data }: Pick<Recorded, 'streamId' | 'data'>): string {
  if (!streamId.startsWith('security-')) return streamId;
  if ('record' in data && typeof data.record === 'string') return data.record;
  return 'userId' in data ? `user-${data.userId}` : streamId;
}

/** The log of a day is no record that something could be done to. */
export const isRecord = (name: string) => !name.startsWith('security-');

/** Every record whose name the words may need. */
export function mentionedRecords(events: readonly Recorded[]): Set<string> {
  const records = new Set<string>();
  for (const event of events) {
    records.add(recordOf(event));
    if (event.meta.actor.kind === 'user') records.add(`user-${event.meta.actor.id}`);
    collect(event.data, records);
  }
  return records;
}

/** Keys of payloads under which ids of other records stand. */
const REFERENCES: Readonly<Record<string, string>> = {
  categoryIds: 'category',
  categoryId: 'category',
  parentId: 'category',
  organizationIds: 'organization',
  procuringOrganizationId: 'organization',
  joinedTo: 'organization',
  holderId: 'user',
  userId: 'user',
  tenderId: 'tender',
};

function collect(data: object, records: Set<string>): void {
  for (const [key, value] of Object.entries(data)) {
    const kind = REFERENCES[key];
    if (kind !== undefined) for (const id of numbers(value)) records.add(`${kind}-${id}`);
    else if (key === 'filter') for (const record of Object.values(Object(value))) records.add(String(record));
    else if (typeof value === 'object' && value !== null) collect(value, records);
  }
}

const numbers = (value: unknown) => [value].flat().filter((id) => typeof id === 'number');
