import { openDatabase } from '../../../db/connection.ts';
import { appendToStream, newEvent } from '../../../db/event-store/append-to-stream.ts';
import { serviceLogins } from '../../../db/roles/service-logins.ts';
import { commandsOn } from '../../../services/api/platform/commands/handle-command.ts';
import { CONNECTIONS, everywhereIn, type OpenContender } from './contender.ts';
import { EVENTS_PER_STREAM, meta, type NoticeEvent, notice, noticeDecider, projectNotice } from './notice.ts';

const kind = 'notice';
const open = (url: string) => openDatabase(serviceLogins(url).api, { max: CONNECTIONS });

/** Where each lane stands: its stream and that stream's version. New streams get numbers from `first` on. */
function lanes(first: number) {
  let last = first;
  const places = Array.from({ length: CONNECTIONS }, () => ({ id: 0, version: EVENTS_PER_STREAM }));
  return (lane: number) => {
    const place = places[lane];
    if (place === undefined) throw new Error(`There is no lane ${lane}`);
    if (place.version === EVENTS_PER_STREAM) Object.assign(place, { id: ++last, version: 0 });
    return place;
  };
}

/** All that an append of ours does: expected version, idempotency, event, read row, as the role that can only append. */
export const openFull: OpenContender = async (url) => {
  const db = open(url);
  const placeOf = lanes(0);
  return {
    append: async (lane) => {
      const place = placeOf(lane);
      const event: NoticeEvent = { type: place.version === 0 ? 'NoticePosted' : 'NoticeChanged', data: { notice } };
      const input = {
        streamId: `${kind}-${place.id}`,
        expectedVersion: place.version,
        events: [newEvent(event)],
        meta,
      };
      place.version = (await appendToStream(db, input, projectNotice[event.type].statements)).version;
    },
    everywhere: (text) => everywhereIn(db.pool, text),
  };
};

const handle = commandsOn({ decider: noticeDecider, project: projectNotice, kind });

/** A command that begins a stream: decide and append. */
export const openCommandNew: OpenContender = async (url) => {
  const db = open(url);
  let id = 1_000_000_000;
  return {
    append: () => handle(db, ++id, { type: 'Post', notice }, meta, { isNew: true }),
    everywhere: (text) => everywhereIn(db.pool, text),
  };
};

/** Commands as they come: one begins a stream, the next four load it, fold it, decide and append. */
export const openCommandMixed: OpenContender = async (url) => {
  const db = open(url);
  const placeOf = lanes(500_000_000);
  return {
    append: async (lane) => {
      const place = placeOf(lane);
      const isNew = place.version === 0;
      const command = { type: isNew ? 'Post' : 'Change', notice } as const;
      place.version = (await handle(db, place.id, command, meta, { isNew }))?.version ?? place.version;
    },
    everywhere: (text) => everywhereIn(db.pool, text),
  };
};
