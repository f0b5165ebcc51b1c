import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, newPage } from '../../support/browser.ts';
import { forAllTests } from '../../support/for-tests.ts';
import { runningProduct } from '../../support/product.ts';
import { visitAsAdministrator } from '../admin/as-administrator.ts';

const KB = 1000;
/** How long a visitor only looks; what a public page fetches meanwhile, unasked, is weighed with it. */
const STAY_MS = 9000;

const browser = forAllTests(launchBrowser);

interface Weight {
  /** Bytes as they were sent: bodies of scripts, and everything but pictures with headers. */
  readonly scripts: number;
  readonly all: number;
  readonly table: string;
}

async function weigh(requests: readonly Request[]): Promise<Weight> {
  const sent = await Promise.all(
    requests.map(async (request) => ({ request, kind: request.resourceType(), ...(await request.sizes()) })),
  );
  const real = sent.filter(({ request, kind }) => kind !== 'image' && request.url().startsWith('http'));
  const sum = (list: typeof sent, headers: 0 | 1) =>
    list.reduce((total, one) => total + one.responseBodySize + headers * one.responseHeadersSize, 0);
  const lines = real.map((one) => `${one.responseBodySize}+${one.responseHeadersSize} ${one.request.url()}`);
  return {
    scripts: sum(
      real.filter(({ kind }) => kind === 'script'),
      0,
    ),
    all: sum(real, 1),
    table: lines.join('\n'),
  };
}

type Visited = Weight & { readonly html: string };

/** A first visit: nothing cached, nothing touched, until the network has nothing more to do, and so long at least. */
async function firstVisit(path: string, stayMs: number, signedIn?: BrowserContext): Promise<Visited> {
  const visit = await newPage(browser, { baseUrl: runningProduct().url, width: 390 });
  if (signedIn !== undefined) {
    await visit.page.context().addCookies(await signedIn.cookies());
    await visit.page.addInitScript(neverLater);
  }
  const requests: Request[] = [];
  visit.page.on('requestfinished', (request) => requests.push(request));
  const [answer] = await Promise.all([visit.page.goto(path, { waitUntil: 'networkidle' }), delay(stayMs)]);
  const weight = await weigh(requests);
  const html = (await answer?.text()) ?? '';
  await visit.close();
  return { ...weight, html };
}

/** The administration fetches its form a second later, so that it opens at once: a slow machine would weigh that, too. */
function neverLater(): void {
  const { setTimeout } = window;
  Object.assign(window, { setTimeout: (work: () => void, ms = 0) => (ms < 1000 ? setTimeout(work, ms) : 0) });
}

describe('a first visit is light', () => {
  const pages = [
    { path: '/', scripts: 92 },
    { path: '/tenders', scripts: 92 },
    { path: '/tenders/12', scripts: 92 },
    { path: '/newsletter', scripts: 120 },
  ] as const;
  const visits = new Map<string, Visited>();
  beforeAll(async () => {
    await Promise.all(pages.map(async ({ path }) => visits.set(path, await firstVisit(path, STAY_MS))));
  });

  it.each(pages)('$path: at most $scripts kB of scripts, 125 kB in all, 10 kB of styles', ({ path, scripts }) => {
    const { html, table, all, scripts: sent } = visits.get(path) ?? expect.unreachable();
    expect(sent, table).toBeGreaterThan(60 * KB);
    expect(sent, table).toBeLessThanOrEqual(scripts * KB);
    expect(all, table).toBeLessThanOrEqual(125 * KB);
    const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(style).toContain('--paper');
    expect(brotliCompressSync(style).length).toBeLessThanOrEqual(10 * KB);
  });

  it('/admin: at most 150 kB of scripts, the sign-in aside', async () => {
    const signedIn = await visitAsAdministrator(browser);
    const weight = await firstVisit('/admin', 0, await signedIn.page.context());
    expect(weight.scripts, weight.table).toBeGreaterThan(60 * KB);
    expect(weight.scripts, weight.table).toBeLessThanOrEqual(150 * KB);
    await signedIn.close();
  });
});
