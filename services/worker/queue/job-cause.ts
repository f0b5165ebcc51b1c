import { z } from 'zod';
import type { Cause } from '../../platform/telemetry/cause.ts';

const Stored = z.array(z.string().max(64)).max(50);

/** Stores the requests behind a job beside its payload, in BullMQ's own field for that. */
export function writeCause(requestIds: Cause): { telemetry?: { metadata: string } } {
  return requestIds.length === 0 ? {} : { telemetry: { metadata: JSON.stringify(requestIds.slice(0, 10)) } };
}

/** The requests behind a fetched job; none for a scheduled one. */
export function readCause(metadata: string | undefined): Cause {
  if (metadata === undefined) return [];
  try {
    return Stored.parse(JSON.parse(metadata));
  } catch {
    return [];
  }
}
