import type { DomainEvent } from '#contracts/events/event.ts';
import type { SQLQuery } from '#db/connection.ts';

/** The rules of one kind of stream: pure, no clock and no ids of its own. */
export interface Decider<State, Command, Event extends DomainEvent> {
  readonly initialState: State;
  evolve(state: State, event: Event): State;
  /** The events that the command causes; [] when it changes nothing. Throws a Refusal when a rule refuses it. */
  decide(command: Command, state: State): readonly Event[];
}

/**
 * Event → read rows: statement bodies for `appendToStream`, used alike when the event happens and when the log is
 * replayed. Each sees the row `e` (o_version, o_position, o_recorded_at, o_duplicate), takes version and time from it,
 * and does nothing when `e.o_duplicate`. `id` is the number in the stream's name. All bodies run as one statement on
 * one snapshot, so no two of them may write the same row.
 */
export type Projection<Event extends DomainEvent> = (event: Event, id: number) => readonly SQLQuery[];
