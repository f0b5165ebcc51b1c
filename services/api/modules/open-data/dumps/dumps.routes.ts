import { type Dumps, dumpEndpoints } from '#contracts/api/open-data/dumps.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { DUMP_PART } from '#db/tender-changes/dump-part.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { rangeAnswer } from '../../../platform/http/answer/range.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { orMissing } from '../../../platform/refusal.ts';
import { readPortalMark } from '../changes/changes.queries.ts';
import { beginning, markOf, writeCursor } from '../changes/cursor.ts';

export function dumpRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(dumpEndpoints.dumps, async () => {
      const portal = await readPortalMark(db);
      const dumps = (await readDumps(db, sql`true`)).map((row) => present(row, portal));
      // the worker writes them without an event that would empty the cache
      return { body: { dumps }, headers: { 'Cache-Control': 'no-cache' } };
    }),
    route(dumpEndpoints.dump, async ({ params: { name = '' }, req }) => {
      const [found] = /^[\w.-]{1,100}$/.test(name) ? await readDumps(db, sql`d.name = ${name}`) : [];
      const dump = orMissing('Dump', found);
      const headers = {
        'Content-Type': dump.mediaType,
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'public, no-cache', // a redaction takes files away at once
      };
      const read = (first: number, last: number) => readBytes(db, name, first, last);
      return rangeAnswer(req, { size: dump.size, etag: `"${dump.sha256}"`, headers, read });
    }),
  ];
}

function present({ position, tenderId, eventId, takenAt, ...dump }: DumpRow, portal: string): Dumps['dumps'][number] {
  const cursor =
    position === 0 || eventId === null ? beginning(portal) : { portal, position, tenderId, event: markOf(eventId) };
  return { ...dump, takenAt: takenAt.toISOString(), cursor: writeCursor(cursor) };
}

interface DumpRow extends Omit<Dumps['dumps'][number], 'takenAt' | 'cursor'> {
  readonly takenAt: Date;
  readonly position: number;
  readonly tenderId: number;
  /** The event at that position; null before the first change. */
  readonly eventId: string | null;
}

/** The dumps that meet a condition on `dump d`, the newest first. */
const readDumps = (db: Queryable, isWanted: SQLQuery): Promise<DumpRow[]> =>
  db.prepared(sql`SELECT d.name, d.media_type AS "mediaType", d.taken_at AS "takenAt", d.position,
      d.tender_id AS "tenderId", e.event_id AS "eventId", d.tenders, d.size, d.sha256
    FROM dump d LEFT JOIN es.events e USING (position) WHERE ${isWanted} ORDER BY d.taken_at DESC, d.name DESC`);

/** The bytes from `first` to `last`, both included. @throws where the file is removed meanwhile */
async function* readBytes(db: Queryable, name: string, first: number, last: number): AsyncIterable<Buffer> {
  for (let part = Math.floor(first / DUMP_PART); part * DUMP_PART <= last; part++) {
    const [row] = await db.prepared<{ bytes: Buffer }>(
      sql`SELECT bytes FROM dump_part WHERE name = ${name} AND part = ${part}`,
    );
    if (row === undefined) throw new Error(`The dump ${name} was removed while it was read`);
    const start = part * DUMP_PART;
    yield row.bytes.subarray(Math.max(0, first - start), last + 1 - start);
  }
}
