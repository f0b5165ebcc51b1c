import type { Job, Queue, Worker, WorkerOptions } from 'bullmq';

/** The common part of BullMQ's two stores. */
export interface Backend {
  readonly queue: Queue;
  /** Runs a request to the queue's server; fails within seconds when the server is away. */
  promptly<T>(work: () => Promise<T>): Promise<T>;
  startWorker(process: (job: Job) => Promise<void>, options: Omit<WorkerOptions, 'connection'>): Worker;
  /** Closes connections that BullMQ leaves open. */
  close(): Promise<void>;
}
