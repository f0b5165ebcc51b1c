import type { DomainEvent } from '#contracts/events/event.ts';
import type { SQLQuery } from '#db/connection.ts';

/**
 * How events of one type come to the read tables. The same statements serve one event that is appended, an import of
 * hundreds, and a rebuild from pages of the log.
 */
export interface Projected<Event extends DomainEvent = DomainEvent> {
  /**
   * Bodies of one statement over the set `e(stream, id, type, data, version, position, recorded_at, derived)`, in which
   * each stream has one event; `id` is the number in the stream's name. Their text is constant. All run on one snapshot,
   * so no two of them may write the same row. An event that is older than its row writes nothing.
   */
  readonly statements: readonly SQLQuery[];
  /** Makes `e.derived`: what TypeScript alone can make of an event. */
  derive?(event: Event): object;
  /**
   * `e.derived` is the stream's row of `es.personal`, which no event may carry; null once it was erased. As the event is
   * appended it has what the command changes alone: a fact that another command changed meanwhile is not written back.
   */
  readonly isPersonal?: boolean;
  /**
   * Each event says everything about its row, and `e.recorded_at` is only the moment in which the row began. A rebuild
   * then writes the newest of several events of a stream, with the moment of the first.
   */
  readonly isWhole?: boolean;
}

/** Event type → its read rows, for every type of the union. Types with the same entry are written together. */
export type Projection<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: Projected<Extract<Event, { readonly type: Type }>>;
};

/** The statements of an event, and its `e.derived`. */
export function readRowsOf<Event extends DomainEvent>(projection: Projection<Event>, event: Event) {
  const entries: Readonly<Record<string, Projected<Event>>> = projection;
  const entry = entries[event.type];
  return { statements: entry?.statements ?? [], derived: entry?.derive?.(event) };
}
