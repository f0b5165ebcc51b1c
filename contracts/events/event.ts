/** The person or program that caused an event. A person is named by id only; what the person is called lives in `es.personal`. */
export type Actor =
  | { readonly kind: 'user'; readonly id: number }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'system'; readonly name: string };

export interface EventMeta {
  readonly actor: Actor;
  readonly requestId: string;
  /** The request or job that began the chain; equals requestId when this event began it. */
  readonly correlationId: string;
  readonly outcome: 'done' | 'refused';
  /** Coarse network of the client (/24 or /48), enough to see a pattern, too little to name a person. */
  readonly client?: string;
}

/** A fact before it is stored. `data` never holds personal data or secrets. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Data;
}

/** Events by their payloads. */
export type EventsOf<Payloads extends object> = {
  [Type in keyof Payloads & string]: DomainEvent<Type, Payloads[Type] & object>;
}[keyof Payloads & string];

/** Payload of an event whose type says everything. */
export type Nothing = Record<string, never>;

/** A fact as it stands in the log. */
export interface RecordedEvent<E extends DomainEvent = DomainEvent> {
  /** Global order; positions only grow, with holes. */
  readonly position: number;
  readonly streamId: string;
  readonly version: number;
  readonly eventId: string;
  readonly type: E['type'];
  /** Shape of the payload as written; readers see it upcast to the newest. */
  readonly schema: number;
  readonly data: E['data'];
  readonly meta: EventMeta;
  readonly recordedAt: Date;
}
