import type { Browser, Page } from 'playwright-core';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { launchBrowser, newPage, type PageOptions, type Visit } from '../../support/browser.ts';
import { forAllTests, standIn } from '../../support/for-tests.ts';
import { runningProduct } from '../../support/product.ts';

/** A page on which the first administrator has signed in; it shows the dashboard. */
export async function visitAsAdministrator(browser: Browser, options: PageOptions = {}): Promise<Visit> {
  const { url, username, password } = runningProduct();
  const visit = await newPage(browser, { baseUrl: url, ...options });
  const { page } = visit;
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  return visit;
}

/** One browser for the file, and in it one page of the first administrator. */
export function onAdministratorPage(options: PageOptions = {}) {
  const browser = forAllTests(launchBrowser);
  const admin = forAllTests(() => visitAsAdministrator(browser, options));
  return { browser, admin, page: standIn(() => admin.page) };
}

/** Opens a tab and waits for its table. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('tabpanel', { name, exact: true }).getByRole('heading', { level: 2 }).first().waitFor();
}

/** Waits for a toast by its exact title. */
export async function expectToast(page: Page, title: string): Promise<void> {
  await page.locator('[data-toast]').getByText(title, { exact: true }).waitFor();
}

/** The words that the focused element is known by. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
}

export interface MadeThings {
  readonly id: number;
}

/** Calls the API with the session of the page. Throws when it refuses. */
export async function callApi<T = MadeThings>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await page.evaluate(
    async ([verb, address, content]) => {
      const response = await fetch(address, {
        method: verb,
        ...(content === undefined ? {} : { body: content, headers: { 'Content-Type': 'application/json' } }),
      });
      return { ok: response.ok, text: await response.text() };
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.text}`);
  return (answer.text === '' ? undefined : JSON.parse(answer.text)) as T;
}

/** Removes all that a list finds by a search. */
export async function removeFound(page: Page, list: string, search: string): Promise<void> {
  const found = await callApi<MadeThings[]>(page, 'GET', `${list}?search=${search}`);
  for (const { id } of found) await callApi(page, 'DELETE', `${list}/${id}`);
}

/** Facts of a notice beside its words: published today, open for twenty days, in the first category. */
export async function noticeFacts(page: Page) {
  const [category = ''] = await callApi<string[]>(page, 'GET', '/api/categoryNames');
  const today = karachiDay(new Date());
  return {
    publishDate: today,
    closingDate: addDays(today, 20),
    status: 'open',
    categories: [category],
    sectors: ['Public Sector'],
  };
}
