import { type Queryable, sql } from '../../connection.ts';
import { assertServiceRole } from '../../roles/assert-service-role.ts';
import type { Service } from '../../roles/service-logins.ts';
import { StartError } from '../../start-error.ts';

interface Settings {
  readonly synchronousCommit: string;
  readonly fsync: boolean;
  readonly fullPageWrites: boolean;
  readonly standby: boolean;
  readonly preparable: number;
}

/**
 * Refuses a server on which an answered append could vanish in a crash or be rewritten, or followers could miss events.
 * `db` is opened as the application opens it. Answers sentences about what only a power cut would lose.
 * @throws StartError with one line that says what to set
 */
export async function assertDurable(db: Queryable, service?: Service): Promise<readonly string[]> {
  await assertServiceRole(db, service);
  const [settings] = await db.query<Settings>(sql`SELECT
    current_setting('synchronous_commit') AS "synchronousCommit", current_setting('fsync')::boolean AS fsync,
    current_setting('full_page_writes')::boolean AS "fullPageWrites", pg_is_in_recovery() AS standby,
    current_setting('max_prepared_transactions')::int AS preparable`);
  if (settings === undefined) throw new Error('The server answered no settings');
  if (settings.standby) {
    throw new StartError('The database is a read-only standby. Point DATABASE_URL at the primary.');
  }
  if (settings.synchronousCommit === 'off') {
    throw new StartError(
      'The database answers before a write is on the disk (synchronous_commit is off), so a crash would lose accepted changes. Set synchronous_commit to on for this database.',
    );
  }
  if (settings.preparable > 0) {
    throw new StartError(
      `The database allows prepared transactions (max_prepared_transactions is ${settings.preparable}), with which followers of the event log could miss events. Set it to 0 and restart the database.`,
    );
  }
  return [
    ...(settings.fsync ? [] : ['fsync is off: a power cut can destroy the database']),
    ...(settings.fullPageWrites ? [] : ['full_page_writes is off: a power cut can destroy the database']),
  ];
}
