import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { type Backend, type JobWorker, QUEUE } from './backend.ts';

/** The queue in Redis. */
export function openRedisBackend(url: string): Backend {
  // all three together, or an add waits for as long as Redis is away
  const adding = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  const working = new Redis(url, { maxRetriesPerRequest: null });
  for (const redis of [adding, working]) redis.on('error', () => undefined); // BullMQ reports it
  return {
    queue: new Queue(QUEUE, { connection: adding, skipWaitingForReady: true }) as unknown as Backend['queue'],
    startWorker: (process, options) =>
      new Worker(QUEUE, process, { connection: working, ...options }) as unknown as JobWorker,
    close: async () => {
      adding.disconnect();
      working.disconnect();
    },
  };
}
