import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { interruptedRun, whole } from './interrupted-run.ts';

const LONG = process.env.FAULTS === 'long';
const [subscriptions, kills] = LONG ? [20_000, 30] : [3000, 6];
const redisUrl = process.env.TEST_REDIS_URL ?? '';

it(
  `a run of ${subscriptions} on Redis, with ${kills} kills and Redis emptied meanwhile, loses nobody and tells nobody twice`,
  async () => {
    const redis = new Redis(redisUrl);
    await redis.flushall();
    const meanwhile = async () => {
      await redis.flushall();
    };
    const { kills: survived, ...outcome } = await interruptedRun({ subscriptions, kills, redisUrl, meanwhile });
    redis.disconnect();
    expect(outcome).toEqual(whole(subscriptions));
    expect(survived).toBe(kills);
  },
  LONG ? 600_000 : 90_000,
);
