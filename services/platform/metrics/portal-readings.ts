import { type Queryable, sql } from '#db/connection.ts';
import { BEAT_MS, RELAY, SIGNS_OF_LIFE } from '../worker-liveness.ts';

/** Ages from which on somebody should look. */
export const UNSEALED_LATE_S = 600;
export const BACKUP_LATE_S = 2 * 86_400;

/** Seconds and counts; Infinity for what has never happened. */
export type PortalReadings = Readonly<
  Record<
    | 'ailaan_worker_silence_seconds'
    | 'ailaan_tailer_lag_events'
    | 'ailaan_digest_runs_open'
    | 'ailaan_mails_waiting'
    | 'ailaan_mails_failed'
    | 'ailaan_seal_age_seconds'
    | 'ailaan_events_unsealed'
    | 'ailaan_unsealed_seconds'
    | 'ailaan_sealing_refused'
    | 'ailaan_backup_age_seconds',
    number
  >
>;

/** How workers, mails, seals and backups are, by the database's clock, in one statement. */
export async function readReadings(db: Queryable): Promise<PortalReadings | undefined> {
  const since = (time: ReturnType<typeof sql>) => sql`coalesce(extract(epoch FROM now() - ${time})::float, 'Infinity')`;
  const [row] = await db.query<PortalReadings>(sql`
    WITH log AS (SELECT coalesce(max(position), 0) AS last FROM es.events),
      seal AS (SELECT last_position AS last, sealed_at FROM es.seals ORDER BY seal_no DESC LIMIT 1),
      sealed AS (SELECT coalesce((SELECT last FROM seal), 0) AS last),
      unsealed AS (SELECT e.recorded_at FROM es.events e, sealed WHERE e.position > sealed.last ORDER BY e.position LIMIT 1)
    SELECT ${since(sql`(SELECT max(seen_at) FROM ${SIGNS_OF_LIFE})`)} AS ailaan_worker_silence_seconds,
      log.last - coalesce((SELECT position FROM es.checkpoints WHERE consumer = ${RELAY}), 0) AS ailaan_tailer_lag_events,
      (SELECT count(*) FROM digest_run WHERE finished_at IS NULL) AS ailaan_digest_runs_open,
      (SELECT count(*) FROM mail WHERE status = 'queued') AS ailaan_mails_waiting,
      (SELECT count(*) FROM mail WHERE status = 'failed' AND created_at > now() - interval '1 day') AS ailaan_mails_failed,
      ${since(sql`(SELECT sealed_at FROM seal)`)} AS ailaan_seal_age_seconds,
      log.last - sealed.last AS ailaan_events_unsealed,
      coalesce((SELECT extract(epoch FROM now() - recorded_at)::float FROM unsealed), 0) AS ailaan_unsealed_seconds,
      (SELECT count(*) FROM ${SIGNS_OF_LIFE} AND sealing_refused IS NOT NULL
         AND seen_at > now() - make_interval(secs => ${(3 * BEAT_MS) / 1000})) AS ailaan_sealing_refused,
      ${since(sql`(SELECT max(made_at) FROM backup_made)`)} AS ailaan_backup_age_seconds
    FROM log, sealed`);
  return row;
}
