import { assertCurrent } from '#db/assert-current.ts';
import { assertDirect } from '#db/connection/assert-direct.ts';
import { assertUrduLocale } from '#db/connection/assert-locale.ts';
import { assertReachable } from '#db/connection/assert-reachable.ts';
import { MAX_LAG_MS } from '#db/connection/read-replica.ts';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { assertDurable } from '#db/event-store/guarantees/assert-durable.ts';
import { loginOf, type Service } from '#db/roles/service-logins.ts';
import { toStartError } from '../../platform/command/open-target.ts';
import { probeStorage } from '../../platform/metrics/storage.ts';
import { type Finding, fail, inWords, ok, runCheck, warn } from './finding.ts';

const PATIENCE_MS = 10_000;
/** Codes of authenticator apps change every 30 s. */
const WRONG_CLOCK_S = 25;
const ODD_CLOCK_S = 2;

/** Reachable at its own address, and able to handle Urdu once it has tables. */
export const checkReachable = (url: string, variable: string) =>
  runCheck('database', async () => {
    await assertReachable(url, variable);
    await assertDirect(url);
    const [server] = await ask(url, (db) =>
      db.query<{ version: string; hasTables: boolean }>(
        sql`SELECT current_setting('server_version') AS version, to_regclass('schema_migration') IS NOT NULL AS "hasTables"`,
      ),
    );
    if (server?.hasTables) await assertUrduLocale(url);
    return [ok('database', `PostgreSQL ${server?.version.split(' ')[0]} answers at ${new URL(url).host}`)];
  });

/** Checks that the schema is neither older nor newer than this code. Never migrates. */
export const checkSchema = (url: string) =>
  runCheck('schema', async () => {
    await assertCurrent(url);
    return [ok('schema', 'As new as this version')];
  });

/** The database's clock by ours. */
export const checkClock = (url: string) =>
  runCheck('clock', async () => {
    const [away] = await ask(url, async (db) => {
      await db.query(sql`SELECT 1`);
      const from = Date.now();
      const rows = await db.query<{ at: number }>(sql`SELECT extract(epoch FROM clock_timestamp())::float AS at`);
      const middle = (from + Date.now()) / 2;
      return rows.map(({ at }) => at - middle / 1000);
    });
    return [judgeClock(away ?? 0)];
  });

/** `away`: seconds by which the database's clock is ahead of ours; negative where it is behind. */
export function judgeClock(away: number): Finding {
  const off = Math.abs(away);
  if (off < ODD_CLOCK_S) return ok('clock', `The database's differs by ${off.toFixed(1)} s`);
  const says = `The database's clock is ${inWords(off)} ${away > 0 ? 'ahead of' : 'behind'} this machine's`;
  const advice = 'Set both by NTP: closing times and codes of authenticator apps go by them';
  return off > WRONG_CLOCK_S ? fail('clock', says, advice) : warn('clock', says, advice);
}

/** A service's login: not the owner, nothing that it could rewrite the log with; and a server that keeps what it answered. */
export const checkRole = (name: string, url: string, service?: Service) =>
  runCheck('role', async () => {
    const warnings = await ask(url, (db) => assertDurable(db, service)).catch((error: unknown) => {
      throw toStartError(error, url);
    });
    return [
      ok('role', `${loginOf(url).role} (${name}) owns nothing and is no superuser`),
      ...warnings.map((says) => warn('durability', says, 'Switch it on, and restart Postgres')),
    ];
  });

export const checkWritable = (url: string) =>
  runCheck('storage', async () => {
    const cannot = await ask(url, probeStorage);
    if (cannot === undefined) return [ok('storage', 'Postgres finds room to write')];
    return [fail('storage', 'Postgres cannot write', 'Make room on its disk, or end its being read-only')];
  });

/** A replica that follows and is near enough to be read. */
export const checkReplica = (url: string, primary: string) =>
  runCheck('replica', async () => {
    await assertReachable(url, 'DATABASE_READ_URL');
    const query = sql`SELECT pg_is_in_recovery() AS "isReplica", CASE WHEN pg_is_in_recovery()
      THEN pg_last_wal_replay_lsn()::text END AS replayed`;
    const [replica] = await ask(url, (db) => db.query<{ isReplica: boolean; replayed: string | null }>(query));
    if (replica?.isReplica !== true)
      return [
        warn('replica', 'DATABASE_READ_URL leads to a primary', 'Set it to a standby, or leave it out to read here'),
      ];
    const [behind] = await ask(primary, (db) =>
      db.query<{ bytes: number }>(
        sql`SELECT greatest(0, pg_wal_lsn_diff(pg_current_wal_flush_lsn(), ${replica.replayed}::text::pg_lsn))::float AS bytes`,
      ),
    );
    const says = `The replica is ${((behind?.bytes ?? 0) / 1e6).toFixed(1)} MB of log behind`;
    if ((behind?.bytes ?? 0) < 64e6) return [ok('replica', says)];
    return [
      warn('replica', says, `Look at its log; while more than ${MAX_LAG_MS / 1000} s behind it is not read at all`),
    ];
  });

/** Asks as whoever the address names, with a connection that is closed again. */
export async function ask<T>(url: string, question: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(url, { max: 1, answerWithin: PATIENCE_MS });
  return question(db).finally(() => db.close());
}
