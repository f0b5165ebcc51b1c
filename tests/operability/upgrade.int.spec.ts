import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { type ApiProcess, runMigrations, startApiProcess } from '../support/api/api-process.ts';
import { People } from '../support/api/people.ts';
import { webIsBuilt } from '../support/api/start-api.ts';
import { forAllTests } from '../support/for-tests.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { until } from '../support/until.ts';

/** How often a proxy looks who is ready; SHUTDOWN_DELAY is four times that, as in docker-compose.yml. */
const LOOK_MS = 250;

let apis: ApiProcess[];

beforeAll(webIsBuilt);
const database = forAllTests(createTestDatabase);
beforeAll(async () => {
  const start = () => startApiProcess(database.url, { SHUTDOWN_DELAY: '1' });
  await runMigrations(database.ownerUrl); // also makes the first administrator
  apis = await Promise.all([start(), start()]);
});
afterAll(() => Promise.all((apis ?? []).map((api) => api.kill())));

/** Sends requests in turn to those who were ready when it looked last. */
class Balancer {
  ready: readonly ApiProcess[] = apis;
  #turn = 0;
  #isOpen = true;
  readonly #looking = this.#look();

  next(): string {
    this.#turn += 1;
    return this.ready[this.#turn % this.ready.length]?.site ?? '';
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#looking;
  }

  async #look(): Promise<void> {
    while (this.#isOpen) {
      const ready = await Promise.all(apis.map((api) => api.isReady()));
      this.ready = apis.filter((_, at) => ready[at]);
      await sleep(LOOK_MS);
    }
  }
}

it('an upgrade of two APIs, one after the other, under load: nobody is refused, everything written is there', async () => {
  const balancer = new Balancer();
  const chief = await new People(apis[0]?.site ?? '').superAdmin();

  const failures: unknown[] = [];
  const written: number[] = [];
  let read = 0;
  let isOver = false;
  const loop = async (work: () => Promise<void>) => {
    while (!isOver && failures.length === 0) {
      await work().catch((error) => failures.push(error));
      await sleep(10);
    }
  };
  const reader = (path: string) =>
    loop(async () => {
      const { status } = await fetch(`${balancer.next()}${path}`);
      if (status === 200) read += 1;
      else failures.push(`${path}: ${status}`);
    });
  const writer = (name: string) =>
    loop(async () => {
      const body = { name: `${name} ${written.length}` };
      const { id } = await chief.at(balancer.next()).call(categoryEndpoints.create, { body });
      written.push(id);
    });
  const load = [reader('/api/tenders'), reader('/api/categories'), reader('/tenders'), writer('Roads')];

  await sleep(300);
  expect(await runMigrations(database.ownerUrl)).toBe(0);
  const codes: unknown[] = [];
  for (const api of apis) {
    codes.push(await api.leave());
    await api.startAnew();
    await until(() => balancer.ready.length === 2);
  }
  isOver = true;
  await Promise.all(load);
  await balancer.close();

  expect(failures).toEqual([]);
  expect(codes).toEqual([0, 0]);
  expect(read).toBeGreaterThan(100);
  expect(written.length).toBeGreaterThan(20);
  for (const { site } of apis) {
    const { headers } = await chief
      .at(site)
      .send(categoryEndpoints.list, { query: { search: 'Roads', page: 1, limit: 1 } });
    expect(headers.get('x-total-count')).toBe(String(new Set(written).size));
  }
}, 240_000);
