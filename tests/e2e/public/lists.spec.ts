import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { TenderFacets, TenderListItem } from '#contracts/api/tenders.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { onFreshPages, openPage } from '../../support/browser/fresh-pages.ts';
import { walkByTab } from '../../support/browser/keyboard-walk.ts';
import type { PageOptions, Visit } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';
import { callApi, focusedName, visitAsAdministrator } from '../admin/as-administrator.ts';

const PHONE = { width: 390, height: 844 };

const { browser } = onFreshPages();

const answerOf = async <T>(path: string) => (await (await fetch(`${runningProduct().url}${path}`)).json()) as T;
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return { top, bottom, height };
    });

async function onPhone(path: string, options: PageOptions = {}): Promise<Visit> {
  const visit = await openPage(browser, path, { width: PHONE.width, ...options });
  await visit.page.setViewportSize(PHONE);
  return visit;
}

/** How far things moved that nobody touched: the layout shift that browsers measure, since the page came. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

describe('a card', () => {
  it('names the organization that procures', async () => {
    const [first] = (await answerOf<TenderListItem[]>('/api/tenders')).filter(({ organization }) => organization);
    const visit = await openPage(browser, '/tenders', { javaScript: false });
    const card = visit.page.locator('article', { has: visit.page.locator(`a[href="/tenders/${first?.id}"]`) }).first();
    expect(await card.innerText()).toContain(first?.organization?.name);
    await visit.close();
  });
});

describe('a link to a category or an organization that was renamed', () => {
  it('leads to its list under the present name', async () => {
    const api = await visitAsAdministrator(browser);
    const { id } = await callApi(api.page, 'POST', '/api/categories', { name: 'Kept & linked' });
    await callApi(api.page, 'PUT', `/api/categories/${id}`, { name: 'Known otherwise' });
    const visit = await openPage(browser, '/tenders?category=kept+%26+linked&city=Lahore', { javaScript: false });
    expect(new URL(visit.page.url()).search).toBe('?category=Known+otherwise&city=Lahore');
    await visit.page
      .getByRole('link', { name: /Known otherwise/ })
      .first()
      .waitFor();
    await callApi(api.page, 'DELETE', `/api/categories/${id}`);
    await visit.close();
    await api.close();
  });
});

describe('on a phone the list', () => {
  it('shows its first card whole on the first screen, and moves nothing while it loads', async () => {
    for (const javaScript of [true, false]) {
      const visit = await onPhone('/tenders', { javaScript });
      const { top, bottom } = await boxOf(visit.page, 'main article');
      if (javaScript) {
        expect(top).toBeLessThan(400);
        expect(bottom).toBeLessThan(PHONE.height);
        expect(await shiftOf(visit.page)).toBeLessThan(0.01);
      } else expect(await visit.page.getByLabel('Province').isVisible()).toBe(true);
      await visit.close();
    }
  });

  it('keeps count, filters and order in view, and nothing hides what has the focus', async () => {
    const visit = await onPhone('/tenders');
    const { page } = visit;
    await page.locator('main article').nth(9).scrollIntoViewIfNeeded();
    const stuck = [
      page.getByText(/^Showing 1-20/).first(),
      page.getByRole('link', { name: 'Filters' }),
      page.getByLabel('Sort by'),
    ];
    for (const one of stuck) {
      const { y } = (await one.boundingBox()) ?? expect.unreachable();
      expect(y).toBeGreaterThan(60);
      expect(y).toBeLessThan(140);
    }
    const { faults } = await walkByTab(page);
    expect(faults).toEqual([]);
    await visit.close();
  });

  it('filters in a sheet that counts, works by keyboard and gives the focus back', async () => {
    const visit = await onPhone('/tenders?search=supply');
    const { page } = visit;
    const { facets } = await answerOf<TenderFacets>('/api/tenders/facets?search=supply');
    const province = facets.province[0]?.value ?? expect.unreachable();
    const opener = page.getByRole('link', { name: 'Filters', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.waitFor();
    await sheet.getByLabel('Province').selectOption(province);
    await page.waitForURL(/province=/);
    await sheet.getByRole('link', { name: 'A month' }).click();
    await page.waitForURL(/closingTo=/);
    await sheet.getByText('More filters').click();
    await sheet.getByLabel('Closing until').fill('2099-12-31');
    await sheet.getByRole('button', { name: /^Show [\d,]+ tender/ }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.waitForURL(/closingTo=2099-12-31&province=.*&search=supply/);
    await expect.poll(() => focusedName(page)).toBe('Filters (3)');
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: 'Clear filters' }).click();
    await page.waitForURL(/tenders\?search=supply$/);
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedName(page)).toBe('Filters');
    await visit.close();
  });

  it('has a sheet that breaks no rule of accessibility and is walked by keyboard', async () => {
    const visit = await onPhone('/tenders');
    const { page } = visit;
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    expect((await walkByTab(page)).faults).toEqual([]);
    await visit.close();
  });

  it('unfolds its filters by a link as long as the scripts are on their way', async () => {
    const visit = await onPhone('/tenders');
    const { page } = visit;
    await page.route('**/*.js', () => new Promise(() => undefined));
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Filters', exact: true }).waitFor();
    expect(await page.getByLabel('Province').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    expect(await page.getByLabel('Province').isVisible()).toBe(true);
    await visit.close();
  });
});

