import { beforeAll, describe, expect, it } from 'vitest';
import { forAllTests } from '../../tests/support/for-tests.ts';
import { RedisServer } from '../../tests/support/queue/redis-server.ts';
import { until } from '../../tests/support/until.ts';
import { Portal } from '../../tests/support/worker/portal.ts';

const dead: unknown[] = [];
const note = (reason: unknown) => void dead.push(reason);

beforeAll(() => {
  process.on('unhandledRejection', note);
  return () => process.off('unhandledRejection', note);
});
const redis = forAllTests(() => RedisServer.start());
const portal = forAllTests(() => Portal.start({ redisUrl: redis.url }));

const kindsFor = async (to: string) => (await portal.mails()).filter((mail) => mail.to === to).map(({ kind }) => kind);

describe('the worker on Redis', () => {
  it('writes the letters, and tells exactly what is new', async () => {
    await portal.payer({ email: 'amina@example.pk' });
    const roads = await portal.publish();
    await portal.publish({ categories: ['Books'] });
    expect(await portal.demand()).toMatchObject({ sent: 1 });
    expect(await portal.demand()).toMatchObject({ sent: 0, nothingNew: 1 });
    await portal.settled();
    expect((await kindsFor('amina@example.pk')).sort()).toEqual(['activation', 'confirmation', 'demand']);
    expect((await portal.digests()).map(({ tenders }) => tenders)).toEqual([[roads]]);
  });

  it('while Redis is away every write is taken, and afterwards everything comes [ASVS 16.5.2]', async () => {
    await redis.stop();
    await portal.payer({ email: 'patient@example.pk', emailFrequency: 'immediate' });
    const roads = await portal.publish();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await kindsFor('patient@example.pk')).toEqual([]);
    await redis.restart();
    await until(async () => (await kindsFor('patient@example.pk')).length === 3, 25_000);
    expect((await portal.digests()).filter(({ to }) => to === 'patient@example.pk')).toMatchObject([
      { kind: 'immediate', tenders: [roads] },
    ]);
    expect(dead).toEqual([]);
  });
});
