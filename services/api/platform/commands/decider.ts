import type { DomainEvent } from '#contracts/events/event.ts';

/** At most one event: the set that read rows are written from holds one of a stream. */
export type Decision<Event extends DomainEvent> = readonly [] | readonly [Event];

/** The rules of one kind of stream: pure, no clock and no ids of its own. */
export interface Decider<State, Command, Event extends DomainEvent> {
  readonly initialState: State;
  evolve(state: State, event: Event): State;
  /** The event that the command causes; none when it changes nothing. Throws a Refusal when a rule refuses it. */
  decide(command: Command, state: State): Decision<Event>;
}

/** Steps from a state to the next one, by the type of the event. */
type Steps<State, Event extends DomainEvent, Next> = {
  readonly [Type in Event['type']]: (state: State, data: Extract<Event, { readonly type: Type }>['data']) => Next;
};

/** Folds events by their type. */
export const foldBy =
  <State, Event extends DomainEvent, Next = State>(steps: Steps<State, Event, Next>) =>
  (state: State, { type, data }: Event): Next => {
    const step: (state: State, data: never) => Next = steps[type as Event['type']];
    return step(state, data as never);
  };
