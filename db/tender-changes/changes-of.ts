import type { AnyEvent } from '#contracts/events/any-event.ts';
import type { RecordedEvent } from '#contracts/events/event.ts';
import type { TenderEvent, TenderFacts } from '#contracts/events/tenders.ts';

type ChangeKind = 'published' | 'changed' | 'cancelled' | 'removed' | 'renamed' | 'redacted';

export interface TenderChange {
  readonly position: number;
  readonly tenderId: number;
  readonly version: number;
  readonly kind: ChangeKind;
}

/** A public tender as its last event left it. */
export interface FollowedTender {
  readonly tenderId: number;
  readonly version: number;
  readonly isCancelled: boolean;
  readonly categoryIds: readonly number[];
  readonly organizationIds: readonly number[];
}

export type RecordedTenderEvent = { [E in TenderEvent as E['type']]: RecordedEvent<E> }[TenderEvent['type']];

export const isOfTender = (event: RecordedEvent<AnyEvent>): event is RecordedTenderEvent =>
  event.streamId.startsWith('tender-');

/**
 * The changes that events of tenders make, and the tenders as they stand afterwards. A tender that is neither among
 * `before` nor `removed` is a sample until an event publishes it.
 */
export function changesOf(
  events: readonly RecordedTenderEvent[],
  before: readonly FollowedTender[],
  removed: ReadonlySet<number>,
) {
  const followed = new Map(before.map((tender) => [tender.tenderId, tender]));
  const gone = new Set(removed);
  const changes = events.flatMap((event): TenderChange[] => {
    const tenderId = Number(event.streamId.slice('tender-'.length));
    const known = followed.get(tenderId);
    const kind = kindOf(event, known, gone.has(tenderId));
    if (kind === undefined) return [];
    const facts = 'tender' in event.data ? event.data.tender : undefined;
    if (facts !== undefined) followed.set(tenderId, asFollowed(tenderId, event.version, facts));
    else if (event.type === 'TenderRemoved') {
      followed.delete(tenderId);
      gone.add(tenderId);
    }
    const { position, version } = event;
    return [{ position, tenderId, version, kind }];
  });
  return { changes, followed: [...followed.values()], gone: [...gone].filter((id) => !followed.has(id)) };
}

function kindOf(
  event: RecordedTenderEvent,
  known: FollowedTender | undefined,
  isRemoved: boolean,
): ChangeKind | undefined {
  if (event.type === 'TenderPublished') return event.data.origin.kind === 'sample' ? undefined : 'published';
  if (known === undefined) return event.type === 'TenderRedacted' && isRemoved ? 'redacted' : undefined;
  switch (event.type) {
    case 'TenderUpdated':
      return !known.isCancelled && isCancelled(event.data.tender) ? 'cancelled' : 'changed';
    case 'TenderAlsoPublished':
      return 'changed';
    case 'TenderRemoved':
      return 'removed';
    case 'TenderRedacted':
      return 'redacted';
    default:
      return event satisfies never;
  }
}

const asFollowed = (tenderId: number, version: number, facts: TenderFacts): FollowedTender => ({
  tenderId,
  version,
  isCancelled: isCancelled(facts),
  categoryIds: facts.categoryIds,
  organizationIds: [...new Set([...facts.organizationIds, facts.procuringOrganizationId ?? []].flat())],
});

/** The buyer's own cancellation; notices of before that fact could be stated have none. */
const isCancelled = (facts: TenderFacts) => typeof facts.cancelledAt === 'string';
