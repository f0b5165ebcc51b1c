import type { AnyEvent } from '#contracts/events/any-event.ts';
import type { DomainEvent, RecordedEvent } from '#contracts/events/event.ts';
import { isEventType } from '#contracts/vocabulary/event-types.ts';
import type { Queryable } from '#db/connection.ts';
import { readParts } from '../audit.queries.ts';

type Recorded = RecordedEvent<DomainEvent>;

/** A stream of a subscription or a person is short; one that is not is folded from here on. */
const DEEPEST = 200;

/** Kind of stream → whether its last event says everything (1), or all of them are needed. */
const DEPTHS: Readonly<Record<string, number>> = {
  tender: 1,
  category: 1,
  organization: 1,
  'interest-area': 1,
  place: 1,
  synonym: 1,
  settings: 1,
  draft: DEEPEST,
  user: DEEPEST,
  subscription: DEEPEST,
};

/** Earlier events of the records, in order: the state before each of `events` follows from them. */
export class EarlierEvents {
  readonly #streams: ReadonlyMap<string, readonly Recorded[]>;

  constructor(events: readonly Recorded[]) {
    this.#streams = Map.groupBy(events, ({ streamId }) => streamId);
  }

  /** Earlier events of its stream, without `event` itself. */
  of(event: Recorded): AnyEvent[] {
    const depth = depthOf(event.streamId);
    const known = this.#streams.get(event.streamId) ?? [];
    return known
      .filter(({ version }) => version < event.version && version >= event.version - depth)
      .filter(({ type }) => isEventType(type)) as unknown as AnyEvent[];
  }

  /** Every event that was read, for the names that it mentions. */
  get all(): readonly Recorded[] {
    return [...this.#streams.values()].flat();
  }
}

const depthOf = (streamId: string) => DEPTHS[/^(.+)-\d+$/.exec(streamId)?.[1] ?? ''] ?? 0;

/** Reads what came before the events of one page in at most one question. */
export async function readEarlierEvents(db: Queryable, events: readonly Recorded[]): Promise<EarlierEvents> {
  const wanted = new Map<string, { streamId: string; from: number; to: number }>();
  const have = new Set(events.map(keyOf));
  for (const { streamId, version } of events) {
    const depth = depthOf(streamId);
    if (depth === 0 || version === 1) continue;
    if (depth === 1) {
      const part = { streamId, from: version - 1, to: version - 1 };
      if (!have.has(keyOf({ streamId, version: version - 1 }))) wanted.set(`${streamId}@${version}`, part);
    } else {
      const from = Math.min(Math.max(1, version - depth), wanted.get(streamId)?.from ?? version);
      wanted.set(streamId, { streamId, from, to: Math.max(version - 1, wanted.get(streamId)?.to ?? 0) });
    }
  }
  const read = await readParts(db, [...wanted.values()]);
  const all = new Map([...read, ...events].map((event) => [keyOf(event), event]));
  return new EarlierEvents([...all.values()].sort((a, b) => a.version - b.version));
}

const keyOf = ({ streamId, version }: Pick<Recorded, 'streamId' | 'version'>) => `${streamId}@${version}`;
