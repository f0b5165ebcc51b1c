import { auditEndpoints } from '#contracts/api/audit.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { presentEvents } from './audit.presenter.ts';
import { findEvents } from './audit.queries.ts';
import { resolveFilter } from './audit-filter.ts';
import { auditLinks } from './audit-links.ts';
import { exportRoute } from './export/export.route.ts';
import { verificationRoute } from './verification.route.ts';

export function auditRoutes(dependencies: Dependencies): readonly Route[] {
  return [auditList(dependencies), exportRoute(dependencies), verificationRoute(dependencies)];
}

function auditList({ db }: Dependencies): Route {
  return route(auditEndpoints.list, async ({ query, req }) => {
    const { before, after, limit } = query;
    const found = await findEvents(db, await resolveFilter(db, query), { before, after, limit: limit + 1 });
    const hasMore = found.length > limit;
    // The one event too many is the oldest, or, read upwards, the newest.
    const events = after === undefined ? found.slice(0, limit) : found.slice(-limit);
    const positions = events.map(({ position }) => position);
    const asked = req.originalUrl.split('?')[1] ?? '';
    return {
      body: await presentEvents(db, events),
      headers: { Link: auditLinks(asked, query, { positions, hasMore }) },
    };
  });
}
