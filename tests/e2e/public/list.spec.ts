import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { TenderFacets } from '#contracts/api/tenders.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { onFreshPages } from '../../support/browser/fresh-pages.ts';
import { expectNoProblems, newPage } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';

const { browser, visit } = onFreshPages();

const facetsOf = async (query = '') =>
  (await (await fetch(`${runningProduct().url}/api/tenders/facets${query}`)).json()) as TenderFacets;

describe('the filters', () => {
  it('say how many tenders each choice leaves, in the page as it comes and after a choice', async () => {
    const { page } = visit;
    const [first] = (await facetsOf()).facets.province;
    const option = (label: string, text: string) => page.getByLabel(label, { exact: true }).getByText(text).count();
    const plain = await newPage(browser, { baseUrl: runningProduct().url, javaScript: false });
    await plain.page.goto('/tenders');
    expect(await plain.page.getByLabel('Province').innerText()).toContain(`${first?.value} (${first?.count})`);
    await plain.close();
    await page.goto('/tenders');
    await page.getByLabel('Province').selectOption(first?.value ?? '');
    const after = await facetsOf(`?province=${encodeURIComponent(first?.value ?? '')}`);
    const [open] = after.facets.status;
    await expect.poll(() => option('Status', `Open (${open?.count})`)).toBe(1);
    await page.getByText(`of ${first?.count} results`).waitFor();
  });

  it('know the closing dates that people ask for, in Karachi, with and without scripts', async () => {
    const today = karachiDay(new Date());
    for (const javaScript of [true, false]) {
      const own = await newPage(browser, { baseUrl: runningProduct().url, javaScript });
      await own.page.goto('/tenders?province=Punjab');
      await own.page.getByRole('link', { name: 'A week', exact: true }).click();
      await own.page.waitForURL(`**/tenders?closingFrom=${today}&closingTo=${addDays(today, 7)}&province=Punjab`);
      const chosen = own.page.getByRole('link', { name: 'A week', exact: true });
      expect(await chosen.getAttribute('aria-current')).toBe('true');
      expect(await own.page.getByRole('list', { name: 'Active filters' }).innerText()).toContain('Closing ');
      await chosen.click();
      await own.page.waitForURL('**/tenders?province=Punjab');
      await own.close();
    }
  });

  it('keep more of them folded up: sector, organization, any dates', async () => {
    const { page } = visit;
    await page.goto('/tenders');
    await page.getByText('More filters').click();
    await page.getByLabel('Closing from').fill('2020-01-01');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.waitForURL('**/tenders?closingFrom=2020-01-01');
    await page.getByLabel('Sector').selectOption({ index: 1 });
    await page.waitForURL(/closingFrom=2020-01-01&sector=/);
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    await expectAccessible(page);
  });
});

