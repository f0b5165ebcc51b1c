import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALIKE } from '../../support/accessibility.ts';
import { walkByTab } from '../../support/browser/keyboard-walk.ts';
import { newPage } from '../../support/browser.ts';
import { forAllTests } from '../../support/for-tests.ts';
import { runningProduct } from '../../support/product.ts';
import { callApi, focusedName, onAdministratorPage } from '../admin/as-administrator.ts';
import { PUBLIC_ADDRESSES } from './public-addresses.ts';

const SIGNED_IN = [
  '/admin',
  '/admin?tab=categories',
  '/admin?tab=organizations',
  '/admin?tab=subscriptions',
  '/admin?tab=emails',
  '/admin?tab=users',
  '/admin?tab=audit',
  '/admin?import=all',
  '/admin/queues',
  '/account',
];

/** Where a dialog opens from, by the words on what opens it. */
const DIALOGS = [
  ['/admin', 'Add New Tender'],
  ['/admin', /^Edit /],
  ['/admin', /^Clone /],
  ['/admin', /^Delete /],
  ['/admin?tab=categories', 'Add Category'],
  ['/admin?tab=categories', /^Delete /],
  ['/admin?tab=organizations', 'Add Organization'],
  ['/admin?tab=subscriptions', /^Details/],
  ['/admin?tab=subscriptions', 'Edit Security'],
  ['/admin?tab=emails', /^View: /],
  ['/admin?tab=emails', 'Clear All'],
  ['/admin?tab=users', 'New User'],
  ['/admin?tab=users', /^Make Admin: /],
] as const;

const { browser, admin } = onAdministratorPage();
const visitor = forAllTests(() => newPage(browser, { baseUrl: runningProduct().url }));

beforeAll(async () => {
  visitor.excused.push(/404 \(Not Found\)/);
  await callApi(admin.page, 'POST', '/api/admin/users', {
    username: 'keys.only',
    email: 'keys.only@example.pk',
    password: 'Kachnar-7-tree',
  });
  await callApi(admin.page, 'POST', '/api/organizations', { name: 'Keyboard Authority' });
  await callApi(admin.page, 'POST', '/api/newsletter', {
    email: 'keys.only@example.pk',
    fullName: 'Kiran Bhatti',
    businessType: 'Contractor',
    interestAreas: ['Security'],
    emailFrequency: 'daily',
  });
});

afterAll(async () => {
  const { page } = admin;
  const found = async (path: string) => callApi<{ id: number }[]>(page, 'GET', path);
  for (const path of ['/api/admin/users', '/api/admin/subscriptions', '/api/organizations']) {
    const search = path === '/api/organizations' ? 'Keyboard+Authority' : 'keys.only';
    for (const { id } of await found(`${path}?search=${search}`)) await callApi(page, 'DELETE', `${path}/${id}`);
  }
});

describe('with the Tab key alone every control is reached, its focus in sight', () => {
  it.each(PUBLIC_ADDRESSES)('%s', async (path) => {
    await expectWalkable(visitor.page, path);
  });

  it.each(SIGNED_IN)('%s', async (path) => {
    await expectWalkable(admin.page, path);
  });

  it('on a phone as well, the menu included', async () => {
    const phone = await newPage(browser, { baseUrl: runningProduct().url, width: 390 });
    await expectWalkable(phone.page, '/tenders');
    const menu = phone.page.locator('header summary');
    await menu.focus();
    const name = await focusedName(phone.page);
    for (const key of ['Enter', 'Tab']) await phone.page.keyboard.press(key);
    await expect.poll(() => focusedName(phone.page)).toBe('Home');
    await phone.page.keyboard.press('Escape');
    expect(await focusedName(phone.page)).toBe(name);
    expect(await phone.page.locator('header details').getAttribute('open')).toBeNull();
    await phone.close();
  });
});

it('a link that goes with its screen hands the focus on to the heading of the next', async () => {
  const { page } = admin;
  await page.goto('/admin', { waitUntil: 'networkidle' });
  for (const [link, heading] of [
    ['Import', 'Import tenders'],
    ['Back to the tenders', 'Tenders'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).press('Enter');
    await expect.poll(() => focusedName(page)).toBe(heading);
  }
});

it('a button keeps the focus while it is waited for, and does nothing twice', async () => {
  const { page } = admin;
  await page.goto('/admin?tab=emails', { waitUntil: 'networkidle' });
  let asked = 0;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/admin/emails?*', async (route) => {
    asked += 1;
    await answer.promise;
    await route.continue();
  });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.press('Enter');
  await expect.poll(() => asked).toBe(1);
  await page.keyboard.press('Enter');
  expect(await focusedName(page)).toBe('Refresh');
  answer.resolve();
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
});

describe('a dialog keeps the Tab key, closes by Escape and gives the focus back', () => {
  it.each(DIALOGS)('%s, %s', async (path, name) => {
    const { page } = admin;
    const dialog = page.locator('[role=dialog], [role=alertdialog]');
    // a second try has the dialog of the first
    if (!page.url().endsWith(path) || (await dialog.count()) > 0) await page.goto(path, { waitUntil: 'networkidle' });
    const opener = page.getByRole('button', { name }).first();
    await opener.focus();
    const before = await focusedName(page);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await dialog.evaluate((it) =>
      Promise.allSettled(it.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await expect.poll(() => dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    // the record that is edited has arrived, and so has the mail in its frame
    await expect.poll(() => dialog.locator('[type=submit]:disabled').count()).toBe(0);
    for (const frame of page.frames()) await frame.waitForLoadState();
    const { stops, faults } = await walkByTab(page);
    expect(faults, faults.join('\n')).toEqual([]);
    expect(stops.length).toBeGreaterThan(1);
    expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    // a mail in its frame keeps its keys to itself, as every document of another origin does
    const isInFrame = await page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
    if (isInFrame) await dialog.getByRole('button').last().focus();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe(before);
  });

  it('and so do the public ones', async () => {
    const { page } = visitor;
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const name of ['Log In', 'Sign Up']) {
      await page.getByRole('banner').getByRole('link', { name }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      const { faults } = await walkByTab(page);
      expect(faults, faults.join('\n')).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => focusedName(page)).toBe(name);
    }
  });
});

async function expectWalkable(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  if (path === '/newsletter') {
    // the form comes with the first key, some milliseconds after it; the walk is quicker than any hand
    await page.getByRole('heading', { name: 'Premium Tender Newsletter' }).scrollIntoViewIfNeeded();
    await page.getByLabel('Full Name').waitFor();
  }
  const similar = page.getByRole('region', { name: 'Similar open tenders' });
  if (await similar.isVisible()) {
    // fetched when somebody reads that far, as no hand outruns either
    await similar.scrollIntoViewIfNeeded();
    await similar.getByRole('listitem').first().waitFor();
  }
  await page.evaluate((alike) => {
    for (const one of document.querySelectorAll<HTMLElement>(alike)) one.hidden = true;
  }, ALIKE.join());
  const { stops, faults } = await walkByTab(page);
  expect(faults, faults.join('\n')).toEqual([]);
  expect(stops.length).toBeGreaterThan(1);
}
