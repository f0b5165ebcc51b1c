import { randomBytes } from 'node:crypto';
import { type SpanContext, TraceFlags } from '@opentelemetry/api';

interface Ids {
  readonly traceId: string;
  readonly spanId: string;
}

let given: Ids | undefined;

/**
 * Derives trace ids from a request id. Both have 128 bits and are the same number here, so that a request id is enough to
 * find the trace, for people and for jobs.
 */
function idsOf(requestId: string): Ids | undefined {
  const traceId = requestId.replaceAll('-', '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(traceId) && !/^0+$/.test(traceId.slice(16))
    ? { traceId, spanId: traceId.slice(16) }
    : undefined;
}

/** Gives the next root span that `start` begins the ids of this request. */
export function withIdsOf<T>(requestId: string, start: () => T): T {
  given = idsOf(requestId);
  try {
    return start();
  } finally {
    given = undefined;
  }
}

export const idGenerator = {
  generateTraceId: () => given?.traceId ?? randomBytes(16).toString('hex'),
  generateSpanId: () => given?.spanId ?? randomBytes(8).toString('hex'),
};

/** Context of the root span of a request that another process served. */
export function traceParent(requestId: string): SpanContext | undefined {
  const ids = idsOf(requestId);
  return ids === undefined ? undefined : { ...ids, traceFlags: TraceFlags.SAMPLED, isRemote: true };
}
