import { SAVED_MAX, type SavedTender, savedEndpoints } from '#contracts/api/account/saved.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { conflict, missing } from '../../platform/refusal.ts';
import { keep, keepNoLonger, type SavedTenderRow, savedTender, savedTenders, tenderExists } from './saved.queries.ts';

/** The shelf of the signed-in person. No events: the log never forgets, and what somebody watches is his own affair. */
export function savedRoutes({ db, clock }: Dependencies): readonly Route[] {
  return [
    route(savedEndpoints.list, async ({ user }) => ({
      body: (await savedTenders(db, user.id, clock())).map(presentSaved),
    })),
    route(savedEndpoints.save, async ({ id, user }) => {
      const shelving = { userId: user.id, tenderId: id };
      await db.query(keep(shelving, SAVED_MAX));
      const row = await savedTender(db, shelving, clock());
      if (row !== undefined) return { body: presentSaved(row) };
      if (!(await tenderExists(db, id))) throw missing('Tender');
      throw conflict(`You have ${SAVED_MAX} saved tenders, as many as fit. Remove some that you no longer need.`);
    }),
    route(savedEndpoints.remove, async ({ id, user }) => {
      const removed = await db.query(keepNoLonger({ userId: user.id, tenderId: id }));
      if (removed.length === 0 && !(await tenderExists(db, id))) throw missing('Tender');
      return { body: undefined };
    }),
  ];
}

function presentSaved(row: SavedTenderRow): SavedTender {
  return {
    id: row.id,
    title: row.title,
    organization: row.organization,
    city: row.city,
    province: row.province,
    closingDate: row.closing_date,
    closingTime: row.closing_time?.slice(0, 5) ?? null,
    status: row.status,
    savedAt: row.saved_at.toISOString(),
  };
}
