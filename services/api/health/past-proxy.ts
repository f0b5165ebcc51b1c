import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config.ts';
import { requestsPastProxy } from '../platform/telemetry/api-metrics.ts';

/** Interval of the warning, and for which /readyz tells after such a request. */
const TOLD_FOR_MS = 10 * 60_000;

export type PastProxy = ReturnType<typeof watchPastProxy>;

/**
 * Watches for requests that came through fewer proxies than TRUST_PROXY says: what they state in X-Forwarded-For would be
 * believed, and every limit that counts by address could be passed by.
 */
export function watchPastProxy({ trustProxy }: Pick<Config, 'trustProxy'>, logger: Pick<Logger, 'warn'>) {
  let seenAt = Number.NEGATIVE_INFINITY;
  let warnedAt = Number.NEGATIVE_INFINITY;
  return {
    note({ headers }: Pick<Request, 'headers'>): void {
      const stated = String(headers['x-forwarded-for'] ?? '');
      const proxies = stated === '' ? 0 : stated.split(',').length;
      if (proxies >= trustProxy) return;
      requestsPastProxy.inc();
      seenAt = performance.now();
      if (seenAt - warnedAt < TOLD_FOR_MS) return;
      warnedAt = seenAt;
      logger.warn(
        { proxies, trustProxy },
        'a request came through fewer proxies than TRUST_PROXY says: who reaches this port directly can state any address and pass by the limits. Close the port to all but the proxy, or lower TRUST_PROXY',
      );
    },
    /** Probe of readiness. */
    probe: async () => (performance.now() - seenAt < TOLD_FOR_MS ? 'passed by' : undefined),
  };
}