describe('on a phone whose keyboard is shown', () => {
  it('the search gives the room back to what it finds', async () => {
    const { url } = runningProduct();
    const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 780 }, hasTouch: true });
    const page = await context.newPage();
    await page.goto('/tenders', { waitUntil: 'networkidle' });
    const search = page.getByRole('searchbox').first();
    await search.fill('road');
    await search.press('Enter');
    await page.waitForURL(/search=road/);
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(false);
    await context.close();
  });
});

describe('on paper the list', () => {
  it('says how it is filtered, has nothing to press, and splits no notice between two sheets', async () => {
    const visit = await openPage(browser, '/tenders?status=open');
    const { page } = visit;
    await page
      .getByRole('button', { name: 'Save this search' })
      .or(page.getByText('Save this search'))
      .first()
      .waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('list', { name: 'Active filters' }).getByText('Open').isVisible()).toBe(true);
    for (const name of ['Clear All', 'Save this search', 'Search tips', /^Closed/])
      expect(await page.getByRole('link', { name }).or(page.getByRole('button', { name })).count()).toBe(0);
    const splits = page.getByRole('article').first();
    expect((await splits.boundingBox())?.width).toBeGreaterThan(1000);
    expect(await splits.evaluate((card) => getComputedStyle(card).breakInside)).toBe('avoid');
    await page.goto('/tenders?search=road');
    expect(await page.getByText('Search tips').isVisible()).toBe(false);
    await visit.close();
  });
});

describe('on a wide screen the list', () => {
  it('can be rows, which this device remembers from the first paint on', async () => {
    const visit = await openPage(browser, '/tenders');
    const { page } = visit;
    const whole = await boxOf(page, 'main article');
    const choice = page.getByRole('button', { name: 'Compact view' });
    await choice.press('Enter');
    expect(await choice.getAttribute('aria-pressed')).toBe('true');
    expect((await boxOf(page, 'main article')).height).toBeLessThan(whole.height / 2);
    await expectAccessible(page);
    await page.reload({ waitUntil: 'networkidle' });
    expect((await boxOf(page, 'main article')).height).toBeLessThan(whole.height / 2);
    expect(await shiftOf(page)).toBeLessThan(0.01);
    await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('true');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('View Details').first().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await choice.click();
    expect((await boxOf(page, 'main article')).height).toBe(whole.height);
    await visit.close();
  });
});

describe('the home page', () => {
  it('says how many are open today, drawn by the server and after a move', async () => {
    const { facets } = await answerOf<TenderFacets>('/api/tenders/facets');
    const [open = 0, soon = 0] = ['open', 'closing_soon'].map(
      (status) => facets.status.find(({ value }) => value === status)?.count,
    );
    const words = `${open + soon} tenders are open today, ${soon} closing within a week`;
    const plain = await openPage(browser, '/', { javaScript: false });
    expect(await plain.page.getByText(words).isVisible()).toBe(true);
    await plain.close();
    const visit = await openPage(browser, '/about');
    await visit.page.locator('header').getByRole('link', { name: 'Home' }).click();
    await visit.page.getByText(words).waitFor();
    await visit.close();
  });

  it('searches the whole list from its hero, with and without scripts', async () => {
    for (const javaScript of [true, false]) {
      const visit = await onPhone('/', { javaScript });
      const field = visit.page.getByLabel('Search all tenders');
      expect(await field.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThan(PHONE.height / 2);
      await field.fill('supply');
      await field.press('Enter');
      await visit.page.waitForURL(/\/tenders\?(.*&)?search=supply/);
      await visit.page
        .getByText(/^Showing/)
        .first()
        .waitFor();
      await visit.close();
    }
  });

  it('leads the eyes to what its filter found', async () => {
    for (const javaScript of [true, false]) {
      const visit = await onPhone('/', { javaScript });
      const { page } = visit;
      await page.getByLabel('Search', { exact: true }).fill('supply');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.waitForURL(/search=supply/);
      await expect.poll(async () => (await boxOf(page, '#found')).top).toBeLessThan(PHONE.height / 4);
      expect((await boxOf(page, '#find article')).top).toBeLessThan(PHONE.height / 2);
      await visit.close();
    }
  });
});

it('an empty list says why, and the focus stays at the results when a link out of it is pressed', async () => {
  const visit = await openPage(browser, '/tenders');
  const { page } = visit;
  for (const [path, title, name] of [
    ['/tenders?page=1000', 'The list ends before this page', 'Go to the first page'],
    ['/tenders?search=qzxqzx&city=Lahore', 'No tenders found', 'Search without “qzxqzx”'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByText(title, { exact: true }).waitFor();
    await page.getByRole('link', { name }).press('Enter');
    await page.getByRole('list', { name: 'Results' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('results');
  }
  await visit.close();
});
