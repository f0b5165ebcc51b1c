import type { DomainEvent } from '#contracts/events/event.ts';

/** A record of which each event says everything, until one takes it away. */
export type RecordState<Facts> =
  | { readonly kind: 'none' }
  | { readonly kind: 'present'; readonly facts: Facts }
  | { readonly kind: 'removed' };

/** State and fold of such records; `factsIn` answers undefined for the event that takes one away. */
export const recordOf = <Facts, Event extends DomainEvent>(factsIn: (data: Event['data']) => Facts | undefined) => ({
  initialState: { kind: 'none' } as RecordState<Facts>,
  evolve: (_state: RecordState<Facts>, { data }: Event): RecordState<Facts> => {
    const facts = factsIn(data);
    return facts === undefined ? { kind: 'removed' } : { kind: 'present', facts };
  },
});
