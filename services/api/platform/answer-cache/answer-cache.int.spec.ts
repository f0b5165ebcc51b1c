import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#db/connection.ts';
import { startSeveralApis } from '../../../../tests/support/api/several-apis.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import type { Actor } from '../../../../tests/support/http.ts';
import { until } from '../../../../tests/support/until.ts';
import { registry } from '../telemetry/api-metrics.ts';

const LIST = '/api/categories';
/** Milliseconds in which a process has noticed what another one wrote; the rest is this machine. */
const BOUND = 1000;

let [a, b, bare] = ['', '', ''];
let id = 0;
let count = 0;

const site = forAllTests(() => startSeveralApis([4, 4, 0]));
beforeAll(async () => {
  [a = '', b = '', bare = ''] = site.origins;
  await until(() => site.caches.slice(0, 2).every((cache) => cache?.isOn()));
});

const get = (origin: string, path = LIST, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}${path}`, { headers, method });
const text = async (origin: string, path = LIST) => (await get(origin, path)).text();
const asked = async (outcome: string) => {
  const { values } = (await registry.getSingleMetric('ailaan_answer_cache_requests_total')?.get()) ?? { values: [] };
  return values.filter(({ labels }) => labels.outcome === outcome).reduce((sum, { value }) => sum + value, 0);
};
/** How many of what `work` asks are answered from what is kept. */
async function hitsOf(work: () => Promise<unknown>, outcome = 'hit'): Promise<number> {
  const before = await asked(outcome);
  await work();
  return (await asked(outcome)) - before;
}
const rename = async (by: Actor, name: string) => {
  const { status } = await by.put(`${LIST}/${id}`, { name });
  expect(status).toBe(200);
};
const nameIn = async (answer: Response) =>
  ((await answer.json()) as { id: number; name: string }[]).find((one) => one.id === id)?.name;

beforeEach(async () => {
  count += 1;
  const { body } = await site.chief.post(LIST, { name: `Works ${count}` });
  id = (body as { id: number }).id;
  await until(async () => (await nameIn(await get(b))) !== undefined);
  await sleep(250); // both processes have seen the event of it
});

describe('visitors', () => {
  it('are answered the same bytes and headers as without the cache, until something is written', async () => {
    const first = await get(a, LIST, { 'accept-encoding': 'br' });
    expect(await hitsOf(async () => expect(await text(a)).toBe(await first.clone().text()))).toBe(0); // another coding
    const again = await get(a, LIST, { 'accept-encoding': 'br' });
    const without = await get(bare, LIST, { 'accept-encoding': 'br' });
    expect(await again.text()).toBe(await without.text());
    const shown = (answer: Response) =>
      Object.fromEntries(
        [...answer.headers].filter(
          ([name]) =>
            !/^(date|connection|keep-alive|content-length|transfer-encoding|x-request-id|ratelimit)$/.test(name),
        ),
      );
    expect(shown(again)['content-security-policy']).not.toContain('nonce');
    const policy = shown(without)['content-security-policy']?.replace(/ 'nonce-[^']*'/g, '');
    expect(shown(again)).toEqual({ ...shown(without), 'content-security-policy': policy });
    expect(again.headers.get('vary')).toBe('Accept-Encoding');
    const ids = [first, again, without].map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids.filter(Boolean)).size).toBe(3);
  });

  it('each learn what is left of their own budget, not of whoever asked first', async () => {
    const left = async (headers: Record<string, string> = {}) =>
      Number(/^"read-60";r=(\d+);t=\d+$/.exec((await get(a, LIST, headers)).headers.get('ratelimit') ?? '')?.[1]);
    const first = await left();
    const tag = (await get(a)).headers.get('etag') ?? '';
    expect(await hitsOf(async () => expect(await left()).toBe(first - 2))).toBe(1);
    expect(await hitsOf(async () => expect(await left({ 'if-none-match': tag })).toBe(first - 3))).toBe(1);
  });

  it('who hold the bytes get 304, and with HEAD the headers alone', async () => {
    const tag = (await get(a)).headers.get('etag') ?? '';
    expect(
      await hitsOf(async () => {
        const same = await get(a, LIST, { 'if-none-match': tag });
        expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, tag, '']);
        expect(same.headers.get('cache-control')).toBe('public, no-cache');
        const head = await get(a, LIST, {}, 'HEAD');
        expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, '']);
      }),
    ).toBe(2);
    await rename(site.chief, `Renamed ${count}`);
    expect((await get(a, LIST, { 'if-none-match': tag })).status).toBe(200);
  });

  it('who were told of a change and want it fresh are answered anew', async () => {
    await text(a);
    expect(await hitsOf(() => get(a, LIST, { 'cache-control': 'no-cache' }))).toBe(0);
  });

  it('whose question with a tag comes first get their 304, and fill the cache for the next', async () => {
    const tag = (await get(bare)).headers.get('etag') ?? '';
    site.caches[0]?.forget('event');
    expect((await get(a, LIST, { 'if-none-match': tag })).status).toBe(304);
    expect(await hitsOf(() => text(a))).toBe(1);
  });

  it.each([
    ['/api/tenders?page=0', 400],
    ['/api/tenders/999999', 404],
    ['/api/nothing', 404],
    ['/nowhere', 404],
    ['/api/user', 401],
    ['/api/docs', 200],
  ])('are told %s = %i anew each time', async (path, status) => {
    const ask = async () => expect((await get(a, path)).status).toBe(status);
    expect(await hitsOf(async () => [await ask(), await ask(), await ask()])).toBe(0);
  });

  it('who ask the same at once cause one query', async () => {
    const all = async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => get(a, '/api/organizations?search=stampede')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    };
    expect(await hitsOf(all, 'miss')).toBe(1);
  });
});

describe('who is signed in or has just written', () => {
  it('is never answered from what is kept, and what they are answered is not kept', async () => {
    await text(a, '/');
    expect(
      await hitsOf(async () => {
        const { body } = await site.chief.get('/');
        expect(String(body)).toContain('Hello, ');
        await site.chief.get(LIST);
      }),
    ).toBe(0);
    expect(await text(a, '/')).not.toContain('Hello, ');
  });

  it('shares a page whose style and script are named by their hashes', async () => {
    const page = await get(a, '/about', { accept: 'text/html' });
    const html = await page.text();
    expect(await hitsOf(async () => expect(await text(a, '/about')).not.toBe(''))).toBe(0); // takes other types
    const again = await get(a, '/about', { accept: 'text/html' });
    expect((await again.text()) === html).toBe(true); // also the moment of its drawing
    const policy = again.headers.get('content-security-policy') ?? '';
    expect(policy).toBe(page.headers.get('content-security-policy'));
    for (const [, kind, inline = ''] of html.matchAll(/<(script|style)>(.*?)<\/\1>/gs))
      expect(policy).toContain(`${kind}-src 'self' 'sha256-${createHash('sha256').update(inline).digest('base64')}'`);
    expect(`${policy}${html}`).not.toContain('nonce');
  });

  it('sees it at once, in the same process also signed out, in the others also within the bound', async () => {
    await text(a);
    await text(b);
    await rename(site.chief, `Told ${count}`);
    expect(await nameIn(await get(a))).toBe(`Told ${count}`);
    const writer = { cookie: 'ailaan_wrote=1' };
    expect(await nameIn(await get(b, LIST, writer))).toBe(`Told ${count}`);
  });

  it('is told so by a cookie of some seconds', async () => {
    const { headers } = await site.chief.put(`${LIST}/${id}`, { name: `Cookie ${count}` });
    expect(headers.get('set-cookie')).toMatch(/^ailaan_wrote=1; Path=\/; Max-Age=5; HttpOnly; SameSite=Lax$/);
  });
});

describe('without sight of the log', () => {
  it('nothing is answered from the cache, and again when it is back', async () => {
    await text(b);
    const ended = await site.owner.query(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    expect(ended.length).toBeGreaterThan(0);
    await until(() => site.caches[1]?.isOn() === false);
    expect(await hitsOf(async () => [await text(b), await text(b)])).toBe(0);
    await until(() => site.caches[1]?.isOn() === true);
    // the reads before may have ended after it was back, and then be kept
    expect(await hitsOf(async () => [await text(b), await text(b)])).toBeGreaterThanOrEqual(1);
  });
});

it('whatever is written and read, an answer is at least as new as the writer was told, and others follow within the bound', async () => {
  let version = 0;
  /** When version n was answered for to its writer; index n. */
  const toldAt = [performance.now()];
  const versionIn = async (answer: Response) => Number(/ v(\d+)$/.exec((await nameIn(answer)) ?? '')?.[1]);
  await rename(site.chief, `Random ${count} v0`);
  const write = async (origin: string) => {
    version += 1;
    await rename(site.chief.at(origin), `Random ${count} v${version}`);
    toldAt[version] = performance.now();
  };
  const read = async (origin: string, isWriter: boolean) => {
    const told = toldAt.length - 1;
    const [at, sure] = [
      performance.now(),
      isWriter ? told : toldAt.findLastIndex((when) => performance.now() - when > BOUND),
    ];
    const seen = await versionIn(await get(origin, LIST, isWriter ? { cookie: 'ailaan_wrote=1' } : {}));
    expect(seen, `at ${at}`).toBeGreaterThanOrEqual(sure);
    expect(seen).toBeLessThanOrEqual(version);
  };
  const step = fc.record({
    kind: fc.constantFrom('write', 'read', 'read', 'read', 'read as writer', 'both at once'),
    at: fc.constantFrom(a, b),
    pause: fc.constantFrom(0, 0, 0, 30, 120),
  });
  for (const { kind, at, pause } of fc.sample(step, { numRuns: 120, seed: 11 })) {
    if (kind === 'write') {
      await write(at);
      expect(await versionIn(await get(at))).toBe(version); // its own process forgot before it answered
    } else if (kind === 'both at once') await Promise.all([write(at), read(a, false), read(b, false)]);
    else await read(at, kind === 'read as writer');
    await sleep(pause);
  }
  expect(version).toBeGreaterThan(10);
});
