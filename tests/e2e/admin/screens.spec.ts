import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems, launchBrowser, type Visit } from '../../support/browser.ts';
import { callApi, openTab, visitAsAdministrator } from './as-administrator.ts';

const LONG = `${'x'.repeat(300)} <script>alert(1)</script> سڑک کی تعمیر`;

let browser: Browser;
let made: readonly string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  const { page, close } = await visitAsAdministrator(browser);
  const category = await callApi(page, 'POST', '/api/categories', { name: 'Screens', description: 'd'.repeat(120) });
  const organization = await callApi(page, 'POST', '/api/organizations', {
    name: 'محکمہ آبپاشی',
    category: 'Screens',
    website: 'https://irrigation.example.pk',
    address: 'Old Anarkali, near the museum, Lahore',
  });
  const tender = await callApi(page, 'POST', '/api/tenders', {
    title: LONG,
    description: LONG,
    publishDate: '2025-01-01',
    closingDate: '2025-02-01',
    status: 'open',
    categories: ['Screens'],
    sectors: ['Energy'],
    organizationIds: [organization.id],
  });
  made = [`/api/tenders/${tender.id}`, `/api/organizations/${organization.id}`, `/api/categories/${category.id}`];
  await close();
});

afterAll(async () => {
  const { page } = await visitAsAdministrator(browser);
  for (const path of made) await callApi(page, 'DELETE', path);
  await browser?.close();
});

describe.each([
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const)('the administration: $colorScheme, $width px', (look) => {
  let visit: Visit;
  let page: Page;
  beforeAll(async () => {
    visit = await visitAsAdministrator(browser, look);
    page = visit.page;
  });
  afterAll(async () => {
    expectNoProblems(visit);
    await visit.close();
  });

  it.each(['Tenders', 'Categories', 'Organizations', 'Subscriptions', 'Emails', 'Users'])('tab %s', async (tab) => {
    await openTab(page, tab);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  it.each([
    ['Categories', 'Add Category', 'Create Category'],
    ['Organizations', 'Add Organization', 'Create Organization'],
    ['Users', 'New User', 'Create User'],
    ['Tenders', 'Add New Tender', 'Create Tender'],
  ])('%s: the form, with its errors', async (tab, open, submit) => {
    await openTab(page, tab);
    await page.getByRole('button', { name: open }).click();
    const dialog = page.getByRole('dialog', { name: open });
    await dialog.getByRole('button', { name: submit }).click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('the suggestions of a field, which close by Escape while the dialog stays', async () => {
    await page.getByRole('button', { name: 'Add New Tender' }).click();
    const city = page.getByRole('combobox', { name: 'City' });
    await city.pressSequentially('la');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('listbox').getByRole('option', { name: 'Lahore' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox').count()).toBe(0);
    expect(await city.inputValue()).toBe('la');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('the questions before a deletion', async () => {
    await openTab(page, 'Categories');
    await page.getByRole('button', { name: 'Delete Screens' }).click();
    await page.getByRole('alertdialog', { name: 'Are you sure?' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  });

  it('keeps the place in the address, so that a reload finds it again', async () => {
    await openTab(page, 'Categories');
    await page.getByLabel('Search', { exact: true }).fill('scree');
    await page.waitForURL('**/admin?tab=categories&search=scree');
    await page.reload();
    await page.getByRole('button', { name: 'Edit Screens' }).waitFor();
    expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('scree');
  });
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBe(0);
}
