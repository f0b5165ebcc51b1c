import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { job } from '#contracts/jobs/jobs.ts';
import type { JobQueue, QueueOptions } from '../../../services/worker/queue/queue.ts';
import { until } from '../until.ts';

type Open = (options?: QueueOptions) => Promise<JobQueue>;

/** Access of a spec to the queue's store, past BullMQ. */
export interface QueueStore {
  /** The next instant of each scheduler. */
  schedules(): Promise<Record<string, Date>>;
  wipe(): Promise<void>;
}

/** Behaviour that the worker relies on with either store. */
export function behavesLikeTheQueue(open: Open, store: QueueStore): void {
  const opened: JobQueue[] = [];
  const start = async (options: QueueOptions = {}) => {
    const queue = await open({ lockMs: 500, retryMs: 20, ...options });
    opened.push(queue);
    return queue;
  };
  afterEach(() => Promise.all(opened.splice(0).map((queue) => queue.close())));

  it('hands each job to a worker, with its payload, once', async () => {
    const queue = await start();
    const done: unknown[] = [];
    queue.work(async (name, payload) => {
      done.push([name, payload]);
    });
    await queue.add([
      job('activation-mail', { subscriptionId: 4, paymentId: 9 }),
      job('contact-mail', { contactId: 1 }),
    ]);
    await until(() => done.length === 2);
    await sleep(100);
    expect(done).toEqual(
      expect.arrayContaining([
        ['activation-mail', { subscriptionId: 4, paymentId: 9 }],
        ['contact-mail', { contactId: 1 }],
      ]),
    );
    expect(done).toHaveLength(2);
  });

  it('takes a job of an id that waits or runs as the same job, and forgets the id when the job has ended', async () => {
    const queue = await start({ concurrency: 5 });
    const request = job('fill-range', { runId: 1, firstId: 1 });
    let begun = 0;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await queue.add(Array.from({ length: 100 }, () => request));
    await Promise.all(Array.from({ length: 20 }, () => queue.add([request])));
    queue.work(async () => {
      begun += 1;
      if (begun === 1) await finished;
    });
    await until(() => begun === 1);
    await queue.add([request]);
    await sleep(200);
    expect(begun).toBe(1);
    finish();
    await sleep(200);
    await queue.add([request]);
    await until(() => begun === 2);
  });

  it('tries a failing job again, gives it up after four attempts, and then takes its id anew', async () => {
    const queue = await start();
    let attempts = 0;
    queue.work(async () => {
      attempts += 1;
      if (attempts <= 6) throw new Error('on purpose');
    });
    await queue.add([job('confirmation-mail', { subscriptionId: 1 })]);
    await until(() => attempts === 4);
    await sleep(400);
    expect(attempts).toBe(4);
    await queue.add([job('confirmation-mail', { subscriptionId: 1 })]);
    await until(() => attempts === 7);
  });

  it('keeps a delayed job back, and takes it only once', async () => {
    const queue = await start();
    const began = Date.now();
    const done: number[] = [];
    queue.work(async () => {
      done.push(Date.now() - began);
    });
    const request = job('plan-digest', { kind: 'immediate', period: 'slot' }, 600);
    for (let times = 0; times < 5; times++) await queue.add([request]);
    await until(() => done.length > 0);
    await sleep(200);
    expect(done).toHaveLength(1);
    expect(done[0]).toBeGreaterThan(550);
  });

  it('lets a payment go before hundreds of ranges', async () => {
    const queue = await start({ concurrency: 1 });
    const order: string[] = [];
    await queue.add(Array.from({ length: 50 }, (_, at) => job('fill-range', { runId: 1, firstId: at + 1 })));
    await queue.add([job('activation-mail', { subscriptionId: 1, paymentId: 1 })]);
    queue.work(async (name) => {
      order.push(name);
    });
    await until(() => order.length === 51);
    expect(order.indexOf('activation-mail')).toBeLessThan(3);
  });

  it('finishes the job under way before it closes', async () => {
    const queue = await open({ lockMs: 500 });
    let state = 'waits';
    queue.work(async () => {
      state = 'runs';
      await sleep(300);
      state = 'done';
    });
    await queue.add([job('sweep', {})]);
    await until(() => state === 'runs');
    await queue.close();
    expect(state).toBe('done');
  });

  it('keeps the schedule in Karachi, once, and writes it again when it was lost', async () => {
    const queue = await start();
    const daily = { id: 'daily', request: job('sweep', {}), when: { pattern: '0 7 * * *' } };
    const often = { id: 'often', request: job('collect-images', {}), when: { every: 3_600_000 } };
    await queue.schedule([daily, often], true);
    const first = await store.schedules();
    expect(first.daily?.toISOString()).toMatch(/T02:00:00\.000Z$/);
    await sleep(50);
    await queue.schedule([daily, often], true);
    await queue.schedule([daily, often]);
    expect(await store.schedules()).toEqual(first);
    await store.wipe();
    await queue.schedule([daily, often]);
    expect(Object.keys(await store.schedules()).sort()).toEqual(['daily', 'often']);
  });

  it.each([false, true])(
    'goes on with the schedule when the clock is set back by a day (at a start: %s)',
    async (anew) => {
      const queue = await start();
      const often = { id: 'often', request: job('collect-images', {}), when: { every: 60_000 } };
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
      await queue.schedule([often], true).finally(() => vi.useRealTimers());
      expect(Number((await store.schedules()).often)).toBeGreaterThan(Date.now() + 3_600_000);
      await queue.schedule([often], anew);
      expect(Number((await store.schedules()).often)).toBeLessThan(Date.now() + 120_000);
    },
  );
}
