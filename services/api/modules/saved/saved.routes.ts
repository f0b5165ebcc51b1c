import { SAVED_MAX, savedEndpoints } from '#contracts/api/account/saved.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { conflict, missing } from '../../platform/refusal.ts';
import { withAccountLocked } from './account-lock.ts';
import { deleteSaved, insertSaved, savedTender, savedTenders, tenderExists } from './saved.queries.ts';

/** Saved tenders of the signed-in person. No events: the log never forgets, and what somebody watches is his own affair. */
export function savedRoutes({ db, clock }: Dependencies): readonly Route[] {
  return [
    route(savedEndpoints.list, async ({ user }) => ({ body: await savedTenders(db, user.id, clock()) })),
    route(savedEndpoints.save, async ({ id, user }) => {
      const key = { userId: user.id, tenderId: id };
      await withAccountLocked(db, user.id, (tx) => tx.query(insertSaved(key, SAVED_MAX)));
      const saved = await savedTender(db, key, clock());
      if (saved !== undefined) return { body: saved };
      if (!(await tenderExists(db, id))) throw missing('Tender');
      throw conflict(`You have ${SAVED_MAX} saved tenders, as many as fit. Remove some that you no longer need.`);
    }),
    route(savedEndpoints.remove, async ({ id, user }) => {
      const removed = await db.query(deleteSaved({ userId: user.id, tenderId: id }));
      if (removed.length === 0 && !(await tenderExists(db, id))) throw missing('Tender');
    }),
  ];
}
