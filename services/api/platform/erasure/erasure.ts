import type { EventMeta } from '#contracts/events/event.ts';
import type { Queryable } from '#db/connection.ts';

/** A person to be forgotten. The address is the account's own; nobody has proved that it is theirs. */
interface PersonToErase {
  readonly userId: number;
  readonly email: string;
}

/** Erases what one module keeps of a person, inside the transaction that deletes the account. */
export type Erasure = (tx: Queryable, person: PersonToErase, meta: EventMeta) => Promise<void>;
