import { type AuditVerdict, auditEndpoints } from '#contracts/api/audit.ts';
import { readPublished } from '#db/event-store/seals/published-seals.ts';
import { verifyLog } from '#db/event-store/seals/verify-log.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';

/** The same check as `npm run audit:verify`, but for signatures where only the worker has their key. It ends when the caller leaves. */
export function verificationRoute({ db, config, clock, securityLog }: Dependencies): Route {
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
