import { accountEndpoints, PASSWORD_FOR_EMAIL } from '#contracts/api/account/account.ts';
import type { User } from '#contracts/api/users.ts';
import type { ProfileField } from '#contracts/events/users.ts';
import { SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { invalid } from '../../../platform/refusal.ts';
import type { CheckedAccount } from '../../../platform/security/session-store.ts';
import { credentialErrors, usernameError } from '../credentials/check-credentials.ts';
import { confirmPassword } from '../sign-in/sign-in.ts';
import { deleteUser } from '../user.commands.ts';
import { signedInUser } from '../user.queries.ts';
import { changePassword, changeProfile } from './account.commands.ts';
import { exportAccount } from './export-account.ts';

/** The address is not among them: it changes when its owner confirms it. */
const FIELDS = ['username', 'fullName', 'businessType'] as const satisfies readonly ProfileField[];

/** Changes of one's own account. Finding an open session is not enough to take the account over. */
export function accountRoutes(dependencies: Dependencies): readonly Route[] {
  const { db, config, sessions, erasures, clock, limits } = dependencies;
  const isStrict = (user: User) => config.strictCredentials || user.id === SUPER_ADMIN_ID;
  return [
    route(accountEndpoints.profile, async ({ body, user, meta, req }) => {
      const { currentPassword, ...profile } = body;
      const isNewEmail = profile.email !== user.email;
      const changed = FIELDS.filter((field) => profile[field] !== user[field]);
      if (isNewEmail || changed.includes('username')) await limits.spendOf('profile', user.id);
      if (changed.includes('username')) checkUsername(profile.username, user, isStrict(user));
      let checked: CheckedAccount | undefined;
      if (isNewEmail) {
        if (currentPassword === undefined) throw invalid({ currentPassword: PASSWORD_FOR_EMAIL });
        checked = await confirmPassword(dependencies, user, currentPassword, req, meta);
        await limits.spendOf('links', user.id);
      }
      await changeProfile(db, user.id, { changed, profile, ...(checked && { checked }) }, meta);
      return { body: await signedInUser(db, user.id) };
    }),
    route(accountEndpoints.password, async ({ body, user, meta, req, res }) => {
      const { currentPassword, newPassword } = body;
      const wrong = newPassword === currentPassword ? 'Choose a password other than the present one' : undefined;
      const { password = wrong } = credentialErrors({ ...user, password: newPassword }, { strict: isStrict(user) });
      if (password !== undefined) throw invalid({ newPassword: password });
      const account = await confirmPassword(dependencies, user, currentPassword, req, meta);
      const passwordHash = await changePassword(db, account, newPassword, meta);
      await sessions.start(req, res, { ...account, passwordHash });
    }),
    route(accountEndpoints.export, async ({ user }) => ({
      body: await exportAccount(db, user, clock()),
      headers: { 'Content-Disposition': `attachment; filename="account-${user.id}.json"` },
    })),
    route(accountEndpoints.remove, async ({ body, user, meta, req, res }) => {
      const checked = await confirmPassword(dependencies, user, body.currentPassword, req, meta);
      await deleteUser(db, erasures, checked, meta);
      await sessions.end(req, res);
    }),
  ];
}

/** A name may change its capitals; another must be free to use, as at sign-up. */
function checkUsername(username: string, user: User, strict: boolean): void {
  const error = username.toLowerCase() === user.username.toLowerCase() ? undefined : usernameError(username, strict);
  if (error !== undefined) throw invalid({ username: error });
}
