import { userEndpoints } from '#contracts/api/users.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { checkNewCredentials } from '../credentials/check-credentials.ts';
import { createAccount } from '../user.commands.ts';
import { nextUserId, signedInUser } from '../user.queries.ts';
import { signIn } from './sign-in.ts';

export function signInRoutes(dependencies: Dependencies): readonly Route[] {
  const { db, config, sessions, limits } = dependencies;
  return [
    route(userEndpoints.current, async ({ user }) => ({ body: user })),
    route(userEndpoints.login, async ({ body, meta, req, res }) => {
      const account = await signIn(dependencies, body, req, meta);
      await sessions.start(req, res, account);
      await limits.rememberDevice(account.id, req, res);
      return { body: await signedInUser(db, account.id) };
    }),
    route(userEndpoints.register, async ({ body, meta, req, res }) => {
      checkNewCredentials(body, { strict: config.strictCredentials });
      const id = await nextUserId(db);
      const account = await createAccount(db, id, { type: 'RegisterUser' }, body, meta);
      await sessions.start(req, res, account);
      await limits.rememberDevice(account.id, req, res);
      return { body: await signedInUser(db, id) };
    }),
    route(userEndpoints.logout, ({ req, res }) => sessions.end(req, res)),
  ];
}
