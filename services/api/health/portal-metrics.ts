import { Gauge, type Registry } from 'prom-client';
import { type Queryable, sql } from '#db/connection.ts';
import type { Logger } from '../../platform/logger.ts';
import { BEAT_MS, RELAY } from '../../platform/worker-liveness.ts';

/** Every API tells the same: take the maximum, not the sum. */
const GAUGES = {
  ailaan_worker_silence_seconds:
    'Seconds since a worker was last alive; +Inf when all have ended in order or none ever came.',
  ailaan_tailer_lag_events: 'Positions of the log that no worker has handed to the queue yet.',
  ailaan_digest_runs_open: 'Digest runs that have begun and not finished.',
  ailaan_mails_waiting: 'Mails that wait for the mail server.',
  ailaan_mails_failed: 'Mails of the last day that have failed for good.',
  ailaan_seal_age_seconds: 'Seconds since the log was last sealed; +Inf when it never was.',
  ailaan_events_unsealed: 'Positions of the log after the last seal.',
  ailaan_unsealed_seconds: 'Age of the oldest event without a seal; 0 when all have one.',
  ailaan_sealing_refused: 'Workers that do not seal the log; worker_process says why.',
  ailaan_backup_age_seconds: 'Seconds since a backup was made; +Inf when none ever was.',
} as const;

type Readings = Readonly<Record<keyof typeof GAUGES, number>>;

const FRESH_MS = 1000;

/** State of workers, mails and seals, read from the database whenever metrics are read: dead workers tell nothing. */
export function observePortal(registry: Registry, db: Queryable, logger: Logger): void {
  let readAt = Number.NEGATIVE_INFINITY;
  let readings: Promise<Readings | undefined> = Promise.resolve(undefined);
  const latest = () => {
    if (performance.now() - readAt > FRESH_MS) {
      readAt = performance.now();
      readings = read(db).catch((error: unknown) => {
        logger.warn({ err: error }, 'the numbers of the portal are missing in the metrics');
        return undefined;
      });
    }
    return readings;
  };
  for (const [name, help] of Object.entries(GAUGES) as [keyof Readings, string][]) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = (await latest())?.[name];
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }
}

/** By the database's clock, in one statement. */
async function read(db: Queryable): Promise<Readings | undefined> {
  const since = (time: ReturnType<typeof sql>) => sql`coalesce(extract(epoch FROM now() - ${time})::float, 'Infinity')`;
  const [row] = await db.query<Readings>(sql`
    WITH log AS (SELECT coalesce(max(position), 0) AS last FROM es.events),
      seal AS (SELECT last_position AS last, sealed_at FROM es.seals ORDER BY seal_no DESC LIMIT 1),
      sealed AS (SELECT coalesce((SELECT last FROM seal), 0) AS last),
      unsealed AS (SELECT e.recorded_at FROM es.events e, sealed WHERE e.position > sealed.last ORDER BY e.position LIMIT 1)
    SELECT ${since(sql`(SELECT max(seen_at) FROM worker_process)`)} AS ailaan_worker_silence_seconds,
      log.last - coalesce((SELECT position FROM es.checkpoints WHERE consumer = ${RELAY}), 0) AS ailaan_tailer_lag_events,
      (SELECT count(*) FROM digest_run WHERE finished_at IS NULL) AS ailaan_digest_runs_open,
      (SELECT count(*) FROM mail WHERE status = 'queued') AS ailaan_mails_waiting,
      (SELECT count(*) FROM mail WHERE status = 'failed' AND created_at > now() - interval '1 day') AS ailaan_mails_failed,
      ${since(sql`(SELECT sealed_at FROM seal)`)} AS ailaan_seal_age_seconds,
      log.last - sealed.last AS ailaan_events_unsealed,
      coalesce((SELECT extract(epoch FROM now() - recorded_at)::float FROM unsealed), 0) AS ailaan_unsealed_seconds,
      (SELECT count(*) FROM worker_process WHERE sealing_refused IS NOT NULL
         AND seen_at > now() - make_interval(secs => ${(3 * BEAT_MS) / 1000})) AS ailaan_sealing_refused,
      ${since(sql`(SELECT max(made_at) FROM backup_made)`)} AS ailaan_backup_age_seconds
    FROM log, sealed`);
  return row;
}
