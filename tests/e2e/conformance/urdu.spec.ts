import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage } from '../../support/browser/fresh-pages.ts';
import { callApi, noticeFacts, onAdministratorPage, removeFound } from '../admin/as-administrator.ts';

const CATEGORY = 'آب پاشی کے کام';
const ORGANIZATION = 'محکمہ انہار ملتان';
const CITY = 'شجاع آباد';

const { browser, admin } = onAdministratorPage();
let id: number;

beforeAll(async () => {
  const { page } = admin;
  await callApi(page, 'POST', '/api/categories', { name: CATEGORY, description: 'نہریں اور کھالے' });
  const organization = await callApi(page, 'POST', '/api/organizations', { name: ORGANIZATION });
  const facts = {
    ...(await noticeFacts(page)),
    title: 'نہر کی بھل صفائی',
    description: 'سربمہر ٹینڈر مطلوب ہیں۔',
    city: CITY,
  };
  const notice = { ...facts, categories: [CATEGORY], procuringOrganizationId: organization.id };
  id = (await callApi(page, 'POST', '/api/tenders', notice)).id;
});

afterAll(async () => {
  const { page } = admin;
  await callApi(page, 'DELETE', `/api/tenders/${id}`);
  await removeFound(page, '/api/categories', CATEGORY);
  await removeFound(page, '/api/organizations', ORGANIZATION);
});

/** Elements with words that begin in Urdu and do not say so. */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (holder === null || holder.closest('script, style, [lang=ur]') !== null) continue;
      if (/^\P{L}*\p{Script=Arabic}/u.test(node.textContent ?? '')) found.push(holder.outerHTML.slice(0, 300));
    }
    return found;
  });
}

const filters = new URLSearchParams({ category: CATEGORY, city: CITY, organization: ORGANIZATION });

it.each(['/', '/tenders', `/tenders?${filters}`, 'tender', '/newsletter'])('%s', async (path) => {
  const visit = await openPage(browser, path === 'tender' ? `/tenders/${id}` : path);
  await visit.page.waitForLoadState('networkidle');
  expect(await unmarked(visit.page)).toEqual([]);
  await visit.close();
});

it('first notices that the words of a subscription find', async () => {
  const visit = await openPage(browser, '/newsletter');
  const { page } = visit;
  await page.getByRole('heading', { name: 'Premium Tender Newsletter' }).scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: 'Advanced Preferences' }).click();
  await page.getByLabel('Words').fill('بھل صفائی');
  await page.getByRole('link', { name: 'نہر کی بھل صفائی' }).waitFor();
  expect(await unmarked(page)).toEqual([]);
  await visit.close();
});

it.each(['tenders', 'categories', 'organizations', 'audit'])('the administration: %s', async (tab) => {
  const { page } = admin;
  await page.goto(`/admin?tab=${tab}`, { waitUntil: 'networkidle' });
  expect(await unmarked(page)).toEqual([]);
});

it('a day in Urdu does not run under the sign of its field, which goes to the other end, and its echo stays', async () => {
  const { page } = admin;
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Add New Tender' }).click();
  const field = page.getByLabel('Closing Date', { exact: true });
  const picker = field.locator('xpath=following-sibling::button');
  const lefts = async () => {
    const boxes = await Promise.all([field, picker].map((part) => part.boundingBox()));
    return boxes.map((box) => Math.round(box?.x ?? -1));
  };
  await field.fill('12 December 2031');
  const [left, atEnd] = await lefts();
  expect(atEnd).toBeGreaterThan(left ?? 0);
  await field.fill('۱۲ دسمبر ۲۰۳۱');
  expect(await lefts()).toEqual([left, left]);
  const echo = page.getByText('Fri 12 Dec 2031');
  expect(await echo.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  await page.keyboard.press('Escape');
});
