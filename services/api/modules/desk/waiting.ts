import type { Waiting } from '#contracts/api/operations/desk.ts';
import { WAITING, WAITING_CAP } from '#contracts/vocabulary/lists/desk.ts';
import type { Queryable } from '#db/connection.ts';
import { BACKUP_LATE_S, type PortalReadings, UNSEALED_LATE_S } from '../../../platform/metrics/portal-readings.ts';
import type { WaitingCounts } from '../../platform/dependencies.ts';

/** Everything of which there is at least one, the most urgent first. */
export async function readWaiting(
  db: Queryable,
  counts: WaitingCounts,
  portal: PortalReadings | undefined,
): Promise<Waiting[]> {
  const counted = await Promise.all(
    WAITING.map(async (name) => ({ name, count: (await counts[name]?.(db)) ?? ofPortal(name, portal) })),
  );
  return counted
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => ({ name, count: Math.min(count, WAITING_CAP) }));
}

function ofPortal(name: string, portal: PortalReadings | undefined): number {
  if (portal === undefined) return 0;
  if (name === 'seals') return portal.ailaan_unsealed_seconds > UNSEALED_LATE_S ? portal.ailaan_events_unsealed : 0;
  return name === 'backups' && portal.ailaan_backup_age_seconds > BACKUP_LATE_S ? 1 : 0;
}
