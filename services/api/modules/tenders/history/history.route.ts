import { tenderEndpoints } from '#contracts/api/tenders.ts';
import type { TenderEvent } from '#contracts/events/tenders.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readStream } from '#db/event-store/read-stream.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { historyOf, mentionedIds, type Names } from './history.ts';

export function historyRoute({ db }: Dependencies): Route {
  return route(tenderEndpoints.history, async ({ id }) => {
    const events = await readStream<TenderEvent>(db, `tender-${id}`);
    if (events.length === 0 || events.at(-1)?.type === 'TenderRemoved') throw missing('Tender');
    return { body: historyOf(events, await findNames(db, mentionedIds(events))) };
  });
}

async function findNames(
  db: Queryable,
  ids: { readonly categories: readonly number[]; readonly organizations: readonly number[] },
): Promise<Names> {
  const rows = await db.prepared<{ kind: keyof Names; id: number; name: string }>(
    sql`SELECT 'categories' AS kind, id, name FROM category WHERE id = ANY (${ids.categories}::int[])
      UNION ALL SELECT 'organizations', id, name FROM organization WHERE id = ANY (${ids.organizations}::int[])`,
  );
  const named = (kind: keyof Names) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, name }) => [id, name]));
  return { categories: named('categories'), organizations: named('organizations') };
}
