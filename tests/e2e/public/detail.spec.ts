import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tender, TenderListItem } from '#contracts/api/tenders.ts';
import { addDays } from '#contracts/rules/karachi-time.ts';
import { formatDay } from '../../../web/lib/format/format.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { openPage } from '../../support/browser/fresh-pages.ts';
import { walkByTab } from '../../support/browser/keyboard-walk.ts';
import type { PageOptions } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';
import { callApi, noticeFacts, onAdministratorPage } from '../admin/as-administrator.ts';

let tender: Tender;
let sibling: number;

const { browser, admin } = onAdministratorPage();

beforeAll(async () => {
  const { page } = admin;
  const facts = await noticeFacts(page);
  const [organization] = await callApi<{ id: number; name: string }[]>(page, 'GET', '/api/organizations');
  const scan = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#ddd' } })
    .png()
    .toBuffer();
  const published = await callApi(page, 'POST', '/api/tenders', {
    ...facts,
    title: 'Lining of the distributary at Pakpattan',
    description: 'Sealed bids are invited.',
    city: 'Lahore',
    province: 'Punjab',
    bidSecurity: 'PKR 250,000',
    documentFee: 'PKR 2,000',
    reference: 'PID/2026/118',
    procuringOrganizationId: organization?.id,
    imageUrl: `data:image/png;base64,${scan.toString('base64')}`,
  });
  tender = await callApi<Tender>(page, 'GET', `/api/tenders/${published.id}`);
  const other = { ...facts, title: 'Lining of another distributary', description: 'Sealed bids are invited.' };
  sibling = (await callApi(page, 'POST', '/api/tenders', other)).id;
});

afterAll(async () => {
  for (const id of [tender.id, sibling]) await callApi(admin.page, 'DELETE', `/api/tenders/${id}`);
});

const open = (path: string, options?: PageOptions) => openPage(browser, path, options);
const address = () => `/tenders/${tender.id}`;
const openFromList = (page: Page) => page.locator(`h3 a[href="${address()}"]`).click();

