import type { AnyEvent, EventNamed, EventType } from '#contracts/events/any-event.ts';
import type { RecordedEvent } from '#contracts/events/event.ts';
import type { JobName, JobPayload, JobRequest } from '#contracts/jobs/jobs.ts';
import { sql } from '#db/connection.ts';
import type { WorkerContext } from './context.ts';
import type { JobSchedule } from './queue/queue.ts';

/** One job of the worker: its effect, and everything that wakes it. */
export interface Job<Name extends JobName> {
  /** Effect of the job. Doing it twice is the same as doing it once. */
  readonly run: (context: WorkerContext, payload: JobPayload<Name>) => Promise<void>;
  /** The job that an event calls for, by the type of the event. */
  readonly on?: { readonly [Type in EventType]?: WakeUp<EventNamed<Type>> };
  /** Jobs whose effect should be there and is not, because the queue lost them or their attempts were used up. */
  readonly missing?: (context: SweepContext) => Promise<readonly JobRequest[]>;
  /** Wake-ups by the clock in Karachi, by the name that the queue keeps them under. */
  readonly schedule?: Readonly<Record<string, JobSchedule>>;
}

/** `slotMs`: length of a slot of alerts, see digests/runs/period.ts. */
export type WakeUp<Event extends AnyEvent> = (
  event: RecordedEvent<Event>,
  now: Date,
  slotMs?: number,
) => JobRequest | undefined;

export type SweepContext = Pick<WorkerContext, 'db' | 'config' | 'clock'>;

/** The age at which the sweep looks at a row: a younger one is probably on its way, an older one was given up by hand. */
export const IS_OVERDUE = sql`BETWEEN now() - interval '7 days' AND now() - interval '30 seconds'`;

/** 42 for `tender-42`. */
export const numberOf = ({ streamId }: Pick<RecordedEvent, 'streamId'>): number =>
  Number(/-(\d+)$/.exec(streamId)?.[1]);
