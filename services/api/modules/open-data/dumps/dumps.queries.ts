import { type Queryable, sql } from '#db/connection.ts';
import { DUMP_PART } from '#db/tender-changes/dump-part.ts';

export interface DumpRow {
  readonly name: string;
  readonly mediaType: string;
  readonly takenAt: Date;
  readonly position: number;
  readonly tenderId: number;
  /** The event at that position; null before the first change. */
  readonly eventId: string | null;
  readonly tenders: number;
  readonly size: number;
  readonly sha256: string;
}

const COLUMNS = sql`d.name, d.media_type AS "mediaType", d.taken_at AS "takenAt", d.position, d.tender_id AS "tenderId",
  e.event_id AS "eventId", d.tenders, d.size, d.sha256`;

export const readDumps = (db: Queryable) =>
  db.prepared<DumpRow>(sql`SELECT ${COLUMNS} FROM dump d LEFT JOIN es.events e USING (position)
    ORDER BY d.taken_at DESC, d.name DESC`);

export async function findDump(db: Queryable, name: string): Promise<DumpRow | undefined> {
  const [row] = await db.prepared<DumpRow>(
    sql`SELECT ${COLUMNS} FROM dump d LEFT JOIN es.events e USING (position) WHERE d.name = ${name}`,
  );
  return row;
}

/** The bytes from `first` to `last`, both included. @throws where the file is removed meanwhile */
export async function* readBytes(db: Queryable, name: string, first: number, last: number): AsyncIterable<Buffer> {
  for (let part = Math.floor(first / DUMP_PART); part * DUMP_PART <= last; part++) {
    const [row] = await db.prepared<{ bytes: Buffer }>(
      sql`SELECT bytes FROM dump_part WHERE name = ${name} AND part = ${part}`,
    );
    if (row === undefined) throw new Error(`The dump ${name} was removed while it was read`);
    const start = part * DUMP_PART;
    yield row.bytes.subarray(Math.max(0, first - start), last + 1 - start);
  }
}
