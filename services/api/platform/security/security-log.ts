import type { EventNamed } from '#contracts/events/any-event.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { SecurityEvent } from '#contracts/events/security.ts';

/** Sign-ins of administrators, refused attempts and what was read and exported, in `security-<Karachi day>`. */
export interface SecurityLog {
  /** Never throws: a log that is away must not answer a sign-in with 500; the failure is logged. Floods of a network are counted. */
  record(event: SecurityEvent, meta: EventMeta): Promise<void>;
  /** Writes what was counted and not recorded yet; by itself it is written a minute later. Never throws. */
  flush(): Promise<void>;
  /** An administrator looks at a list, or at one record: once a quarter hour for each administrator, route and record, by each process. Never throws. */
  recordReading(route: string, meta: EventMeta, record?: string): Promise<void>;
  /** Before an export goes out. Throws when it cannot be recorded: nothing leaves unrecorded, however much was before. */
  recordExport(exported: EventNamed<'RecordsExported'>['data'], meta: EventMeta): Promise<void>;
}
