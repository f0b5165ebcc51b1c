import { newestShape } from '#contracts/events/upcast.ts';
import type { Queryable } from '#db/connection.ts';
import { sql } from '#db/connection.ts';
import { newest } from '#db/event-store/golden/newest.ts';
import { StartError } from '#db/start-error.ts';

/** An event that this version of the program does not understand; skipping it would lose what it says. */
export class UnknownEventError extends StartError {
  override readonly name = 'UnknownEventError';
}

/** Type → the newest shape that this version knows. */
const KNOWN = new Map(Object.keys(newest).map((type) => [type, newestShape(type)]));

/** @throws UnknownEventError; `first` is the position of the first event of this type and shape */
export async function assertKnown(
  db: Queryable,
  { type, schema, first }: { readonly type: string; readonly schema: number; readonly first: number },
): Promise<void> {
  const shape = KNOWN.get(type);
  if (shape !== undefined && schema <= shape) return;
  const [event] = await db.query<{ stream: string }>(
    sql`SELECT stream_id AS stream FROM es.events WHERE position = ${first}`,
  );
  const what = shape === undefined ? type : `${type} in shape ${schema}`;
  throw new UnknownEventError(
    `The event ${what} at position ${first} (stream ${event?.stream}) is not known to this version, so the rebuild stops there. Nothing was changed. Use the version that wrote it, or a newer one.`,
  );
}
