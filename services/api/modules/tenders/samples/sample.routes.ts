import { sampleEndpoints } from '#contracts/api/tenders/samples.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { removeTender } from '../publishing/tender.commands.ts';

export function sampleRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(sampleEndpoints.count, async () => ({ body: { count: (await samplesIn(db)).length } })),
    route(sampleEndpoints.remove, async ({ meta }) => ({ body: { removed: await removeSamples(db, meta) } })),
  ];
}

async function samplesIn(db: Queryable): Promise<readonly number[]> {
  const rows = await db.query<{ id: number }>(sql`SELECT id FROM tender WHERE origin = 'sample' ORDER BY id`);
  return rows.map(({ id }) => id);
}

/** Removes one after the other, each as an event of its own: whatever cuts it off, pressing again goes on. */
async function removeSamples(db: Database, meta: EventMeta): Promise<number> {
  let removed = 0;
  for (const id of await samplesIn(db)) {
    const isDone = await removeTender(db, id, meta, undefined).then(
      () => true,
      (error: unknown) => {
        if (isRefusal(error, 'missing')) return false; // another administrator pressed at the same time
        throw error;
      },
    );
    if (isDone) removed += 1;
  }
  return removed;
}
