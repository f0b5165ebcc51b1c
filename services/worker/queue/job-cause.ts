import { z } from 'zod';
import type { Cause } from '../../platform/telemetry/cause.ts';

const Stored = z.array(z.string().max(64)).max(50);

/** BullMQ's place for this beside the payload, which a worker of an older version passes over. */
export function writeCause(requestIds: Cause): { telemetry?: { metadata: string } } {
  return requestIds.length === 0 ? {} : { telemetry: { metadata: JSON.stringify(requestIds.slice(0, 10)) } };
}

/** The requests that a fetched job goes back to; none for what the clock began. */
export function readCause(metadata: string | undefined): Cause {
  if (metadata === undefined) return [];
  try {
    return Stored.parse(JSON.parse(metadata));
  } catch {
    return [];
  }
}
