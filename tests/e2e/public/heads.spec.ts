import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { TenderFacets, TenderListItem } from '#contracts/api/tenders.ts';
import { onFreshPages } from '../../support/browser/fresh-pages.ts';
import { newPage } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';

const { browser, visit } = onFreshPages();

/** Facts in the head of the present document for browsers, crawlers and messengers, in an order of its own. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const elements = document.head.querySelectorAll(
      'title, meta, link:not([rel=modulepreload]), script[type="application/ld+json"]',
    );
    return [...elements].map(({ outerHTML }) => outerHTML).sort();
  });

/** The head that the server gives to a reader who comes straight to this address. */
async function servedHead(path: string): Promise<string[]> {
  const reader = await newPage(browser, { baseUrl: runningProduct().url, javaScript: false });
  await reader.page.goto(path);
  const head = await headOf(reader.page);
  await reader.close();
  return head;
}

const answerOf = async <T>(path: string) => (await (await fetch(`${runningProduct().url}${path}`)).json()) as T;

/** The link of the site's header or footer with this name. */
const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).and(page.locator('header a:visible, footer a:visible')).first().click();

describe('the head after moving within the site', () => {
  it('is that of the page, whichever way one came', async () => {
    const { page } = visit;
    const { facets } = await answerOf<TenderFacets>('/api/tenders/facets');
    const city = facets.city[0]?.value ?? expect.unreachable();
    const [tender] = await answerOf<TenderListItem[]>(`/api/tenders?city=${encodeURIComponent(city)}`);
    const list = `/tenders?${new URLSearchParams({ city })}`;
    const steps: readonly [path: string, go: () => Promise<unknown>][] = [
      [`/tenders/${tender?.id}`, () => page.locator(`h3 a[href="/tenders/${tender?.id}"]`).click()],
      [list, () => page.goBack()],
      ['/about', () => follow(page, 'About')],
      ['/contact', () => follow(page, 'Contact')],
      ['/', () => follow(page, 'Home')],
      ['/newsletter', () => page.getByRole('link', { name: 'See the newsletter' }).click()],
      ['/cookie-policy', () => follow(page, 'Cookie Policy')],
      ['/tenders', () => follow(page, 'Tenders')],
    ];
    await page.goto(list, { waitUntil: 'networkidle' });
    expect((await headOf(page)).join()).toContain('geo.placename');
    for (const [path, go] of steps) {
      await go();
      await expect.poll(() => page.url()).toBe(`${runningProduct().url}${path}`);
      const served = await servedHead(path);
      await expect.poll(() => headOf(page), { message: `the head of ${path}` }).toEqual(served);
    }
  });

  it('follows the filters; the page that the server drew has its head without asking for more', async () => {
    const { page } = visit;
    await page.goto('/tenders', { waitUntil: 'networkidle' });
    expect(await headOf(page)).toEqual(await servedHead('/tenders'));
    const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const preloaded = await page.locator('link[rel=modulepreload], script[type=module]').count();
    expect((await loaded()).filter((name) => name.endsWith('.js'))).toHaveLength(preloaded);
    await page.getByLabel('Province').selectOption({ index: 1 });
    await page.waitForURL(/province=/);
    const served = await servedHead(page.url().slice(runningProduct().url.length));
    await expect.poll(() => headOf(page)).toEqual(served);
  });
});
