import { type Dumps, dumpEndpoints } from '#contracts/api/open-data/dumps.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { rangeAnswer } from '../../../platform/http/answer/range.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { readPortal } from '../changes/changes.queries.ts';
import { beginning, markOf, writeCursor } from '../changes/cursor.ts';
import { type DumpRow, findDump, readBytes, readDumps } from './dumps.queries.ts';

export function dumpRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(dumpEndpoints.dumps, async () => {
      const portal = await readPortal(db);
      const dumps = (await readDumps(db)).map((row) => present(row, portal));
      // the worker writes them without an event that would empty the cache
      return { body: { dumps }, headers: { 'Cache-Control': 'no-cache' } };
    }),
    route(dumpEndpoints.dump, async ({ params: { name = '' }, req }) => {
      const dump = /^[\w.-]{1,100}$/.test(name) ? await findDump(db, name) : undefined;
      if (dump === undefined) throw missing('Dump');
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
