import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { Composition } from '../support/containers/composition.ts';
import type { Actor } from '../support/http.ts';
import { until } from '../support/until.ts';

const SCALE = ['--scale', 'api=2', '--scale', 'worker=3'];
const SUBSCRIBERS = 12;
const today = karachiDay(new Date());

let site: Composition;
let chief: Actor;
let secondsToHealthy: number;

beforeAll(async () => {
  site = await Composition.onFreePort();
  const started = performance.now();
  await site.compose(['up', '-d', '--no-build', ...SCALE]);
  await until(async () => {
    const ids = (await Promise.all(['api', 'worker'].map((name) => site.containers(name)))).flat();
    return ids.length === 5 && (await Promise.all(ids.map((id) => site.isHealthy(id)))).every(Boolean);
  }, 90_000);
  await until(async () => (await fetch(`${site.url}/readyz`).catch(() => undefined))?.status === 200, 30_000);
  secondsToHealthy = (performance.now() - started) / 1000;
  chief = site.visitor();
  const { ADMIN_USERNAME: username = '', ADMIN_PASSWORD: password = '' } = site.settings;
  await chief.call(userEndpoints.login, { body: { username, password } });
}, 180_000);
afterAll(async () => {
  await site?.down();
}, 60_000);

const notice = (title: string) => ({
  title,
  description: 'Reinforced concrete bridge over the canal.',
  publishDate: today,
  closingDate: addDays(today, 20),
  status: 'open' as const,
  categories: ['Roads'],
  sectors: ['Government' as const],
});

it('two APIs and three workers are healthy within a minute', () => {
  console.log(`Compose: up to healthy in ${secondsToHealthy.toFixed(1)} s`);
  expect(secondsToHealthy).toBeLessThan(60);
});

it('does not start without its secrets, and names what is missing [ASVS 13.2.3]', async () => {
  const { SESSION_SECRET: _, ...settings } = site.settings;
  await expect(site.compose(['config'], { ...settings, SESSION_SECRET: '' })).rejects.toThrow(/set SESSION_SECRET/);
});

it('publishes the site and nothing else, and locks every container [ASVS 13.2.2, 13.4.5]', async () => {
  const ids = (await site.compose(['ps', '-q'])).split('\n').filter((line) => /^[0-9a-f]{12,}$/.test(line));
  const seen = JSON.parse(await site.docker('inspect', ...ids)) as {
    Name: string;
    Config: { User: string };
    HostConfig: {
      ReadonlyRootfs: boolean;
      CapDrop: string[];
      SecurityOpt: string[];
      Memory: number;
      PidsLimit: number;
    };
    NetworkSettings: { Ports: Record<string, unknown[] | null> };
  }[];
  expect(seen.length).toBeGreaterThanOrEqual(8);
  for (const { Name, Config, HostConfig } of seen) {
    expect({ Name, root: Config.User === '' || Config.User === 'root' }).toEqual({ Name, root: false });
    expect(HostConfig).toMatchObject({ ReadonlyRootfs: true, CapDrop: ['ALL'] });
    expect(HostConfig.SecurityOpt).toContain('no-new-privileges:true');
    expect(HostConfig.Memory).toBeGreaterThan(0);
    expect(HostConfig.PidsLimit).toBeGreaterThan(0);
  }
  const published = seen.filter(({ NetworkSettings }) =>
    Object.values(NetworkSettings.Ports).some((bound) => (bound?.length ?? 0) > 0),
  );
  expect(published.map(({ Name }) => Name)).toEqual([expect.stringContaining('proxy')]);
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
});

it('one session is good for every API', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => chief.send(userEndpoints.current)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const served = await Promise.all(
    (await site.containers('api')).map(async (id) => (await site.docker('logs', id)).includes('"path":"/api/user"')),
  );
  expect(served).toEqual([true, true]);
});