describe('the search', () => {
  it("is reached by '/', which stays a letter in every field", async () => {
    const { page } = visit;
    await page.goto('/tenders', { waitUntil: 'networkidle' });
    const field = page.getByLabel('Search', { exact: true });
    const isFocused = () => field.evaluate((element) => element === document.activeElement);
    const press = async () => {
      if (!(await isFocused())) await page.keyboard.press('/'); // again: the page listens once its code has run
      return isFocused();
    };
    await expect.poll(press).toBe(true);
    await page.keyboard.type('a/b');
    expect(await field.inputValue()).toBe('a/b');
  });

  it("leaves '/' alone once it is switched off, also on the next page and after a reload", async () => {
    const { page } = visit;
    await page.goto('/tenders', { waitUntil: 'networkidle' });
    await page.getByText('More filters', { exact: true }).click();
    await page.getByLabel('The key / goes to the search').uncheck();
    await page.reload({ waitUntil: 'networkidle' });
    await page.keyboard.press('/');
    const isFocused = () => page.getByLabel('Search', { exact: true }).evaluate((it) => it === document.activeElement);
    expect(await isFocused()).toBe(false);
    await page.getByText('More filters', { exact: true }).click();
    await page.getByLabel('The key / goes to the search').check();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect.poll(isFocused).toBe(true);
  });

  it('marks its words in the list and in the tender, whatever their form', async () => {
    for (const javaScript of [true, false]) {
      const own = await newPage(browser, { baseUrl: runningProduct().url, javaScript });
      await own.page.goto('/tenders?search=supplies');
      const marks = own.page.locator('h3 mark');
      expect((await marks.allInnerTexts()).map((word) => word.toLowerCase())).toContain('supply');
      await marks.first().click();
      await own.page.waitForURL(/\/tenders\/\d+\?search=supplies/);
      await own.page.locator('article mark').first().waitFor();
      await own.close();
    }
  });

  it('offers a way out when nothing is found, with what it would bring', async () => {
    const { page } = visit;
    await page.goto('/tenders?search=qzxqzx&city=Lahore&status=open');
    await page.getByText('No tenders found').waitFor();
    await page.getByRole('link', { name: 'Search without “qzxqzx”' }).waitFor();
    expect(await page.getByRole('link', { name: 'Search without “Lahore”' }).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Search without “qzxqzx”' }).click();
    await page.waitForURL('**/tenders?city=Lahore&status=open');
    expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('');
    await page.getByRole('list', { name: 'Results' }).waitFor();
  });

  it('of signs alone finds nothing and says why', async () => {
    const { page } = visit;
    await page.goto('/tenders?search=%25', { waitUntil: 'networkidle' });
    await page.getByText('signs alone are not looked for').waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
  });

  it('says what failed and tries again', async () => {
    const { page } = visit;
    await page.goto('/tenders', { waitUntil: 'networkidle' });
    await page.route('**/api/tenders?**', (route) => route.abort());
    await page.getByLabel('City').selectOption({ index: 3 });
    await page.getByRole('alert').waitFor();
    expect(await page.getByText('Loading…').count()).toBe(0);
    await page.unroute('**/api/tenders?**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page
      .getByText(/^Showing|found$/)
      .first()
      .waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expectNoProblems(visit, [/ERR_FAILED/]);
  });
});

it('what failed for want of a line comes by itself once it is back: an answer, a page', async () => {
  const { page } = visit;
  visit.excused.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/tenders', { waitUntil: 'networkidle' });
  for (const lead of [
    () => page.getByLabel('City').selectOption({ index: 3 }),
    () => page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click(),
  ]) {
    await page.context().setOffline(true);
    await lead();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).waitFor({ state: 'detached' });
  }
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor();
});

it('a dialog that cannot be had leaves the page as it is, and can be had once the line is back', async () => {
  const { page } = visit;
  visit.excused.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tenders', { waitUntil: 'networkidle' });
  const filters = page.getByRole('link', { name: 'Filters', exact: true });
  await page.context().setOffline(true);
  await Promise.all([page.waitForEvent('requestfailed'), filters.click()]);
  const failure = page.getByRole('button', { name: 'Retry' });
  expect(await failure.waitFor({ timeout: 1000 }).catch(() => 'none')).toBe('none');
  await page.context().setOffline(false);
  const open = async () => {
    await filters.click({ timeout: 1000 }).catch(() => undefined); // the page may be loading anew, or the dialog be open
    return page.getByRole('dialog').count();
  };
  await expect.poll(open, { timeout: 8000 }).toBe(1);
});

it('a page that could not be had is there the next time somebody goes to it', async () => {
  const { page } = visit;
  visit.excused.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true });
  await page.goto('/tenders', { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await contact.click();
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  await page.goBack();
  await page.getByRole('list', { name: 'Results' }).waitFor();
  await page.context().setOffline(false);
  await contact.click();
  await page.getByRole('heading', { level: 1, name: /Contact/ }).waitFor();
});

/** Taps on one after the other, as fast as a hand may. */
async function tapFast(page: Page, ...goals: readonly Locator[]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await goals[0]?.scrollIntoViewIfNeeded();
  const boxes = await Promise.all(goals.map((goal) => goal.boundingBox()));
  for (const box of boxes) {
    await send('touchStart', [{ x: (box?.x ?? 0) + 9, y: (box?.y ?? 0) + 9 }]);
    await send('touchEnd', []);
  }
}

it('a double click or two fast taps on Next are one step, and open none of the cards that come below', async () => {
  const { page } = visit;
  const next = page.getByRole('link', { name: 'Next' });
  for (const twice of [() => next.dblclick(), () => tapFast(page, next, next)]) {
    await page.goto('/tenders', { waitUntil: 'networkidle' });
    await twice();
    await page.getByRole('link', { name: 'Page 2', exact: true }).and(page.locator('[aria-current]')).waitFor();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).search).toBe('?page=2');
    expect(new URL(page.url()).pathname).toBe('/tenders');
  }
});

