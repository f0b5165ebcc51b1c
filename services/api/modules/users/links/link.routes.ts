import { setTimeout as delay } from 'node:timers/promises';
import { linkEndpoints, type OwnAddress } from '#contracts/api/account/links.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import { type Queryable, sql } from '#db/connection.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { invalid, isRefusal } from '../../../platform/refusal.ts';
import { hashPassword } from '../../../platform/security/passwords.ts';
import { credentialErrors } from '../credentials/check-credentials.ts';
import { findFactor } from '../second-factor/second-factor.queries.ts';
import { findCredentialsOf } from '../user.queries.ts';
import { accountToReset, confirmAddress, requestLink, resetPassword } from './link.commands.ts';

/** Well above what a request for a link takes, so that the time of the answer does not tell of an account. */
const ANSWER_AFTER_MS = 300;
const ASKED =
  'If an account has this address, a link for a new password is on its way to it. The link works for 30 minutes. Nothing there? Look among the unwanted mails, or try again tomorrow: three links a day are sent.';

/** Links that prove an address: confirm it, move to another one, choose a new password. */
export function linkRoutes(dependencies: Dependencies): readonly Route[] {
  const { db, config, sessions, limits } = dependencies;
  return [
    route(linkEndpoints.address, async ({ user }) => ({ body: await findOwnAddress(db, user.id) })),
    route(linkEndpoints.resend, async ({ user, meta }) => {
      if ((await findOwnAddress(db, user.id)).isConfirmed)
        return { body: { message: 'Your address is confirmed already.' } };
      await limits.spendOf('links', user.id);
      await requestLink(db, user.id, { purpose: 'sign-up', to: user.email }, meta);
      return { body: { message: `A link is on its way to ${user.email}.` } };
    }),
    route(linkEndpoints.confirm, async ({ body, user, meta, req, res }) => {
      const account = user === null ? undefined : await findCredentialsOf(db, user.id);
      // asked after the credentials were read: a session that still lives is of these
      const isIn = account !== undefined && (await sessions.current(req, res)) !== null;
      const confirmed = await confirmAddress(db, body.token, meta);
      if (isIn && confirmed.hasMoved && account.id === confirmed.id) await sessions.start(req, res, account);
    }),
    route(linkEndpoints.forgot, async ({ body, meta }) => {
      await Promise.all([mailReset(dependencies, body.email, meta), delay(ANSWER_AFTER_MS)]);
      return { body: { message: ASKED } };
    }),
    route(linkEndpoints.reset, async ({ body, meta, req, res }) => {
      const user = await accountToReset(db, body.token);
      const strict = config.strictCredentials || user.id === SUPER_ADMIN_ID;
      const { password } = credentialErrors({ ...user, password: body.newPassword }, { strict });
      if (password !== undefined) throw invalid({ newPassword: password });
      const passwordHash = await hashPassword(body.newPassword);
      await resetPassword(db, body.token, passwordHash, meta);
      const hasFactor = (await findFactor(db, user.id))?.isOn === true;
      if (!hasFactor) {
        await sessions.start(req, res, { id: user.id, passwordHash, sealedSecret: null });
        await limits.rememberDevice(user.id, req, res);
      }
      return { body: { isSignedIn: !hasFactor } };
    }),
  ];
}

/** Says nothing, also where a link is refused: the answer is the same for any address. */
async function mailReset({ db, limits }: Dependencies, email: string, meta: EventMeta): Promise<void> {
  const account = await findByEmail(db, email);
  if (account === undefined) return;
  try {
    await limits.spendOf('resets', account.id);
    await requestLink(db, account.id, { purpose: 'reset', to: account.email }, meta);
  } catch (error) {
    if (!isRefusal(error, 'too-many') && !isRefusal(error, 'missing')) throw error;
  }
}

async function findOwnAddress(db: Queryable, userId: number): Promise<OwnAddress> {
  const [row] = await db.query<OwnAddress>(sql`SELECT u.is_proved AS "isConfirmed",
      (SELECT l.to_address FROM account_link l WHERE l.user_id = u.id AND l.purpose = 'new-email'
        AND coalesce(l.expires_at > now(), true) ORDER BY l.version DESC LIMIT 1) AS waiting
    FROM user_account u WHERE u.id = ${userId}`);
  return row ?? { isConfirmed: false, waiting: null };
}

async function findByEmail(db: Queryable, email: string): Promise<{ id: number; email: string } | undefined> {
  const [row] = await db.query<{ id: number; email: string }>(
    sql`SELECT id, email FROM user_account WHERE lower(email) = lower(${email})`,
  );
  return row;
}
