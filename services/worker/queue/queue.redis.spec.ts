import { Redis } from 'ioredis';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { job } from '#contracts/jobs/jobs.ts';
import { behavesLikeTheQueue } from '../../../tests/support/queue/queue-behaviour.ts';
import { RedisServer } from '../../../tests/support/queue/redis-server.ts';
import { until } from '../../../tests/support/until.ts';
import { createLogger } from '../../platform/logger.ts';
import { openQueue } from './queue.ts';

const logger = createLogger('test', 'silent');
const url = process.env.TEST_REDIS_URL ?? '';
const OPTIONS = { lockMs: 500, closeMs: 2000 };
const open = (options = {}) => openQueue({ redisUrl: url, databaseUrl: '' }, logger, options);

describe('the queue on Redis', () => {
  const redis = new Redis(url);
  const wipe = async () => {
    await redis.flushall();
  };
  beforeEach(wipe);
  afterAll(() => redis.disconnect());

  behavesLikeTheQueue(open, {
    wipe,
    schedules: async () => {
      // in pairs or in a row, as the protocol's version has it
      const answer = (await redis.call('ZRANGE', 'bull:ailaan:repeat', '0', '-1', 'WITHSCORES')) as unknown[];
      const pairs = answer.flat().map(String);
      const times: Record<string, Date> = {};
      for (let at = 0; at < pairs.length; at += 2) times[pairs[at] ?? ''] = new Date(Number(pairs[at + 1]));
      return times;
    },
  });
});

it('a Redis that is full takes no jobs, and the queue does not call itself well', async () => {
  const redis = new Redis(url);
  const queue = await open();
  onTestFinished(async () => {
    await redis.config('SET', 'maxmemory', '0');
    redis.disconnect();
    await queue.close();
  });
  await queue.ping();
  await redis.config('SET', 'maxmemory', '1');
  await expect(queue.ping()).rejects.toThrow('OOM');
});

describe('while Redis is away', () => {
  it('an add fails within seconds instead of waiting, and works again when Redis is back', async () => {
    const server = await RedisServer.start();
    onTestFinished(() => server.stop());
    const queue = await openQueue({ redisUrl: server.url, databaseUrl: '' }, logger, OPTIONS);
    let done = 0;
    queue.work(async () => {
      done += 1;
    });
    await until(async () => {
      await queue.add([job('contact-mail', { contactId: 1 })]).catch(() => undefined);
      return done > 0;
    });
    await server.stop();
    const began = Date.now();
    await expect(queue.add([job('contact-mail', { contactId: 2 })])).rejects.toThrow();
    await expect(
      queue.add([job('contact-mail', { contactId: 2 }), job('contact-mail', { contactId: 3 })]),
    ).rejects.toThrow();
    expect(Date.now() - began).toBeLessThan(8000);

    const before = done;
    await server.restart();
    await until(async () => {
      await queue.add([job('contact-mail', { contactId: 4 })]).catch(() => undefined);
      return done > before;
    }, 25_000);
    await queue.close();
  });

  it('a queue can be opened, and works when Redis has come', async () => {
    const server = await RedisServer.start();
    onTestFinished(() => server.stop());
    await server.stop();
    const queue = await openQueue({ redisUrl: server.url, databaseUrl: '' }, logger, OPTIONS);
    let done = 0;
    queue.work(async () => {
      done += 1;
    });
    await expect(queue.add([job('sweep', {})])).rejects.toThrow();
    await server.restart();
    await until(async () => {
      await queue.add([job('sweep', {})]).catch(() => undefined);
      return done > 0;
    }, 25_000);
    await queue.close();
  });
});
