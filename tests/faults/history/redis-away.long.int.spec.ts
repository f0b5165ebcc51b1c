import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { judge, NOTHING_WRONG } from '../../support/faults/checker/verdict.ts';
import { Crowd } from '../../support/faults/crowd/crowd.ts';
import { missing } from '../../support/faults/machine/tools.ts';
import { Site } from '../../support/faults/site.ts';
import { RedisServer } from '../../support/queue/redis-server.ts';

const absent = await missing('Redis down, emptied and restarted', 'redis-server', '--version');

let site: Site | undefined;
let redis: RedisServer | undefined;
afterEach(async () => {
  await site?.stop();
  await redis?.stop();
});

describe.skipIf(absent !== undefined)('Redis', { timeout: 300_000 }, () => {
  it('killed, emptied and started again under six writers: every write is taken, every letter written once', async () => {
    redis = await RedisServer.start();
    site = await Site.start({ apis: 2, redisUrl: redis.url });
    const crowd = await Crowd.gather(site, { writers: 6, readers: 2 });
    crowd.begin(20);
    for (let round = 0; round < 3; round++) {
      await sleep(1500);
      const client = new Redis(redis.url);
      await client.flushall();
      client.disconnect();
      await sleep(1000);
      await redis.stop();
      await site.workers[0]?.kill();
      const before = crowd.history.count('ok');
      await sleep(2000);
      expect(crowd.history.count('ok')).toBeGreaterThan(before);
      await redis.restart();
      await site.workers[0]?.start();
    }
    await crowd.end();
    expect(crowd.history.count('unknown')).toBe(0);
    // a job that the emptied queue has lost is found by the sweep, once a minute
    expect(await judge(site, crowd, 240_000)).toEqual(NOTHING_WRONG);
  });
});
