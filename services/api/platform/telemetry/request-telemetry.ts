import type { Request, RequestHandler } from 'express';
import { withRequestIds } from '../../../platform/telemetry/request-ids.ts';
import { traceRequest } from '../../../platform/telemetry/tracing.ts';
import { requestDuration, requestsGivenUp } from './api-metrics.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Measures a request, traces it, and names it in whatever is logged on its behalf. */
export function requestTelemetry(): RequestHandler {
  return (req, res, next) => {
    const requestId = String(res.locals.requestId);
    const method = METHODS.has(req.method) ? req.method : 'OTHER';
    const end = requestDuration.startTimer();
    const span = traceRequest(requestId, method);
    res.once('close', () => {
      const route = routeOf(req);
      span.end(route, res.statusCode);
      if (res.writableFinished) end({ method, route, status: res.statusCode });
      else requestsGivenUp.inc();
    });
    withRequestIds([requestId], () => span.within(next));
  };
}

/** `/api/tenders/:id`, never an address that somebody made up: there are as many of these as we have routes. */
function routeOf(req: Pick<Request, 'route' | 'originalUrl'>): string {
  const path: unknown = (req.route as { path?: unknown } | undefined)?.path;
  if (typeof path === 'string') return path;
  if (path !== undefined) return 'page';
  if (req.originalUrl.startsWith('/assets/')) return 'asset';
  return req.originalUrl.startsWith('/api/') ? 'unknown call' : 'other';
}
