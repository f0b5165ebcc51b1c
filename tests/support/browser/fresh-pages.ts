import type { Browser } from 'playwright-core';
import { launchBrowser, newPage, type PageOptions, type Visit } from '../browser.ts';
import { forAllTests, forEachAnew, standIn } from '../for-tests.ts';
import { runningProduct } from '../product.ts';

/** One browser for the file, and for each of its tests a page of its own on the running product. */
export function onFreshPages(options: PageOptions = {}) {
  const browser = forAllTests(launchBrowser);
  const visit = forEachAnew(() => freshPage(browser, options));
  return { browser, visit, page: standIn(() => visit.page) };
}

/** A page of its own on the running product, where nothing is shown yet. */
export async function freshPage(browser: Browser, options: PageOptions = {}): Promise<Visit> {
  const visit = await newPage(browser, { baseUrl: runningProduct().url, ...options });
  visit.page.setDefaultTimeout(10_000);
  return visit;
}

/** The same at an address, when nothing more is loading. */
export async function openPage(browser: Browser, path: string, options: PageOptions = {}): Promise<Visit> {
  const visit = await freshPage(browser, options);
  await visit.page.goto(path, { waitUntil: 'networkidle' });
  return visit;
}
