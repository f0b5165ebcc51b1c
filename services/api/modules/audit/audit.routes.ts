import { type AuditQuery, type AuditVerdict, auditEndpoints } from '#contracts/api/audit.ts';
import { readPublished } from '#db/event-store/seals/published-seals.ts';
import { verifyLog } from '#db/event-store/seals/verify-log.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { presentEvents } from './audit.presenter.ts';
import { findEvents } from './audit.queries.ts';
import { resolveFilter } from './audit-filter.ts';
import { exportRoute } from './export/export.route.ts';

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

/** The Link header (RFC 8288): next is older, prev is newer; `asked` is the query as it came. */
function auditLinks(
  asked: string,
  query: Pick<AuditQuery, 'before' | 'after' | 'limit'>,
  page: { readonly positions: readonly number[]; readonly hasMore: boolean },
): string {
  const [newest, oldest] = [page.positions[0], page.positions.at(-1)];
  const links: string[] = [`<${address(asked, {})}>; rel="first"`];
  const isUpwards = query.after !== undefined;
  // Read upwards, `hasMore` means that still newer ones exist; there are always older ones then: those it came from.
  if (newest !== undefined && (isUpwards ? page.hasMore : query.before !== undefined))
    links.push(`<${address(asked, { after: newest })}>; rel="prev"`);
  if (oldest !== undefined && (isUpwards || page.hasMore))
    links.push(`<${address(asked, { before: oldest })}>; rel="next"`);
  return links.join(', ');
}

function address(asked: string, cursor: Readonly<Record<string, number>>): string {
  const parameters = new URLSearchParams(asked);
  parameters.delete('before');
  parameters.delete('after');
  for (const [name, value] of Object.entries(cursor)) parameters.set(name, String(value));
  const query = parameters.toString();
  return query === '' ? '/api/admin/events' : `/api/admin/events?${query}`;
}

/** The same check as `npm run audit:verify`, but for signatures where only the worker has their key. It ends when the caller leaves. */
function verificationRoute({ db, config, clock, securityLog }: Dependencies): Route {
  return route(auditEndpoints.verification, async ({ meta, res }) => {
    const { auditKey: key } = config;
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const published = await readPublished(config.auditPublish);
    const verdict = await verifyLog(db, { key, published, signal: gone.signal });
    const position = verdict.intact ? verdict.upTo : verdict.firstBadPosition;
    await securityLog.record({ type: 'LogVerified', data: { intact: verdict.intact, position } }, meta);
    const verifiedAt = clock().toISOString();
    const body: AuditVerdict = verdict.intact
      ? { ...verdict, publishedSeals: published.length, signaturesChecked: key !== undefined, verifiedAt }
      : { ...verdict, verifiedAt };
    return { body };
  });
}
