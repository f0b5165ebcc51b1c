import type { Queue } from 'bullmq';

export { QUEUE } from '#contracts/jobs/queue-name.ts';

export interface FetchedJob {
  readonly name: string;
  readonly data: unknown;
  readonly opts: { readonly telemetry?: { readonly metadata?: string } };
}

export type Process = (job: FetchedJob) => Promise<void>;

export interface WorkOptions {
  readonly concurrency: number;
  readonly maxStalledCount: number;
  readonly lockDuration: number;
  readonly stalledInterval: number;
}

export interface FailedJob {
  readonly name: string;
  readonly id?: string;
  readonly attemptsMade: number;
}

export interface JobWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: FailedJob | undefined, error: Error) => void): unknown;
  close(): Promise<void>;
}

/** BullMQ over one of its two stores; what the two have in common. */
export interface Backend {
  readonly queue: Pick<
    Queue,
    'on' | 'add' | 'addBulk' | 'upsertJobScheduler' | 'getJobSchedulersCount' | 'getJobCounts' | 'close'
  >;
  /** Does what asks the queue's server, but fails within seconds when that is away. */
  promptly<T>(work: () => Promise<T>): Promise<T>;
  startWorker(process: Process, options: WorkOptions): JobWorker;
  /** Ends what BullMQ leaves open. */
  close(): Promise<void>;
}