it('two fast taps in two places are two steps', async () => {
  const { page } = visit;
  await page.goto('/tenders', { waitUntil: 'networkidle' });
  await tapFast(page, page.getByRole('link', { name: 'Next' }), page.getByRole('banner').getByRole('link').first());
  await page.waitForURL('**/');
});

it('Back closes the filters of a phone before it leaves the list', async () => {
  const phone = await newPage(browser, { baseUrl: runningProduct().url, width: 390 });
  const { page } = phone;
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.goto('/tenders', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Status').selectOption('open');
  await page.waitForURL('**/tenders?status=open');
  await page.evaluate(() => history.back());
  await sheet.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?status=open');
  await page.evaluate(() => history.back());
  await page.waitForURL('**/tenders');
  await phone.close();
});

it('a city without tenders comes after those with some', async () => {
  const { page } = visit;
  await page.goto('/tenders?province=Sindh', { waitUntil: 'networkidle' }); // not all counts of more than a hundred are known
  const readCities = () => page.getByLabel('City').locator('option').allTextContents();
  const isEmpty = (city: string) => city.endsWith(' (0)');
  await expect.poll(async () => (await readCities()).findIndex(isEmpty)).toBeGreaterThan(1);
  const cities = await readCities();
  expect(cities.slice(cities.findIndex(isEmpty)).every(isEmpty)).toBe(true);
});

describe('the focus', () => {
  const focusedText = () => visit.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  it('goes on at the cards of the page that was turned to, the last one too', async () => {
    const { page } = visit;
    const total = Number((await fetch(`${runningProduct().url}/api/tenders?limit=1`)).headers.get('x-total-count'));
    await page.goto(`/tenders?page=${Math.ceil(total / 20) - 1}`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Next' }).press('Enter');
    await page.getByRole('button', { name: 'Next', disabled: true }).waitFor();
    expect(await focusedText()).toBe('Results');
    await page.getByRole('main').getByRole('status').getByText(`-${total} of ${total} results`).waitFor();
  });

  it('stays beside a filter that is taken away', async () => {
    const { page } = visit;
    await page.goto('/tenders?province=Punjab&status=open', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: /^Remove .*Punjab/ }).press('Enter');
    await page.waitForURL('**/tenders?status=open');
    expect(await focusedText()).toMatch(/^Remove .*Open/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/tenders');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('results');
  });
});

it('Back brings filters, page, place and focus back', async () => {
  const { page } = visit;
  await page.goto('/tenders?sort=closing-soon', { waitUntil: 'networkidle' });
  await page.getByLabel('Status').selectOption('open');
  await page.waitForURL('**/tenders?sort=closing-soon&status=open');
  const results = page.getByRole('list', { name: 'Results' });
  await results.getByText('Closing Soon', { exact: true }).first().waitFor({ state: 'detached' });
  const card = results.getByRole('listitem').nth(9).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  for (const back of [() => page.goBack(), () => page.getByRole('link', { name: 'Back to results' }).click()]) {
    await card.click();
    await page.waitForURL(/\/tenders\/\d+$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await back();
    await page.waitForURL('**/tenders?sort=closing-soon&status=open');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await expect.poll(() => card.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.evaluate("history.scrollRestoration = 'manual'"); // as good as Firefox's, which comes before the list is drawn
  }
});