describe('what decides', () => {
  it('stands first: closing, bid security, fee, number, organization', async () => {
    const visit = await open(address(), { width: 390, javaScript: false });
    const overview = visit.page.locator('section', { has: visit.page.locator('#overview') });
    const labels = await overview.locator('dt').allInnerTexts();
    expect(labels).toEqual([
      'Closing Date',
      'Bid Security',
      'Document Fee',
      'Tender Number',
      'Organization',
      'Location',
      'Source',
    ]);
    const { y } = (await overview.getByText('PKR 250,000').boundingBox()) ?? expect.unreachable();
    expect(y).toBeLessThan(844);
    await visit.close();
  });

  it('leads on: category, province, city and organization to what else there is, with and without scripts', async () => {
    for (const javaScript of [true, false]) {
      const visit = await open(address(), { javaScript });
      const { page } = visit;
      const header = page.locator('article > header');
      const named = [
        ['category', tender.categories[0] ?? ''],
        ['province', 'Punjab'],
        ['city', 'Lahore'],
        ['organization', tender.organization?.name ?? ''],
      ] as const;
      for (const [name, value] of named) {
        const link = header.getByRole('link', { name: value, exact: true });
        expect(await link.getAttribute('href')).toBe(`/tenders?${new URLSearchParams({ [name]: value })}`);
      }
      await header.getByRole('link', { name: 'Lahore', exact: true }).click();
      await page.waitForURL('**/tenders?city=Lahore');
      await visit.close();
    }
  });

  it('is followed by similar open tenders, for those who read on', async () => {
    const plain = await open(address(), { javaScript: false });
    const category = tender.categories[0] ?? '';
    await plain.page.getByRole('link', { name: `All open tenders in ${category}` }).click();
    await plain.page.waitForURL(/status=open/);
    await plain.close();
    const visit = await open(address());
    const { page } = visit;
    await page.getByRole('heading', { name: 'Similar open tenders' }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Lining of another distributary' }).click();
    await page.waitForURL(`**/tenders/${sibling}`);
    await page.getByRole('heading', { level: 1, name: 'Lining of another distributary' }).waitFor();
    await visit.close();
  });

  it('breaks no rule of accessibility, and every control is reached by keyboard', async () => {
    const visit = await open(address());
    await expectAccessible(visit.page);
    expect((await walkByTab(visit.page)).faults).toEqual([]);
    await visit.close();
  });
});

it('that it closes later, or after an extension that was taken back earlier than was told, stands on the card and on the page', async () => {
  const { page: desk } = admin;
  const facts = { ...(await noticeFacts(desk)), title: 'Extended: pumps for Taunsa', description: 'Sealed bids.' };
  const { id } = await callApi(desk, 'POST', '/api/tenders', facts);
  const move = (closingDate: string) => callApi(desk, 'PUT', `/api/tenders/${id}`, { ...facts, closingDate });
  const first = facts.closingDate;
  await move(addDays(first, 14));
  const visit = await open('/tenders');
  const { page } = visit;
  const card = page.locator('article', { has: page.locator(`a[href="/tenders/${id}"]`) });
  await card.getByText('Extended', { exact: true }).waitFor();
  await page.goto(`/tenders/${id}`);
  await page.locator('article > header').getByText('Extended', { exact: true }).waitFor();
  await page.getByText(`Extended, was ${formatDay(first)}`).waitFor();
  await expectAccessible(page);
  await move(first);
  await page.reload();
  await page.locator('article > header').getByText('Closes earlier', { exact: true }).waitFor();
  await page.getByText(`Closes earlier, was ${formatDay(addDays(first, 14))}`).waitFor();
  await page.goto('/tenders');
  await card.getByText('Closes earlier', { exact: true }).waitFor();
  await expectAccessible(page);
  await callApi(desk, 'DELETE', `/api/tenders/${id}`);
  await visit.close();
});

/** Until the code of the next page, which the first scroll asks for, is here. */
async function fetchedByScrolling(page: Page): Promise<void> {
  const loads = { asked: 0, done: 0 };
  page.on('request', () => (loads.asked += 1));
  page.on('requestfinished', () => (loads.done += 1));
  await page.mouse.wheel(0, 300);
  await expect.poll(() => loads.asked > 0 && loads.asked === loads.done).toBe(true);
}

describe('opened from a list', () => {
  it('it shows title, organization and dates at once, whatever the line', async () => {
    const visit = await open('/tenders', { width: 390 });
    const { page } = visit;
    await fetchedByScrolling(page);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api/tenders/${tender.id}`, async (route) => {
      await asked;
      await route.continue();
    });
    await page.route('**/assets/*.js', async (route) => {
      await asked;
      await route.continue();
    });
    await openFromList(page);
    await page.getByRole('heading', { level: 1, name: tender.title }).waitFor();
    const known = await page.locator('main').innerText();
    expect(known).toContain(tender.organization?.name);
    expect(known).toMatch(/Closing Date\s+\d+ \w+ \d{4}/);
    await expectAccessible(page);
    answer();
    await page.getByText('PKR 250,000').first().waitFor();
    await visit.close();
  });

  it('a load that fails says so in words, with a way back and another try', async () => {
    const visit = await open('/tenders');
    const { page } = visit;
    visit.excused.push(/500/);
    await page.route(`**/api/tenders/${tender.id}`, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await openFromList(page);
    const alert = page.getByRole('alert');
    await alert.getByRole('heading', { name: 'This tender could not be loaded' }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/500|broken/);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(tender.title);
    await expectAccessible(page);
    await page.unroute(`**/api/tenders/${tender.id}`);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('PKR 250,000').first().waitFor();
    await page.getByRole('link', { name: 'Back to results' }).click();
    await page.waitForURL('**/tenders');
    await visit.close();
  });

  it('of which no list knew, a failed load has its heading and the way to the list', async () => {
    const visit = await open('/about');
    const { page } = visit;
    visit.excused.push(/500/);
    await page.route(`**/api/tenders/${tender.id}`, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address());
    await page.getByRole('heading', { level: 1, name: 'This tender could not be loaded' }).waitFor();
    await page.getByRole('link', { name: 'Back to Tenders' }).click();
    await page.waitForURL('**/tenders');
    await visit.close();
  });
});

describe('the scan', () => {
  it('opens large on a touch, grows and shrinks, and gives the focus back', async () => {
    const visit = await open(address(), { width: 390 });
    const { page } = visit;
    const opener = page.getByRole('link', { name: /^Scanned newspaper notice/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const image = dialog.getByRole('img');
    await image.waitFor();
    const widthOf = () => image.evaluate((element) => element.getBoundingClientRect().width);
    const whole = await widthOf();
    await dialog.getByRole('button', { name: 'Larger' }).click();
    expect(await widthOf()).toBeGreaterThan(whole * 1.3);
    await image.dblclick();
    await expect.poll(widthOf).toBe(whole);
    await image.dblclick();
    await expect.poll(widthOf).toBeGreaterThan(whole * 2);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await visit.close();
  });

  it('opens in a tab of its own with Ctrl', async () => {
    const visit = await open(address());
    const { page } = visit;
    const opener = page.getByRole('link', { name: /^Scanned newspaper notice/ });
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      opener.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    // the tab itself is asked: one behind another may never report that it moved
    await expect.poll(() => tab.evaluate(() => location.href).catch(String)).toContain(tender.imageUrl);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await visit.close();
  });

  it('is a plain picture without scripts', async () => {
    const visit = await open(address(), { javaScript: false });
    const opener = visit.page.getByRole('link', { name: /^Scanned newspaper notice/ });
    expect(await opener.getAttribute('href')).toBe(tender.imageUrl);
    await visit.close();
  });
});

it('a list item has what the page draws at once', async () => {
  const answer = await fetch(`${runningProduct().url}/api/tenders`);
  const item = ((await answer.json()) as TenderListItem[]).find(({ id }) => id === tender.id);
  expect(item).toMatchObject({
    title: tender.title,
    organization: tender.organization,
    closingDate: tender.closingDate,
  });
});
