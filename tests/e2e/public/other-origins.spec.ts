import { afterAll, beforeAll, expect, it } from 'vitest';
import { onFreshPages } from '../../support/browser/fresh-pages.ts';
import { serve } from '../../support/listen.ts';
import { runningProduct } from '../../support/product.ts';
import { signUp } from '../sign-up.ts';

const { visit } = onFreshPages();

/** A journal on a port of its own, thus of another origin; of the same site, so that cookies would go along. */
let journal: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  journal = await serve((_req, res) => {
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.end('<!doctype html><link rel="icon" href="data:,"><title>Journal</title><p>Tenders of the week</p>');
  });
});
afterAll(() => journal?.close());

it('a page of another origin fetches a list and reads nothing of whoever is signed in', async () => {
  const { page, excused } = visit;
  excused.push(/CORS policy|ERR_FAILED|status of 400/);
  await signUp(page);
  await page.goto(journal.origin);
  const found = await page.evaluate(async (portal) => {
    const read = (path: string, options: RequestInit = {}) =>
      fetch(`${portal}${path}`, options).then(
        async (answer) => ({
          status: answer.status,
          total: answer.headers.get('X-Total-Count'),
          left: answer.headers.get('RateLimit'),
          tag: answer.headers.get('ETag'),
          text: (await answer.text()).slice(0, 100),
        }),
        () => 'unreadable' as const,
      );
    const list = await read('/api/tenders?limit=1');
    const tag = list === 'unreadable' ? '' : (list.tag ?? '');
    return {
      list,
      again: await read('/api/tenders?limit=1', { headers: { 'If-None-Match': tag }, cache: 'no-store' }),
      refused: await read('/api/tenders?status=road'),
      feed: await read('/tenders.atom'),
      own: await read('/api/user', { credentials: 'include' }),
      devices: await read('/api/account/sessions', { credentials: 'include' }),
      listAsMyself: await read('/api/tenders?limit=1', { credentials: 'include' }),
      written: await read('/api/account/saved/1', { method: 'PUT', credentials: 'include' }),
    };
  }, runningProduct().url);
  expect(found.list).toMatchObject({
    status: 200,
    total: expect.stringMatching(/^\d+$/),
    left: expect.stringContaining('"read-60";r='),
  });
  expect(found.again).toMatchObject({ status: 304 });
  expect(found.refused).toMatchObject({ status: 400, text: expect.stringContaining('Bad Request') });
  expect(found.feed).toMatchObject({ status: 200, text: expect.stringContaining('<feed') });
  const { own, devices, listAsMyself, written } = found;
  expect([own, devices, listAsMyself, written]).toEqual(Array(4).fill('unreadable'));
});
