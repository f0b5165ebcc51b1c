import type { Queue } from 'bullmq';

export interface FetchedJob {
  readonly name: string;
  readonly data: unknown;
  readonly opts: { readonly telemetry?: { readonly metadata?: string } };
}

interface WorkOptions {
  readonly concurrency: number;
  readonly maxStalledCount: number;
  readonly lockDuration: number;
  readonly stalledInterval: number;
}

interface FailedJob {
  readonly name: string;
  readonly id?: string;
  readonly attemptsMade: number;
}

export interface JobWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: FailedJob | undefined, error: Error) => void): unknown;
  close(): Promise<void>;
}

/** The common part of BullMQ's two stores. */
export interface Backend {
  readonly queue: Pick<
    Queue,
    'on' | 'add' | 'addBulk' | 'upsertJobScheduler' | 'getJobSchedulersCount' | 'getJobCounts' | 'close'
  >;
  /** Runs a request to the queue's server; fails within seconds when the server is away. */
  promptly<T>(work: () => Promise<T>): Promise<T>;
  startWorker(process: (job: FetchedJob) => Promise<void>, options: WorkOptions): JobWorker;
  /** Closes connections that BullMQ leaves open. */
  close(): Promise<void>;
}
