import { tenderEndpoints } from '#contracts/api/tenders.ts';
import type { TenderEvent } from '#contracts/events/tenders.ts';
import { readStream } from '#db/event-store/read-stream.ts';
import { readCurrentNames } from '#db/tenders/current-names.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { historyOf, mentionedIds } from './history.ts';

export function historyRoute({ db }: Dependencies): Route {
  return route(tenderEndpoints.history, async ({ id }) => {
    const events = await readStream<TenderEvent>(db, `tender-${id}`);
    if (events.length === 0 || events.some(({ type }) => type === 'TenderRemoved')) throw missing('Tender');
    return { body: historyOf(events, await readCurrentNames(db, mentionedIds(events))) };
  });
}
