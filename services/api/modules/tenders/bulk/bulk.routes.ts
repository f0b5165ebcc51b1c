import { type BulkBody, type BulkResult, bulkEndpoints } from '#contracts/api/tenders/bulk.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { Database } from '#db/connection.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeFacts, removeTender } from '../publishing/tender.commands.ts';
import { findReferences } from '../publishing/tender.references.ts';
import { moveTenders } from './move-tenders.ts';

export function bulkRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(bulkEndpoints.change, async ({ body, meta }) => ({ body: await changeMany(db, body, meta) })),
    route(bulkEndpoints.move, async ({ body, meta }) => ({ body: await moveTenders(db, body, meta) })),
  ];
}

/** One after the other: whatever cuts it off, asking again goes on, since what is done already changes no more. */
async function changeMany(db: Database, body: BulkBody, meta: EventMeta): Promise<BulkResult> {
  const change = await changeOf(db, body, meta);
  const [changed, refused]: [number[], BulkResult['refused']] = [[], []];
  for (const id of body.ids) {
    try {
      if (await change(id)) changed.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, message: error.message });
    }
  }
  return { changed, refused };
}

async function changeOf(db: Database, body: BulkBody, meta: EventMeta): Promise<(id: number) => Promise<boolean>> {
  switch (body.action) {
    case 'close':
      return (id) => changeFacts(db, id, { status: 'closed' }, meta);
    case 'recategorize': {
      const asked = { categories: body.categories, organizationIds: [], procuringOrganizationId: null };
      const { categories } = await findReferences(db, asked);
      return (id) => changeFacts(db, id, { categories }, meta);
    }
    case 'delete':
      return async (id) => {
        await removeTender(db, id, meta, undefined);
        return true;
      };
    default:
      return body satisfies never;
  }
}
