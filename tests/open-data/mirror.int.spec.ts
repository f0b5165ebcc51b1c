import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dumpEndpoints } from '#contracts/api/open-data/dumps.ts';
import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { type TenderBodyInput, tenderEndpoints } from '#contracts/api/tenders.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import { TENDER_CHANGES } from '#db/tender-changes/follow-changes.ts';
import { createLogger } from '../../services/platform/logger.ts';
import { writeDumps } from '../../services/worker/dumps/write-dumps.ts';
import type { Person } from '../support/api/people.ts';
import { Service } from '../support/faults/service.ts';
import { Site } from '../support/faults/site.ts';
import { tenderBody } from '../support/tenders/tender-samples.ts';
import { until } from '../support/until.ts';

const MIRROR = fileURLToPath(new URL('../../docs/examples/mirror.mjs', import.meta.url));
const ACTS = 250;
const LIMIT_MS = 300_000;

let site: Site;
let chief: Person;
let mirror: Service;
let folder: string;
let names = 0;
const tenders: number[] = [];
const categories: { id: number; name: string }[] = [];
const organizations: number[] = [];

const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;
const newName = (of: string) => {
  names += 1;
  return `${of} ${names}`;
};

/** Closing days lie far ahead, so that no status changes by the clock meanwhile. */
function anyBody(): TenderBodyInput {
  const today = karachiDay(new Date());
  const own = [...new Set([pick(organizations), pick(organizations)])];
  return tenderBody({
    title: newName('Road'),
    description: `Works of ${names}, سڑک\u2028and a drain`,
    publishDate: today,
    closingDate: addDays(today, 60 + (names % 60)),
    categories: [pick(categories).name],
    city: pick(['Lahore', 'Karachi', 'Quetta']),
    organizationIds: own,
  });
}
const publish = async () => tenders.push((await chief.call(tenderEndpoints.create, { body: anyBody() })).id);

async function act(): Promise<void> {
  const dice = Math.random();
  const id = pick(tenders);
  if (dice < 0.5) await chief.call(tenderEndpoints.update, { params: { id }, body: anyBody() });
  else if (dice < 0.65) await publish();
  else if (dice < 0.75) {
    const category = pick(categories);
    category.name = newName('Category');
    expect((await chief.put(`/api/categories/${category.id}`, { name: category.name })).status).toBe(200);
  } else if (dice < 0.85) {
    expect((await chief.put(`/api/organizations/${pick(organizations)}`, { name: newName('Body') })).status).toBe(200);
  } else if (dice < 0.95) {
    tenders.splice(tenders.indexOf(id), 1);
    await chief.call(tenderEndpoints.remove, { params: { id } });
  } else {
    const [last] = await chief.call(redactionEndpoints.redactable, { params: { id } });
    const { version = 0, fields = [] } = last ?? {};
    const body = { version, fields: fields.slice(0, 1), reason: 'Names a person.' };
    if (fields.length > 0) await chief.call(redactionEndpoints.redact, { params: { id }, body });
  }
}

beforeAll(async () => {
  // the administrator writes at the first API, the mirror reads at the second, which hears of it a moment later
  site = await Site.start({ apis: 2 });
  chief = await site.administrator();
  for (let n = 0; n < 5; n++) {
    const name = newName('Category');
    const { body } = await chief.post('/api/categories', { name });
    categories.push({ id: (body as { id: number }).id, name });
    const made = await chief.post('/api/organizations', { name: newName('Body') });
    organizations.push((made.body as { id: number }).id);
  }
  for (let n = 0; n < 40; n++) await publish();
  const { owner: db } = site;
  const config = { publicUrl: site.origins[0] ?? '' };
  await writeDumps({ db, config, logger: createLogger('test', 'silent'), clock: () => new Date() });
  folder = join(site.folder, 'copy');
  mirror = new Service({
    main: MIRROR,
    arguments: [site.origins[1] ?? '', folder],
    env: {},
    works: async () => (await readFile(join(folder, 'place'), 'utf8')).length > 0,
  });
  await mirror.start();
}, LIMIT_MS);
afterAll(async () => {
  await mirror?.kill();
  await site?.stop();
});

it(`the mirror of the docs is equal to the byte after ${ACTS} random acts and two kill -9`, {
  timeout: LIMIT_MS,
}, async () => {
  const { dumps } = await chief.call(dumpEndpoints.dumps);
  expect(dumps.map(({ tenders: count }) => count)).toEqual(expect.arrayContaining([40, 40]));
  const [, api] = site.apis;
  const [worker] = site.workers;
  const kills: Readonly<Record<number, () => Promise<unknown> | undefined>> = {
    150: () => worker?.kill(),
    200: () => worker?.start(),
    300: () => api?.kill(),
    350: () => api?.start(),
  };
  for (let n = 0; n < ACTS; n++) {
    await kills[n]?.();
    await act();
  }
  const at = (path: string) => fetch(`${site.origins[1]}${path}`, { headers: { 'cache-control': 'no-cache' } });
  const last = await site.lastPosition();
  await until(async () => (await readCheckpoint(site.owner, TENDER_CHANGES)) === last, 60_000);
  const { next } = (await (await at('/api/changes?after=latest')).json()) as { next: string };
  await until(async () => (await readFile(join(folder, 'place'), 'utf8')) === `&after=${next}`, 60_000);

  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  expect(files.toSorted()).toEqual(tenders.map((id) => `${id}.json`).toSorted());
  const differing: string[] = [];
  for (const name of files) {
    const answer = await (await at(`/api/tenders/${name.slice(0, -'.json'.length)}`)).text();
    if ((await readFile(join(folder, name), 'utf8')) !== answer) differing.push(name);
  }
  expect(differing).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
});
