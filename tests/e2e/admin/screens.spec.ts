import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_LOOK, expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems, launchBrowser } from '../../support/browser.ts';
import { forAllTests, standIn } from '../../support/for-tests.ts';
import { callApi, noticeFacts, openTab, visitAsAdministrator } from './as-administrator.ts';

const SCRIPT = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">';
const URDU = 'سڑک کی تعمیر';
const LONG = `${SCRIPT}${'Verylongword'.repeat(400)} ${`${URDU} `.repeat(400)}`.slice(0, 10_000).trim();

const EMAIL = `${'long.address.'.repeat(4)}screens@firm.example.pk`;

const browser = forAllTests(launchBrowser);
let made: readonly string[] = [];

beforeAll(async () => {
  const { page, close } = await visitAsAdministrator(browser);
  const category = await callApi(page, 'POST', '/api/categories', { name: 'Screens', description: 'd'.repeat(120) });
  const organization = await callApi(page, 'POST', '/api/organizations', {
    name: `محکمہ آبپاشی ${LONG}`.slice(0, 300).trim(),
    category: 'Screens',
    website: 'https://irrigation.example.pk',
    address: LONG.slice(0, 500).trim(),
  });
  const child = await callApi(page, 'POST', '/api/categories', {
    name: LONG.slice(0, 200).trim(),
    description: LONG.slice(0, 2000).trim(),
    parentId: category.id,
  });
  await callApi(page, 'POST', '/api/newsletter', {
    email: EMAIL,
    fullName: LONG.slice(0, 200).trim(),
    businessType: 'Contractor',
    interestAreas: ['Telecommunication'],
    emailFrequency: 'weekly',
  });
  const tender = await callApi(page, 'POST', '/api/tenders', {
    ...(await noticeFacts(page)),
    title: LONG,
    description: LONG,
    categories: ['Screens'],
    city: 'W'.repeat(100),
    organizationIds: [organization.id],
  });
  made = [
    `/api/tenders/${tender.id}`,
    `/api/organizations/${organization.id}`,
    `/api/categories/${child.id}`,
    `/api/categories/${category.id}`,
  ];
  await close();
});

afterAll(async () => {
  const { page } = await visitAsAdministrator(browser);
  const subscribers = await callApi<{ id: number }[]>(page, 'GET', `/api/admin/subscriptions?search=${EMAIL}`);
  const all = [...made, ...subscribers.map(({ id }) => `/api/admin/subscriptions/${id}`)];
  for (const path of all) await callApi(page, 'DELETE', path);
});

describe('the administration with whatever people type, in both themes and widths', () => {
  const visit = forAllTests(() => visitAsAdministrator(browser));
  const page = standIn(() => visit.page);
  afterAll(() => expectNoProblems(visit));

  const tabs = ['Tenders', 'Categories', 'Organizations', 'Subscriptions', 'Emails', 'Users', 'Audit'];
  it.each(tabs)('tab %s', async (tab) => {
    await openTab(page, tab);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, EVERY_LOOK);
    const table = page.getByRole('tabpanel').getByRole('table').first();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await table.evaluate(({ parentElement: it }) => it && it.scrollWidth - it.clientWidth);
      expect(excess, `${width} px`).toBe(0);
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  it.each([
    ['Categories', 'Add Category', 'Create Category'],
    ['Organizations', 'Add Organization', 'Create Organization'],
    ['Users', 'New User', 'Create User'],
    ['Tenders', 'Add New Tender', 'Create Tender'],
  ])('%s: the form, with its errors, takes Urdu from the right', async (tab, open, submit) => {
    await openTab(page, tab);
    await page.getByRole('button', { name: open }).click();
    const dialog = page.getByRole('dialog', { name: open });
    await dialog.getByRole('button', { name: submit }).click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
    await expectAccessible(page, EVERY_LOOK);
    const oneWay = dialog.locator(':is(input:is([type=text], [type=search]), textarea):not([dir=auto])');
    expect(
      await oneWay.evaluateAll((all) => all.map(({ id }) => document.querySelector(`[for="${id}"]`)?.textContent)),
    ).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('the suggestions of a field, which close by Escape while the dialog stays', async () => {
    await page.getByRole('button', { name: 'Add New Tender' }).click();
    const city = page.getByRole('combobox', { name: 'City' });
    await city.pressSequentially('la');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('listbox').getByRole('option', { name: 'Lahore' }).waitFor();
    await expectAccessible(page, EVERY_LOOK);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox').count()).toBe(0);
    expect(await city.inputValue()).toBe('la');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, EVERY_LOOK);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('the questions before a deletion', async () => {
    await openTab(page, 'Categories');
    await page.getByRole('button', { name: 'Delete Screens' }).click();
    await page.getByRole('alertdialog', { name: 'Are you sure?' }).waitFor();
    await expectAccessible(page, EVERY_LOOK);
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
