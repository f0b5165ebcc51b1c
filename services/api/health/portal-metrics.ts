import { Gauge, type Registry } from 'prom-client';
import type { Queryable } from '#db/connection.ts';
import type { Logger } from '../../platform/logger.ts';
import { type PortalReadings, readReadings } from '../../platform/metrics/portal-readings.ts';
import { onceASecond } from '../../platform/shared/once-a-second.ts';

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
} as const satisfies Record<keyof PortalReadings, string>;

/** State of workers, mails and seals, read from the database whenever metrics are read: dead workers tell nothing. */
export function observePortal(registry: Registry, db: Queryable, logger: Logger): void {
  const latest = onceASecond(() =>
    readReadings(db).catch((error: unknown) => {
      logger.warn({ err: error }, 'the numbers of the portal are missing in the metrics');
      return undefined;
    }),
  );
  for (const [name, help] of Object.entries(GAUGES) as [keyof PortalReadings, string][]) {
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
