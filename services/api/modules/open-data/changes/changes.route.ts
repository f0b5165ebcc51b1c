import { type Changes, changeEndpoints, type TenderChange } from '#contracts/api/open-data/changes.ts';
import { ocidOf } from '#contracts/rules/ocid.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { createSharedGate } from '../../../platform/gate.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { tooMany } from '../../../platform/refusal.ts';
import { createChangeWatch } from './change-watch.ts';
import { type ChangeRow, newestCursor, readChanges, readPortalMark } from './changes.queries.ts';
import { beginning, type Cursor, NONE, readCursor, refuseUnknown, writeCursor } from './cursor.ts';

/** Followers that may wait in one process; each holds a connection and nothing of the database. A network may have a quarter. */
const MOST = 2000;
/** Seconds after which a follower may wait where as many waited as may. */
const LATER = 30;
/** Milliseconds after which no answer of before is kept any more, whoever reads here. */
const LONG_AGO = 10_000;

export function changesRoute({ db, readiness, answers, clock }: Dependencies, most = MOST): Route {
  // A reader who fetches what changed must not get the answer of before from our cache.
  const watch = createChangeWatch({ db, readiness, onChange: () => answers?.forget('event') });
  const full = () => tooMany('Too many followers are waiting; ask without `wait`, or again in half a minute.', LATER);
  const ofEach = most / 4;
  const inRoom = createSharedGate({ atOnce: most, most, ofEach, mostOfEach: ofEach, full });
  let newest = 0;
  const read = async (cursor: Cursor, limit: number) => {
    if (watch.isNewest(cursor)) return { rows: [], next: cursor };
    const page = await readChanges(db, cursor, limit);
    if (page === undefined) throw refuseUnknown();
    const last = page.rows.at(-1);
    if (last !== undefined && last.position > newest) {
      newest = last.position;
      if (last.recordedAt.getTime() > clock().getTime() - LONG_AGO) answers?.forget('event');
    }
    return page;
  };
  let known = NONE;
  const portalOf = async () => {
    if (known === NONE) known = await readPortalMark(db);
    return known;
  };
  return route(changeEndpoints.changes, async ({ query: { after, limit, wait }, res, meta: { client = '' } }) => {
    const cursor = await cursorOf(after, await portalOf());
    let page = await read(cursor, limit);
    if (page.rows.length === 0 && wait > 0) {
      await inRoom(client, () => watch.waitBeyond(cursor, wait * 1000, (leave) => res.once('close', leave)));
      page = await read(cursor, limit);
    }
    const body: Changes = { changes: page.rows.map(present), next: writeCursor(page.next) };
    // not ours to keep: a follower is never told the page of a moment ago
    return { body, headers: { 'Cache-Control': 'no-cache' } };
  });

  async function cursorOf(given: string | undefined, portal: string): Promise<Cursor> {
    if (given === undefined) return beginning(portal);
    return given === 'latest' ? newestCursor(db, portal) : readCursor(given, portal);
  }
}

const present = ({ tenderId, version, kind, recordedAt, firstEventId }: ChangeRow): TenderChange => ({
  id: tenderId,
  version,
  kind,
  at: recordedAt.toISOString(),
  ocid: ocidOf(tenderId, firstEventId),
});
