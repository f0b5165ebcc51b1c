import type { EventMeta } from '#contracts/events/event.ts';
import type { Queryable } from '#db/connection.ts';

interface PersonToErase {
  readonly userId: number;
  /** The account's address; null where nobody has proved that it is the person's own: anybody registers with a stranger's. */
  readonly email: string | null;
}

/** Erases what one module keeps of a person, inside the transaction that deletes the account. */
export type Erasure = (tx: Queryable, person: PersonToErase, meta: EventMeta) => Promise<void>;
