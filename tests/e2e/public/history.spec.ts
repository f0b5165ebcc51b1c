import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { openPage } from '../../support/browser/fresh-pages.ts';
import type { PageOptions } from '../../support/browser.ts';
import { callApi, noticeFacts, onAdministratorPage } from '../admin/as-administrator.ts';

const URDU = 'سڑک کی تعمیر کا ٹینڈر نوٹس، NHA/2025/17';
const LONG = `${'Verylongword'.repeat(400)} ${'قومی شاہراہ '.repeat(400)}`.slice(0, 10_000).trim();

/** Changed three times, and so often that not all of it goes along with the page. */
let id: number;
let restless: number;

const { browser, admin } = onAdministratorPage();

beforeAll(async () => {
  const facts = { ...(await noticeFacts(admin.page)), title: 'Repair of a road', description: 'As published.' };
  const publish = async () => (await callApi(admin.page, 'POST', '/api/tenders', facts)).id;
  const change = (tender: number, to: object) =>
    callApi(admin.page, 'PUT', `/api/tenders/${tender}`, { ...facts, ...to });
  id = await publish();
  await change(id, { title: URDU });
  await change(id, { title: LONG });
  await change(id, { title: LONG, city: 'Multan' });
  restless = await publish();
  for (let at = 1; at <= 22; at++) await change(restless, { title: `Repair of road ${at}` });
});

afterAll(async () => {
  for (const tender of [id, restless]) await callApi(admin.page, 'DELETE', `/api/tenders/${tender}`);
});

const open = (path: string, options?: PageOptions) => openPage(browser, path, options);

it.each([
  { javaScript: false, width: 390 },
  { javaScript: true, width: 1280 },
])('what changed is in the page, before and after, without a request: $javaScript, $width px', async (look) => {
  const visit = await open(`/tenders/${id}`, look);
  const { page } = visit;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const history = page.locator('details', { hasText: 'Changes to this notice' });
  await history.getByText('Multan').waitFor();
  expect(await history.getByText('Repair of a road', { exact: true }).count()).toBe(1);
  const urdu = history.getByText(URDU, { exact: true }).first();
  expect(await urdu.getAttribute('lang')).toBe('ur');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (look.javaScript) await expectAccessible(page);
  expect(asked.filter((url) => /history|changes/.test(url))).toEqual([]);
  await visit.close();
});

it('of many changes the newest come with the page, and a link brings all', async () => {
  const visit = await open(`/tenders/${restless}`, { javaScript: false });
  const { page } = visit;
  const changes = page.locator('#changes time').filter({ hasText: '20' });
  expect(await changes.count()).toBe(1 + 20);
  await page.getByRole('link', { name: 'Show all 22 changes' }).click();
  await page.waitForURL(/changes=all/);
  expect(await changes.count()).toBe(1 + 22);
  expect(await page.getByText('Repair of road 1', { exact: true }).first().isVisible()).toBe(true);
  await visit.close();
});

it('is printed in brief', async () => {
  const visit = await open(`/tenders/${restless}`);
  const { page } = visit;
  await page.emulateMedia({ media: 'print' });
  const changes = page.locator('#changes h3');
  expect(await changes.nth(4).isVisible()).toBe(true);
  expect(await changes.nth(5).isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Show all 22 changes' }).isVisible()).toBe(false);
  await visit.close();
});

it('who comes from the list sees them, too', async () => {
  const visit = await open('/tenders');
  const { page } = visit;
  await page.locator(`h3 a[href="/tenders/${restless}"]`).click();
  await page.getByText('Repair of road 1', { exact: true }).first().waitFor();
  await visit.close();
});
