import { deskEndpoints, type Waiting } from '#contracts/api/operations/desk.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { DESK_DAYS, WAITING, WAITING_CAP, type WaitingName } from '#contracts/vocabulary/lists/desk.ts';
import type { Queryable } from '#db/connection.ts';
import type { Config } from '../../../platform/config.ts';
import {
  BACKUP_LATE_S,
  type PortalReadings,
  readReadings,
  UNSEALED_LATE_S,
} from '../../../platform/metrics/portal-readings.ts';
import type { Dependencies, WaitingCounts } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { presentPlots } from './desk.presenter.ts';
import { readExpired, readLines, readNamesOfCategories, readToday, readUnfound } from './desk.queries.ts';

export function deskRoutes({ db, config, clock }: Dependencies, counts: WaitingCounts): readonly Route[] {
  return [
    route(deskEndpoints.waiting, async () => {
      const [counted, portal] = await Promise.all([readCounts(db, config, counts), readReadings(db)]);
      return { body: presentWaiting(counted, portal) };
    }),
    route(deskEndpoints.desk, async () => {
      const now = clock();
      const lastDay = karachiDay(now);
      const firstDay = addDays(lastDay, 1 - DESK_DAYS);
      const [portal, counted, lines, expired, today, unfound] = await Promise.all([
        readReadings(db),
        readCounts(db, config, counts),
        readLines(db, firstDay, lastDay),
        readExpired(db, firstDay, now),
        readToday(db, lastDay),
        readUnfound(db, firstDay),
      ]);
      const waiting = presentWaiting(counted, portal);
      const plots = presentPlots(lines, expired, await readNamesOfCategories(db, lines));
      const age = (seconds = Number.POSITIVE_INFINITY) => (Number.isFinite(seconds) ? Math.round(seconds) : null);
      return {
        body: {
          at: now.toISOString(),
          waiting,
          today: { ...today, expired: expired.at(-1) ?? 0 },
          log: {
            sealAge: age(portal?.ailaan_seal_age_seconds),
            unsealed: portal?.ailaan_events_unsealed ?? 0,
            backupAge: age(portal?.ailaan_backup_age_seconds),
          },
          unfound,
          firstDay,
          plots,
        },
      };
    }),
  ];
}

type Counted = Readonly<Partial<Record<WaitingName, number>>>;

async function readCounts(db: Queryable, config: Config, counts: WaitingCounts): Promise<Counted> {
  const found = Object.entries(counts).map(async ([name, count]) => [name, await count(db, config)] as const);
  return Object.fromEntries(await Promise.all(found));
}

/** Everything of which there is at least one, the most urgent first. */
function presentWaiting(counted: Counted, portal: PortalReadings | undefined): Waiting[] {
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
