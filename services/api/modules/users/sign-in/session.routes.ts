import { sessionEndpoints } from '#contracts/api/account/sessions.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { inOneTransaction } from '../../../platform/commands/handle-command.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { endSessions } from '../../../platform/security/session-store.ts';
import { handleUser } from '../user.commands.ts';

/** The devices of the signed-in person, and how he signs them out. */
export function sessionRoutes({ db, sessions }: Dependencies): readonly Route[] {
  const end = (id: number, which: Parameters<typeof endSessions>[2], meta: EventMeta) =>
    inOneTransaction(db, async (tx) => {
      const count = await endSessions(tx, id, which);
      await handleUser(tx, id, { type: 'EndSessions', count }, meta);
      return count;
    });
  return [
    route(sessionEndpoints.list, async ({ user, req, res }) => ({
      body: await sessions.list(req, res, user.id),
    })),
    route(sessionEndpoints.end, async ({ id, user, meta }) => {
      if ((await end(user.id, { only: id }, meta)) === 0) throw missing('Session');
    }),
    route(sessionEndpoints.endOthers, async ({ user, meta, req, res }) => {
      const [present] = await sessions.list(req, res, user.id);
      if (present?.isThis) await end(user.id, { but: present.id }, meta);
    }),
  ];
}
