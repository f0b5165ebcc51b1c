import { deskEndpoints } from '#contracts/api/operations/desk.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { DESK_DAYS } from '#contracts/vocabulary/lists/desk.ts';
import { readPortal } from '../../../platform/metrics/portal-readings.ts';
import type { Dependencies, WaitingCounts } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { presentPlots } from './desk.presenter.ts';
import { readExpired, readLines, readNamesOfCategories, readToday, readUnfound } from './desk.queries.ts';
import { presentWaiting, readCounts } from './waiting.ts';

export function deskRoutes({ db, config, clock }: Dependencies, counts: WaitingCounts): readonly Route[] {
  return [
    route(deskEndpoints.waiting, async () => {
      const [counted, portal] = await Promise.all([readCounts(db, config, counts), readPortal(db)]);
      return { body: presentWaiting(counted, portal) };
    }),
    route(deskEndpoints.desk, async () => {
      const now = clock();
      const lastDay = karachiDay(now);
      const firstDay = addDays(lastDay, 1 - DESK_DAYS);
      const [portal, counted, lines, expired, today, unfound] = await Promise.all([
        readPortal(db),
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
