import type { Browser, Page } from 'playwright-core';
import { newPage } from '../../tests/support/browser.ts';

/** The filters of a phone, in a sheet over the list. */
async function filtersOf(page: Page) {
  await page.getByRole('link', { name: /^Filters/ }).click();
  return page.getByRole('dialog');
}

/** Interactions by page; each is measured from the event to the next paint. */
const INTERACTIONS: Readonly<Record<string, readonly [path: string, act: (page: Page) => Promise<unknown>]>> = {
  'type a word': [
    '/tenders',
    (page) => page.getByLabel('Search', { exact: true }).pressSequentially('supply', { delay: 60 }),
  ],
  search: ['/tenders?search=supply', (page) => page.getByRole('button', { name: 'Filter' }).click()],
  'choose a city': ['/tenders', async (page) => (await filtersOf(page)).getByLabel('City').press('ArrowDown')],
  'closing within a week': [
    '/tenders',
    async (page) => (await filtersOf(page)).getByRole('link', { name: 'A week' }).click(),
  ],
  'clear all': ['/tenders?city=Lahore', (page) => page.getByRole('link', { name: 'Clear All' }).click()],
  'next page': ['/tenders', (page) => page.getByRole('link', { name: 'Next' }).click()],
  'save in the list': ['/tenders', (page) => page.locator('[aria-label^="Save: "]').first().click()],
  'open a tender': ['/tenders', (page) => page.locator('h3 a').first().click()],
  'back to the list': ['/tenders/12', (page) => page.getByRole('link', { name: 'Back to Tenders' }).click()],
  'how to apply': ['/tenders/12', (page) => page.getByRole('link', { name: 'Apply for This Tender' }).click()],
  'menu of a phone': ['/', (page) => page.locator('header summary').click()],
  'change the theme': ['/', (page) => page.getByRole('button', { name: /^Theme/ }).click()],
  'choose a plan': ['/newsletter', (page) => page.getByText('Monthly', { exact: true }).click()],
};

/** Milliseconds from each interaction to the paint that follows it, on a processor that is `slower` times slower. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  slower: number,
): Promise<Readonly<Record<string, number>>> {
  const measured: Record<string, number> = {};
  for (const [name, [path, act]] of Object.entries(INTERACTIONS)) {
    const { page, close } = await newPage(browser, { width: 390, baseUrl: url });
    await page.addInitScript(() => {
      const events = { worst: 0 };
      Object.assign(window, { events });
      const options = { type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit;
      new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
          if (interactionId > 0) events.worst = Math.max(events.worst, duration);
      }).observe(options);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await act(page);
    await page.waitForTimeout(700);
    measured[name] = await page.evaluate(() => (window as unknown as { events: { worst: number } }).events.worst);
    await close();
  }
  return measured;
}
