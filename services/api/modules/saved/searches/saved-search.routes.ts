import { type SavedSearch, savedSearchEndpoints } from '#contracts/api/account/saved-searches.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { table } from '#db/tables.ts';
import { hashOfToken, newSecretToken } from '../../../../platform/tokens/secret-token.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { createSharedGate } from '../../../platform/gate.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { busy, missing, orMissing } from '../../../platform/refusal.ts';
import { createSearch, editSearch } from './change-search.ts';
import { readMail, readSearches } from './saved-search.ts';

/** Lists at once whose new notices are counted, for up to a hundred searches each: of an account one after the other. */
const SHARES = { atOnce: 6, most: 200, ofEach: 1, mostOfEach: 10 };

/** The saved searches of the signed-in person; no events, as with saved tenders. */
export function savedSearchRoutes({ db, clock, config, tenderSearch }: Dependencies): readonly Route[] {
  const { list, create, update, remove, seen, makeFeed, revokeFeed } = savedSearchEndpoints;
  const inTurn = createSharedGate({
    ...SHARES,
    full: () => busy('Your searches are being counted already. Please try again in a few seconds.', 3),
  });
  const one = async (userId: number, id: number): Promise<SavedSearch> => {
    const [found] = await readSearches(db, userId, tenderSearch, clock(), id);
    return orMissing('Saved search', found);
  };
  /** Sets columns of one search. @throws Refusal 404 */
  const set = async (userId: number, id: number, columns: SQLQuery): Promise<void> => {
    const rows = await db.query(
      sql`UPDATE saved_search SET ${columns} WHERE user_id = ${userId} AND id = ${id} RETURNING id`,
    );
    if (rows.length === 0) throw missing('Saved search');
  };
  return [
    route(list, async ({ user }) => ({
      body: {
        searches: await inTurn(`${user.id}`, () => readSearches(db, user.id, tenderSearch, clock())),
        mail: await readMail(db, user.id, clock()),
      },
    })),
    route(create, async ({ user, body }) => {
      const { id, note } = await createSearch(db, user.id, body, clock());
      return { body: { ...(await one(user.id, id)), note } };
    }),
    route(update, async ({ user, id, body }) => {
      await editSearch(db, user.id, id, body, clock());
      return { body: await one(user.id, id) };
    }),
    route(remove, async ({ user, id }) => {
      await table('saved_search', db).delete({ user_id: user.id, id });
    }),
    route(seen, ({ user, id }) => set(user.id, id, sql`seen_at = now()`)),
    route(makeFeed, async ({ user, id }) => {
      const token = newSecretToken();
      const createdAt = clock();
      await set(user.id, id, sql`feed_token_hash = ${hashOfToken(token)}, feed_made_at = ${createdAt}::timestamptz`);
      return { body: { url: `${config.publicUrl}/searches.atom?token=${token}`, createdAt: createdAt.toISOString() } };
    }),
    route(revokeFeed, ({ user, id }) => set(user.id, id, sql`feed_token_hash = NULL, feed_made_at = NULL`)),
  ];
}
