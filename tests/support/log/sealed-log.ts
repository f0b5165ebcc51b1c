import { type Database, openDatabase, type Queryable, sql } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';
import { sealLog } from '#db/event-store/seals/seal-log.ts';
import { createTestDatabase } from '../test-database.ts';

export const KEY = 'a key that the database never learns, of any length above 32';
const META = { actor: { kind: 'system', name: 'test' }, requestId: 'r', correlationId: 'r', outcome: 'done' } as const;

export type SealedLog = {
  db: Database;
  /** May do everything, as somebody who has broken into the server. */
  owner: Database;
  url: string;
  ownerUrl: string;
  /** Appends events to a few streams, leaving the holes of appends that failed. Answers their positions. */
  write(count: number): Promise<number[]>;
  seal(eventsPerSeal?: number): Promise<number>;
  stop(): Promise<void>;
};

/** An empty log that can be written and sealed. */
export async function startSealedLog(): Promise<SealedLog> {
  const database = await createTestDatabase();
  const db = openDatabase(database.workerUrl, { max: 4 }); // the only role that writes seals
  const owner = openDatabase(database.ownerUrl, { role: 'owner', max: 4 });
  let written = 0;
  const write = async (count: number) => {
    const positions: number[] = [];
    for (let n = 0; n < count; n++, written++) {
      if (written % 9 === 4) await owner.query(sql`SELECT nextval('es.position_seq')`);
      const data = { n: written, text: `notice ${written}`, list: [written, null, { deep: true }] };
      const events = [newEvent({ type: 'ThingHappened', data })];
      const { position } = await appendToStream(db, {
        streamId: `thing-${written % 7}`,
        expectedVersion: null,
        events,
        meta: META,
      });
      positions.push(position);
    }
    return positions;
  };
  return {
    db,
    owner,
    url: database.workerUrl,
    ownerUrl: database.ownerUrl,
    write,
    seal: (eventsPerSeal = 1000) =>
      sealLog(db, { key: KEY, upTo: Number.MAX_SAFE_INTEGER, clock: () => new Date(), eventsPerSeal }),
    stop: async () => {
      await Promise.all([db.close(), owner.close()]);
      await database.close();
    },
  };
}

/** Does `harm` with the log's guards switched off, answers what `look` then finds, and undoes everything. */
export function withTamperedLog<T>(
  owner: Database,
  harm: (tx: Queryable) => Promise<unknown>,
  look: (tx: Queryable) => Promise<T>,
): Promise<T> {
  let result: { readonly value: T } | undefined;
  return owner
    .tx(async (tx) => {
      await tx.query(sql`SET LOCAL session_replication_role = replica`);
      await harm(tx);
      result = { value: await look(tx) };
      throw new UndoneError();
    })
    .catch((error: unknown) => {
      if (!(error instanceof UndoneError) || result === undefined) throw error;
      return result.value;
    });
}

class UndoneError extends Error {}
