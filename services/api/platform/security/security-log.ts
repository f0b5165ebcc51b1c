import type { EventMeta } from '#contracts/events/event.ts';
import type { SecurityEvent } from '#contracts/events/security.ts';

/** Sign-ins of administrators and refused attempts as events in `security-<Karachi day>`. */
export interface SecurityLog {
  /** Never throws: a log that is away must not answer a sign-in with 500; the failure is logged. Floods are thinned per client. */
  record(event: SecurityEvent, meta: EventMeta): Promise<void>;
}
