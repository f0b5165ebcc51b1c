import type { Waiting } from '#contracts/api/operations/desk.ts';
import { WAITING, WAITING_CAP, type WaitingName } from '#contracts/vocabulary/lists/desk.ts';
import type { Queryable } from '#db/connection.ts';
import type { Config } from '../../../platform/config.ts';
import { BACKUP_LATE_S, type PortalReadings, UNSEALED_LATE_S } from '../../../platform/metrics/portal-readings.ts';
import type { WaitingCounts } from '../../platform/dependencies.ts';

type Counted = Readonly<Partial<Record<WaitingName, number>>>;

export async function readCounts(db: Queryable, config: Config, counts: WaitingCounts): Promise<Counted> {
  const found = Object.entries(counts).map(async ([name, count]) => [name, await count(db, config)] as const);
  return Object.fromEntries(await Promise.all(found));
}

/** Everything of which there is at least one, the most urgent first. */
export function presentWaiting(counted: Counted, portal: PortalReadings | undefined): Waiting[] {
  return WAITING.map((name) => ({
    name,
    count: Math.min(counted[name] ?? ofPortal(name, portal), WAITING_CAP),
  })).filter(({ count }) => count > 0);
}

function ofPortal(name: WaitingName, portal: PortalReadings | undefined): number {
  if (portal === undefined) return 0;
  if (name === 'seals') return portal.ailaan_unsealed_seconds > UNSEALED_LATE_S ? portal.ailaan_events_unsealed : 0;
  return name === 'backups' && portal.ailaan_backup_age_seconds > BACKUP_LATE_S ? 1 : 0;
}
