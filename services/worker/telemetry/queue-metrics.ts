import { Gauge, type Registry } from 'prom-client';
import type { WorkerContext } from '../context.ts';
import { queueAnswers } from '../health/heartbeat.ts';

/** The queue, asked when metrics are read. Every worker tells the same: take the maximum, not the sum. */
export function observeQueue(registry: Registry, { queue }: Pick<WorkerContext, 'queue'>): void {
  new Gauge({
    name: 'ailaan_queue_answers',
    help: '1 while the queue answers.',
    registers: [registry],
    async collect() {
      this.set((await queueAnswers({ queue })) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'ailaan_queue_jobs',
    help: 'Jobs in the queue by state; nothing while it does not answer.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await queue.counts().catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
}
