import { userEndpoints } from '#contracts/api/users.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { pageHeaders } from '../../platform/lists/page-headers.ts';
import { isRefusal, orMissing } from '../../platform/refusal.ts';
import { refusal, refused } from '../../platform/security/refusals.ts';
import type { SecurityLog } from '../../platform/security/security-log-store.ts';
import { checkNewCredentials } from './credentials/check-credentials.ts';
import { createAccount, deleteUser, setRole } from './user.commands.ts';
import { findUser, listUsers, nextUserId } from './user.queries.ts';

export function userRoutes({ db, config, securityLog, erasures }: Dependencies): readonly Route[] {
  return [
    route(userEndpoints.list, async ({ query }) => {
      const { rows, total } = await listUsers(db, query);
      return { body: rows, headers: pageHeaders(userEndpoints.list.path, query, total) };
    }),
    route(userEndpoints.create, async ({ body, meta }) => {
      checkNewCredentials(body, { strict: config.strictCredentials });
      const id = await nextUserId(db);
      const account = { ...body, fullName: null, businessType: null };
      await createAccount(db, id, { type: 'CreateUser', isAdmin: false }, account, meta);
      return { body: orMissing('User', await findUser(db, id)) };
    }),
    route(userEndpoints.setRole, async ({ id, body, user, meta }) => {
      await setRole(db, id, body.isAdmin, user.id, meta);
      return { body: orMissing('User', await findUser(db, id)) };
    }),
    route(userEndpoints.remove, async ({ id, user, meta }) => {
      await deleteUser(db, erasures, { id, by: user.id }, meta).catch((error: unknown) =>
        recordRefusal(securityLog, error, id, meta),
      );
    }),
  ];
}

/** The policy lets every administrator delete accounts; that the target is one himself shows only in the decision. */
async function recordRefusal(securityLog: SecurityLog, error: unknown, id: number, meta: EventMeta): Promise<never> {
  if (isRefusal(error, 'forbidden')) {
    await securityLog.record(refusal(userEndpoints.remove, 'super-admin', id), refused(meta));
  }
  throw error;
}
