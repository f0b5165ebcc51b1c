import { randomBytes } from 'node:crypto';
import { type SpanContext, TraceFlags } from '@opentelemetry/api';

interface Ids {
  readonly traceId: string;
  readonly spanId: string;
}

let given: Ids | undefined;

/**
 * A request id is a UUID, and a trace id has as many bits: they are the same number. So whoever knows the request id
 * finds the trace, and a job finds the trace of its request without carrying more than the request id.
 */
export function idsOf(requestId: string): Ids | undefined {
  const traceId = requestId.replaceAll('-', '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(traceId) && !/^0+$/.test(traceId.slice(16))
    ? { traceId, spanId: traceId.slice(16) }
    : undefined;
}

/** The next span that `start` begins without a parent has the ids of this request. */
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

/** The root span of a request that another process served. */
export function traceParent(requestId: string): SpanContext | undefined {
  const ids = idsOf(requestId);
  return ids === undefined ? undefined : { ...ids, traceFlags: TraceFlags.SAMPLED, isRemote: true };
}
