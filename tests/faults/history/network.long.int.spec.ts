import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webIsBuilt } from '../../support/api/start-api.ts';
import { judge, NOTHING_WRONG } from '../../support/faults/checker/verdict.ts';
import { Crowd } from '../../support/faults/crowd/crowd.ts';
import { Network } from '../../support/faults/machine/network.ts';
import { missing } from '../../support/faults/machine/tools.ts';
import { Site } from '../../support/faults/site.ts';
import { RedisServer } from '../../support/queue/redis-server.ts';
import { until } from '../../support/until.ts';

const ROUND_MS = 6000;
/** Longer than any statement of the API may take. */
const SILENCE_MS = 15_000;

const absent = await missing('a bad network before Redis', 'redis-server', '--version');

let site: Site | undefined;
let redis: RedisServer | undefined;
const networks: Network[] = [];

beforeAll(webIsBuilt, 150_000);
afterEach(async () => {
  await site?.stop();
  await Promise.all(networks.splice(0).map((network) => network.close()));
  await redis?.stop();
  [site, redis] = [undefined, undefined];
});

async function networkTo(url: string): Promise<{ network: Network; url: string }> {
  const network = await Network.to(Number(new URL(url).port));
  networks.push(network);
  return { network, url: network.through(url) };
}

/** Everything that a network does, one after the other, and at last nothing. */
async function storm(network: Network): Promise<void> {
  network.delayMs = 40;
  await sleep(ROUND_MS);
  network.loss = 0.05;
  await sleep(ROUND_MS);
  [network.delayMs, network.loss] = [0, 0];
  for (const bad of [() => network.cut(0.3), () => network.lose(0.3)]) {
    for (let round = 0; round < 8; round++) {
      bad();
      await sleep((2 * ROUND_MS * Math.random()) / 8);
    }
  }
  network.hold();
  await sleep(SILENCE_MS);
  network.release();
  await sleep(ROUND_MS);
}

describe('packets that come late or never, connections that are cut or vanish', { timeout: 600_000 }, () => {
  it('between our processes and Postgres: nothing is lost, refused and done, or told twice', async () => {
    let between: Network | undefined;
    site = await Site.start({
      apis: 2,
      reach: async (url) => {
        const made = await networkTo(url);
        between = made.network;
        return made.url;
      },
    });
    const crowd = await Crowd.gather(site, { writers: 6, readers: 3, runReaders: 4 });
    const pids = [...site.apis, ...site.workers].map(({ pid }) => pid);
    crowd.begin(20);
    if (between !== undefined) await storm(between);
    const { length } = crowd.history.operations;
    await until(() => crowd.history.operations.slice(length).some(({ outcome }) => outcome === 'ok'), 20_000);
    await crowd.end();
    console.info(`Postgres behind a bad network, ${between?.connections} connections: ${crowd.history.summary()}.`);
    expect(crowd.history.count('ok')).toBeGreaterThan(50);
    // a vanished connection keeps what it held until the server gives it up after a minute
    expect(await judge(site, crowd, 180_000)).toEqual(NOTHING_WRONG);
    expect([...site.apis, ...site.workers].map(({ pid }) => pid)).toEqual(pids);
  });

  it.skipIf(absent !== undefined)(
    'between our processes and Redis: no write waits for it, every letter is written once',
    async () => {
      redis = await RedisServer.start();
      const { network, url } = await networkTo(redis.url);
      site = await Site.start({ apis: 2, redisUrl: url });
      const crowd = await Crowd.gather(site, { writers: 6, readers: 3, runReaders: 4 });
      crowd.begin(20);
      await storm(network);
      await crowd.end();
      console.info(`Redis behind a bad network, ${network.connections} connections: ${crowd.history.summary()}.`);
      expect(crowd.history.count('unknown')).toBe(0);
      const slowest = Math.max(
        ...crowd.history.operations.map(({ invokedAt, endedAt = Number.POSITIVE_INFINITY }) => endedAt - invokedAt),
      );
      expect(slowest).toBeLessThan(10_000);
      expect(await judge(site, crowd, 180_000)).toEqual(NOTHING_WRONG);
    },
  );
});
