import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Changes, changeEndpoints } from '#contracts/api/open-data/changes.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { EVERYTHING, OPEN_DATA } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { followReleases } from '../../../../../tests/support/open-data/follow-releases.ts';
import { tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';
import { createChangeWatch } from './change-watch.ts';
import { changesRoute } from './changes.route.ts';
import { beginning, readCursor, writeCursor } from './cursor.ts';

const api = forAllTests(() => startApi({ modules: [...EVERYTHING, OPEN_DATA] }));
const chief = forAllTests(() => api.superAdmin());
const following = forAllTests(() => followReleases(api));
beforeAll(async () => expect((await chief.post('/api/categories', { name: 'Roads' })).status).toBe(201));

const told = () => following.caughtUp();
const publish = async () => (await chief.call(tenderEndpoints.create, { body: tenderBody() })).id;
const edit = (id: number, title: string) =>
  chief.call(tenderEndpoints.update, { params: { id }, body: tenderBody({ title }) });
const ask = (query: Record<string, string>) => api.visitor().get(`/api/changes?${new URLSearchParams(query)}`);
const changes = async (query: Record<string, string>): Promise<Changes> =>
  changeEndpoints.changes.response.parse((await ask(query)).body);
const latest = async () => (await changes({ after: 'latest' })).next;

beforeEach(told);

it('tells every change once, page by page, and ends with a cursor to go on with', async () => {
  const start = await latest();
  const [one, two] = [await publish(), await publish()];
  await edit(one, 'Changed');
  await chief.call(tenderEndpoints.remove, { params: { id: two } });
  await told();
  const whole = await changes({ after: start });
  expect(whole.changes).toMatchObject([
    { id: one, version: 1, kind: 'published' },
    { id: two, version: 1, kind: 'published' },
    { id: one, version: 2, kind: 'changed' },
    { id: two, version: 2, kind: 'removed' },
  ]);
  const single: Changes['changes'] = [];
  let next = start;
  for (let page = await changes({ after: next, limit: '1' }); page.changes.length > 0; ) {
    single.push(...page.changes);
    next = page.next;
    page = await changes({ after: next, limit: '1' });
    if (page.changes.length === 0) expect(page.next).toBe(next);
  }
  expect(single).toEqual(whole.changes);
  expect(next).toBe(whole.next);
  const { ocid, at } = whole.changes[0] ?? { ocid: '', at: '' };
  expect(ocid).toMatch(/^ocds-ailaan-\d+-[0-9a-f]{12}$/);
  expect(at).toBe((await api.visitor().call(tenderEndpoints.get, { params: { id: one } })).createdAt);
});

it('is 304 while nothing is new', async () => {
  const query = { after: await latest() };
  const etag = (await ask(query)).headers.get('etag') ?? '';
  const again = () => api.visitor().get(`/api/changes?${new URLSearchParams(query)}`, { 'if-none-match': etag });
  expect((await again()).status).toBe(304);
  await publish();
  await told();
  expect((await again()).status).toBe(200);
});

describe('waiting', () => {
  it('ends with the first change', async () => {
    const after = await latest();
    const began = performance.now();
    const waiting = changes({ after, wait: '20' });
    await sleep(300);
    const id = await publish();
    expect((await waiting).changes).toMatchObject([{ id, kind: 'published' }]);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('ends empty after the time that was asked for, with the same cursor', async () => {
    const after = await latest();
    const began = performance.now();
    expect(await changes({ after, wait: '1' })).toEqual({ changes: [], next: after });
    expect(performance.now() - began).toBeGreaterThan(900);
  });

  it('asks the database nothing while nobody waits, one question for all who do, and lets go of all at the end', async () => {
    let asked = 0;
    const prepared = async () => {
      asked += 1;
      return [];
    };
    const db = { ...api.db, prepared: prepared as typeof api.db.prepared };
    const readiness = { draining: false };
    const watch = createChangeWatch({ db, readiness, onChange: () => undefined });
    const place = beginning('0123456789ab');
    const all = Promise.all(Array.from({ length: 100 }, () => watch.waitBeyond(place, 60_000, () => undefined)));
    await sleep(600);
    expect(asked).toBeLessThan(5);
    readiness.draining = true;
    await all;
    const before = asked;
    await sleep(600);
    expect(asked).toBe(before);
  });
});

describe('few followers that may wait', () => {
  const few = { routes: (given: Parameters<typeof changesRoute>[0]) => [changesRoute(given, 8)], projections: {} };
  const small = forAllTests(() => startApi({ modules: [few], settings: { trustProxy: 1 } }));

  it('leave room for other networks, however many one has', async () => {
    const wait = async (network: string) =>
      (await small.visitor().get('/api/changes?wait=2', { 'x-forwarded-for': `${network}.7` })).status;
    const greedy = Array.from({ length: 8 }, () => wait('198.51.100'));
    await sleep(300);
    expect(await wait('203.0.113')).toBe(200);
    expect((await Promise.all(greedy)).toSorted()).toEqual([200, 200, ...Array(6).fill(429)]);
  });
});

describe('a cursor that is not of this portal as it stands is refused in a sentence', () => {
  const refusal = async (after: string) => {
    const { status, body } = await ask({ after });
    expect(status).toBe(400);
    return (body as { message: string }).message;
  };

  it('cut or garbled', async () => {
    const cursor = await latest();
    const swapped = cursor.slice(0, 20) + (cursor[20] === 'A' ? 'B' : 'A') + cursor.slice(21);
    for (const broken of [cursor.slice(0, -1), cursor.slice(3), swapped, `${cursor}=`, 'x', '', '%00', '42'])
      expect(await refusal(broken)).toMatch(/cut or garbled/);
  });

  it('of another portal, from the future, and of a past that was restored away', async () => {
    const cursor = await latest();
    const known = readCursor(cursor, Buffer.from(cursor, 'base64url').toString().slice(0, 12));
    expect(await refusal(writeCursor({ ...known, portal: 'abcdef012345' }))).toMatch(/another portal/);
    expect(await refusal(writeCursor({ ...known, position: known.position + 1000 }))).toMatch(/ahead of this portal/);
    expect(await refusal(writeCursor({ ...known, event: 'abcdef012345' }))).toMatch(/ahead of this portal/);
  });

  it.each([{ limit: '0' }, { limit: '1001' }, { wait: '51' }, { wait: 'x' }, { page: '2' }])('%o', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });
});