describe('killing any one of them under load', () => {
  it('loses no write that was tried again, and no mail, and sends none twice', async () => {
    const ids = await subscribers();
    const load = new Load(chief);
    const [api = '', other = ''] = await site.containers('api');
    const [worker = ''] = await site.containers('worker');

    await load.during(async () => {
      await sleep(1500);
      await site.docker('kill', '-s', 'KILL', api);
      await sleep(2500);
      await site.docker('kill', '-s', 'KILL', worker);
      await sleep(1500);
      await site.docker('start', api, worker);
      await until(() => site.isHealthy(api), 60_000);
    });
    expect(load.written.size).toBeGreaterThan(20);
    expect(await count(`SELECT count(*) FROM tender WHERE title LIKE 'Under load %'`)).toBe(load.written.size);

    // leaving in order is seen by nobody: the second API is told to end while requests come in
    const calm = new Load(chief);
    await calm.during(async () => {
      await sleep(500);
      await site.docker('stop', '-t', '20', other);
    });
    await site.docker('start', other);
    console.log(
      `Compose: ${load.written.size} writes, ${load.again} tried again after a kill; ${calm.written.size} and ${calm.again} while one API left in order`,
    );
    expect(calm.again).toBe(0);

    const tenders = load.written.size + calm.written.size;
    const expected = tenders * ids.length;
    await until(async () => (await count('SELECT count(*) FROM sent_tender')) >= expected, 90_000);
    expect(await count('SELECT count(*) FROM sent_tender')).toBe(expected);
    expect(await count('SELECT count(*) FROM (SELECT DISTINCT subscription_id, tender_id FROM sent_tender) s')).toBe(
      expected,
    );
    expect(await count(`SELECT count(*) FROM mail WHERE kind = 'confirmation' AND status = 'sent'`)).toBe(ids.length);
  }, 240_000);
});

it('finds what was published, whichever API is asked', async () => {
  const [hit] = await site.visitor().call(tenderEndpoints.list, { query: { search: 'load', limit: 1 } });
  expect(hit?.title).toMatch(/^Under load /);
  expect((await fetch(`${site.url}/tenders`)).status).toBe(200);
});

const count = async (statement: string) => Number((await site.rows(statement))[0]);

/** Paid, wanting alerts about Roads. */
async function subscribers(): Promise<number[]> {
  await chief.post('/api/categories', { name: 'Roads' });
  await chief.call(newsletterEndpoints.mapInterestArea, { params: { id: 1 }, body: { categories: ['Roads'] } });
  return Promise.all(
    Array.from({ length: SUBSCRIBERS }, async (_, n) => {
      const { id } = await site.visitor().call(newsletterEndpoints.subscribe, {
        body: {
          email: `s${n}@example.pk`,
          fullName: `Subscriber ${n}`,
          businessType: 'Supplier',
          interestAreas: ['Construction'],
          emailFrequency: 'immediate',
        },
      });
      const body = { plan: 'monthly', amount: PLANS.monthly.price, reference: `bank-${n}` } as const;
      await chief.call(newsletterEndpoints.recordPayment, { params: { id }, body });
      return id;
    }),
  );
}

/** Four writers who try a write again, under the same key, until it is answered. */
class Load {
  readonly written = new Set<number>();
  again = 0;
  #working = true;
  static #next = 0;
  readonly #chief: Actor;

  constructor(actor: Actor) {
    this.#chief = actor;
  }

  async during(work: () => Promise<void>): Promise<void> {
    const writers = Array.from({ length: 4 }, () => this.#write());
    try {
      await work();
    } finally {
      this.#working = false;
      await Promise.all(writers);
    }
  }

  async #write(): Promise<void> {
    while (this.#working) {
      const number = Load.#next++;
      for (let attempt = 0; ; attempt++) {
        const answer = await this.#chief
          .send(tenderEndpoints.create, {
            body: notice(`Under load ${number}`),
            headers: { 'Idempotency-Key': `load-${number}` },
          })
          .catch(() => undefined);
        if (answer?.status === 201) {
          this.written.add(number);
          break;
        }
        this.again++;
        if (attempt > 50) throw new Error(`Write ${number} was never answered: ${JSON.stringify(answer)}`);
        await sleep(200);
      }
      await sleep(50);
    }
  }
}
