import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectLegible } from '../../support/accessibility.ts';
import { launchBrowser, newPage, type Visit } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';
import { openTab, visitAsAdministrator } from '../admin/as-administrator.ts';

/** The other specs look at everything in light at 1280 px and in dark at 390 px; what is left are the colours of the other theme. */
const LOOKS = [
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;

const PUBLIC = [
  '/',
  '/tenders',
  '/tenders?search=qzxqzx&city=Lahore',
  '/tenders/12?search=notice',
  '/tenders/999999',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/contact',
  '/newsletter',
  '/payment-info?plan=Annual+Plan&reference=AL-7K3Q9F',
  '/auth',
  '/auth?mode=signup',
  '/admin/login',
  '/nowhere',
];

const TABS = ['Tenders', 'Categories', 'Organizations', 'Subscriptions', 'Emails', 'Users', 'Audit'];

const FORMS = [
  ['Tenders', 'Add New Tender'],
  ['Categories', 'Add Category'],
  ['Organizations', 'Add Organization'],
  ['Users', 'New User'],
] as const;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe.each(LOOKS)('what visitors see, $width px, $colorScheme', (look) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newPage(browser, { baseUrl: runningProduct().url, ...look });
    visit.excused.push(/404 \(Not Found\)/);
  });
  afterAll(() => visit?.close());

  it.each(PUBLIC)('%s', async (path) => {
    await visit.page.goto(path);
    await expectWhole(visit.page);
  });

  it('the dialogs of signing in and up, and of how to apply', async () => {
    const { page } = visit;
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'SIGN UP FOR ALERTS' }).click();
    await page.getByRole('dialog', { name: 'Create an account' }).waitFor();
    await expectWhole(page);
    await page.getByRole('button', { name: 'Already have an account? Log in' }).click();
    await page.getByRole('dialog', { name: 'Log in to your account' }).waitFor();
    await expectWhole(page);
    await page.goto('/tenders?status=open', { waitUntil: 'networkidle' });
    await page.locator('h3 a').first().click();
    await page.getByRole('link', { name: 'Apply for This Tender' }).click();
    await page.getByRole('dialog', { name: 'How to apply' }).waitFor();
    await expectWhole(page);
  });
});

describe.each(LOOKS)('what administrators see, $width px, $colorScheme', (look) => {
  let visit: Visit;
  let page: Page;
  beforeAll(async () => {
    visit = await visitAsAdministrator(browser, look);
    page = visit.page;
  });
  afterAll(() => visit?.close());

  it.each(TABS)('tab %s', async (tab) => {
    await openTab(page, tab);
    await page.waitForLoadState('networkidle');
    await expectWhole(page);
  });

  it.each(FORMS)('%s: the form', async (tab, open) => {
    await openTab(page, tab);
    await page.getByRole('button', { name: open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: open });
    await dialog.waitFor();
    await expectWhole(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it.each(['/admin?import=all', '/account'])('%s', async (path) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectWhole(page);
  });
});

/** All colours tell apart, and there is nothing to scroll to at the side. */
async function expectWhole(page: Page): Promise<void> {
  await expectLegible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
