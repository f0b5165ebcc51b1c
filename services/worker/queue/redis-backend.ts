import { once } from 'node:events';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { QUEUE } from '#contracts/jobs/jobs.ts';
import type { Backend } from './backend.ts';

const ANSWER_MS = 5000;

/** Milliseconds that a start waits for Redis. Afterwards the queue works as soon as Redis has come. */
const FIRST_MS = 2000;

/** The queue in Redis. */
export async function openRedisBackend(url: string): Promise<Backend> {
  // Both wait for a Redis that is away: BullMQ asks it for its version once, and a refusal there would last for ever.
  const adding = new Redis(url, { maxRetriesPerRequest: null });
  const working = new Redis(url, { maxRetriesPerRequest: null });
  for (const redis of [adding, working]) redis.on('error', () => undefined); // BullMQ reports it
  await once(adding, 'ready', { signal: AbortSignal.timeout(FIRST_MS) }).catch(() => undefined);
  return {
    queue: new Queue(QUEUE, { connection: adding, skipWaitingForReady: true }),
    startWorker: (process, options) => new Worker(QUEUE, process, { connection: working, ...options }),
    promptly: async (work) => {
      if (adding.status !== 'ready') throw new Error('Redis is away');
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error(`Redis has not answered for ${ANSWER_MS} ms`)), ANSWER_MS);
      try {
        // A late effect is harmless: a job has its fixed id.
        return await Promise.race([work(), late.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => {
      adding.disconnect();
      working.disconnect();
    },
  };
}
