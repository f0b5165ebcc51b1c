import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { getIronSession, type IronSession } from 'iron-session';
import type { OwnSession } from '#contracts/api/account/sessions.ts';
import type { User } from '#contracts/api/users.ts';
import { type Database, type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { table } from '#db/tables.ts';
import type { Config } from '../../../platform/config.ts';
import { coarseNetwork } from '../http/request-meta.ts';
import { answerRows } from '../lists/answer-rows.ts';
import { notSignedIn } from '../refusal.ts';
import { deviceWords } from './devices/device-words.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** An account may have any number of sessions; a page shows so many. */
const MOST_LISTED = 100;
const SWEEP_EVERY_MS = HOUR * 1000;

/** Seconds after sign-in at which the cookie goes; the row below decides, whatever the cookie says. */
const cookieLife = (isAdmin: boolean) => (isAdmin ? 12 * HOUR : 30 * DAY);

/** SHA-256 of password hash and second factor of the account `u`, as `credentialOf` has it. */
const CREDENTIAL = sql`(SELECT sha256(convert_to(k.password_hash || coalesce(f.sealed_secret, ''), 'UTF8'))
  FROM user_secret k LEFT JOIN user_second_factor f ON f.user_id = k.user_id AND f.confirmed_at IS NOT NULL
  WHERE k.user_id = u.id)`;

/** Ages, and the credential: a change of it ends also the session that another transaction inserts meanwhile. */
const ALIVE = sql`s.last_seen_at > now() - CASE WHEN u.is_admin THEN interval '30 minutes' ELSE interval '14 days' END
  AND s.created_at > now() - CASE WHEN u.is_admin THEN interval '12 hours' ELSE interval '30 days' END
  AND s.credential = ${CREDENTIAL}`;

interface Sealed {
  id: string;
}

/** An account as it was checked: a session begins and lasts for this password and this second factor only. */
export interface CheckedAccount {
  readonly id: number;
  readonly passwordHash: string;
  /** The sealed key of the second factor that is on, or null. */
  readonly sealedSecret: string | null;
}

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Sessions in table `session`, so that ending one is at once and for good; the cookie seals a random id of 32 bytes, and
 * the table knows only its sha256.
 */
export function createSessions(given: {
  db: Database;
  config: Pick<Config, 'publicUrl' | 'sessionSecrets'>;
  clock: () => Date;
}) {
  const { db, config, clock } = given;
  const cookie = sealedCookie(config);
  let sweptAt = 0;

  const sweep = async () => {
    if (clock().getTime() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = clock().getTime();
    await db.query(sql`DELETE FROM session s USING user_account u WHERE u.id = s.user_id AND NOT (${ALIVE})`);
  };

  return {
    /** The signed-in user of a request, or null; an ended, idle or too old session is null. */
    async current(req: Request, res: Response): Promise<User | null> {
      const hash = await cookie.readHash(req, res);
      if (hash === undefined) return null;
      const [found] = await db.prepared<User & { isDue: boolean }>(sql`SELECT u.id, u.username, u.email,
          u.full_name AS "fullName", u.business_type AS "businessType", u.is_admin AS "isAdmin",
          s.last_seen_at < now() - interval '1 minute' AS "isDue"
        FROM session s JOIN user_account u ON u.id = s.user_id WHERE s.id_hash = ${hash} AND ${ALIVE}`);
      if (found === undefined) return null;
      const { isDue, ...user } = found;
      if (isDue) await db.prepared(sql`UPDATE session SET last_seen_at = now() WHERE id_hash = ${hash}`);
      return user;
    },
    /**
     * Begins a new session (a new id, never the one that came with the request) and sets its cookie.
     * @throws Refusal 'not-signed-in' when password or second factor are no longer those that were checked
     */
    async start(req: Request, res: Response, account: CheckedAccount): Promise<void> {
      await sweep();
      const before = await cookie.readHash(req, res);
      const credential = credentialOf(account);
      const id = randomBytes(32).toString('base64url');
      const network = req.ip === undefined ? null : coarseNetwork(req.ip);
      const [row] = await db.query<{
        isAdmin: boolean;
      }>(sql`WITH ended AS (DELETE FROM session WHERE id_hash = ${before ?? null}),
          account AS (SELECT u.id, u.is_admin FROM user_account u
            WHERE u.id = ${account.id} AND ${CREDENTIAL} = ${credential} FOR KEY SHARE),
          started AS (INSERT INTO session (id_hash, user_id, credential, device, network)
            SELECT ${sha256(id)}, id, ${credential}, ${deviceWords(req.headers['user-agent'])}, ${network} FROM account)
        SELECT is_admin AS "isAdmin" FROM account`);
      if (row === undefined) throw credentialChanged();
      await cookie.write(req, res, id, cookieLife(row.isAdmin));
    },
    /** Ends the request's session, if any, and clears the cookie. */
    async end(req: Request, res: Response): Promise<void> {
      const hash = await cookie.readHash(req, res);
      if (hash !== undefined) await table('session', db).delete({ id_hash: hash });
      if (cookie.isSent(req)) await cookie.clear(req, res);
    },
    /** Sessions of a user that are alive: the request's own, then the last seen first. */
    async list(req: Request, res: Response, userId: number): Promise<OwnSession[]> {
      const hash = (await cookie.readHash(req, res)) ?? null;
      return answerRows<OwnSession>(
        db.query(sql`SELECT s.id, s.device, s.network, s.created_at AS "startedAt", s.last_seen_at AS "lastSeenAt",
            coalesce(s.id_hash = ${hash}, false) AS "isThis"
          FROM session s JOIN user_account u ON u.id = s.user_id WHERE s.user_id = ${userId} AND ${ALIVE}
          ORDER BY "isThis" DESC, s.last_seen_at DESC, s.id DESC LIMIT ${MOST_LISTED}`),
      );
    },
  };
}

/** Waits for other changes of the account, and holds them off: what is read after it stays until this one commits. */
export async function lockAccount(tx: Queryable, userId: number): Promise<void> {
  await tx.query(sql`SELECT FROM user_account WHERE id = ${userId} FOR NO KEY UPDATE`);
}

/** Ends one session of a user, or all but one. Answers how many there were. */
export async function endSessions(
  tx: Queryable,
  userId: number,
  { only, but }: { readonly only?: number; readonly but?: number },
): Promise<number> {
  await lockAccount(tx, userId);
  const ended = await tx.query(sql`DELETE FROM session WHERE user_id = ${userId}
    AND coalesce(id = ${only ?? null}::int, id IS DISTINCT FROM ${but ?? null}::int) RETURNING id`);
  return ended.length;
}

/** Ends all sessions of a user, as a statement body for `appendToStream`: they end with the event or not at all. */
export function endSessionsOf(userId: number): SQLQuery {
  return sql`DELETE FROM session s USING e WHERE s.user_id = ${userId}`;
}

/** The password or second factor that was checked is no longer the account's. */
const credentialChanged = () =>
  notSignedIn('The password or the second factor of this account has just been changed. Please sign in again.');

/**
 * Asked once an event of the account was appended, or the account was locked: a new password or second factor either was
 * there before it, or undoes what comes with it. @throws Refusal 'not-signed-in' when they are no longer those that were checked
 */
export async function assertCredential(tx: Queryable, account: CheckedAccount): Promise<void> {
  const kept = await tx.query(
    sql`SELECT FROM user_account u WHERE u.id = ${account.id} AND ${CREDENTIAL} = ${credentialOf(account)}`,
  );
  if (kept.length === 0) throw credentialChanged();
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const credentialOf = ({ passwordHash, sealedSecret }: CheckedAccount) => sha256(passwordHash + (sealedSecret ?? ''));

function sealedCookie({ publicUrl, sessionSecrets }: Pick<Config, 'publicUrl' | 'sessionSecrets'>) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-ailaan' : 'ailaan';
  const [newest] = sessionSecrets;
  const open = (req: Request, res: Response, ttl: number, password: string = newest): Promise<IronSession<Sealed>> =>
    getIronSession<Sealed>(req, res, {
      cookieName: name,
      password,
      ttl,
      cookieOptions: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
    });
  const isSent = (req: Request) => req.headers.cookie?.includes(`${name}=`) === true;
  return {
    isSent,
    async readHash(req: Request, res: Response): Promise<Buffer | undefined> {
      if (!isSent(req)) return undefined;
      for (const secret of sessionSecrets) {
        const { id } = await open(req, res, cookieLife(false), secret);
        if (typeof id === 'string') return sha256(id);
      }
      return undefined;
    },
    async write(req: Request, res: Response, id: string, ttl: number): Promise<void> {
      const session = await open(req, res, ttl);
      session.id = id;
      await session.save();
    },
    async clear(req: Request, res: Response): Promise<void> {
      (await open(req, res, cookieLife(false))).destroy();
    },
  };
}
