import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchBrowser, newPage, type PageOptions, type Visit } from '../browser.ts';
import { runningProduct } from '../product.ts';

/** One browser for the file, and for each of its tests a page of its own on the running product, handed to `take`. */
export function onFreshPages(take: (visit: Visit, browser: Browser) => void): void {
  let browser: Browser;
  let visit: Visit;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  beforeEach(async () => {
    visit = await newPage(browser, { baseUrl: runningProduct().url });
    visit.page.setDefaultTimeout(10_000);
    take(visit, browser);
  });
  afterEach(() => visit?.close());
  afterAll(() => browser?.close());
}

/** A page of its own at an address of the running product, when nothing more is loading. */
export async function openPage(browser: Browser, path: string, options: PageOptions = {}): Promise<Visit> {
  const visit = await newPage(browser, { baseUrl: runningProduct().url, ...options });
  visit.page.setDefaultTimeout(10_000);
  await visit.page.goto(path, { waitUntil: 'networkidle' });
  return visit;
}
