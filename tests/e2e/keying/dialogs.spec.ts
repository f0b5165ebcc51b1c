import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems, newPage } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';
import { callApi, onAdministratorPage, removeFound } from '../admin/as-administrator.ts';

/** Dialogs with a form, by the words on what opens them, and the label of their first field. */
const FORMS = [
  ['/admin', 'Add New Tender', 'Title'],
  ['/admin', /^Edit /, 'What happened?'],
  ['/admin', /^Clone /, 'Title'],
  ['/admin?tab=categories', 'Add Category', 'Name'],
  ['/admin?tab=categories', /^Edit /, 'Name'],
  ['/admin?tab=organizations', 'Add Organization', 'Name'],
  ['/admin?tab=organizations', 'Known bodies', 'Search'],
  ['/admin?tab=organizations', /^Join /, 'The entry that stays'],
  ['/admin?tab=subscriptions', 'Edit Security', 'Search'],
  ['/admin?tab=users', 'New User', 'Username'],
  ['/admin?tab=synonyms', 'Add Synonyms', 'Names'],
] as const;

const { browser, admin, page } = onAdministratorPage();

const EMAIL = 'first.field@example.pk';

beforeAll(async () => {
  await callApi(page, 'POST', '/api/categories', { name: 'First fields' });
  await callApi(page, 'POST', '/api/newsletter', {
    email: EMAIL,
    fullName: 'Farah Aziz',
    businessType: 'Contractor',
    interestAreas: ['Security'],
    emailFrequency: 'daily',
  });
});

afterAll(async () => {
  await removeFound(page, '/api/categories', 'First+fields');
  await removeFound(page, '/api/admin/subscriptions', EMAIL);
});

/** Opens a dialog by keys. */
async function open(path: string, name: string | RegExp, at = page): Promise<Locator> {
  await at.goto(path, { waitUntil: 'networkidle' });
  await at.getByRole('button', { name }).first().focus();
  await at.keyboard.press('Enter');
  const dialog = at.getByRole('dialog');
  await dialog.waitFor();
  const hasFocus = (it: Element) => it.contains(document.activeElement);
  await expect.poll(() => dialog.evaluate(hasFocus)).toBe(true); // keys before that go nowhere
  return dialog;
}

const focused = (at = page) =>
  at.evaluate(() => {
    const element = document.activeElement;
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return label ?? element?.getAttribute('aria-label') ?? element?.getAttribute('role') ?? '';
  });

describe('the first field has the focus', () => {
  it.each(FORMS)('%s, %s: %s', async (path, name, label) => {
    const dialog = await open(path, name);
    await expect.poll(async () => (await focused()).slice(0, label.length)).toBe(label);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('and without a field the sheet itself, so that a space presses nothing', async () => {
    const dialog = await open('/admin?tab=emails', /^View: /);
    await page.keyboard.press('Space');
    expect(await focused()).toBe('dialog');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('and in a question the safe button', async () => {
    await page.goto('/admin?tab=categories', { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    await page.keyboard.press('Space');
    await question.waitFor({ state: 'detached' });
    expectNoProblems(admin);
  });

  it('of a visitor, too', async () => {
    const { page: at, close } = await newPage(browser, { baseUrl: runningProduct().url });
    await at.goto('/', { waitUntil: 'networkidle' });
    await at.getByRole('banner').getByRole('link', { name: 'Log In' }).focus();
    await at.keyboard.press('Enter');
    await expect.poll(() => focused(at)).toMatch(/^Username/);
    await close();
  });
});

describe('what was typed is not lost by closing', () => {
  it('of a form: Escape asks, Enter keeps, and the focus is where it was', async () => {
    const dialog = await open('/admin', 'Add New Tender');
    await page.keyboard.type('Road to Kalat ');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
    await question.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => focused()).toMatch(/^Title/);
    await page.keyboard.type('and back');
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Road to Kalat and back');
    await page.mouse.click(3, 3);
    await question.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  });

  it('nor by Back, which asks, too', async () => {
    await page.goto('/admin?tab=categories', { waitUntil: 'networkidle' });
    await page.getByRole('tab', { name: 'Tenders', exact: true }).click();
    await page.getByRole('button', { name: 'Add New Tender' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Tender' });
    await dialog.waitFor();
    await page.keyboard.type('Road to Kalat');
    await page.evaluate(() => history.back());
    const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
    await question.waitFor();
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Road to Kalat');
    expect(new URL(page.url()).search).toBe('');
    await page.evaluate(() => history.back());
    await question.waitFor();
    await page.keyboard.press('Tab'); // a press without another use of the page leaves it
    await page.evaluate(() => history.back());
    await question.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.evaluate(() => history.back());
    await page.waitForURL('**/admin?tab=categories');
  });

  it('nor by Escape while it is being saved, which may yet fail', async () => {
    const dialog = await open('/admin?tab=categories', 'Add Category');
    await page.keyboard.type('Weighbridges');
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/categories', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await answered;
      await route.abort();
    });
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Creating...' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog', { name: 'Discard what you entered?' }).waitFor();
    answer();
    await page.keyboard.press('Enter');
    await dialog.getByText('The server could not be reached').waitFor();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Weighbridges');
    await page.unroute('**/api/categories');
    admin.excused.push(/ERR_FAILED/);
  });

  it('nor by a session that ended: the form says where to sign in, and is saved once that is done', async () => {
    const dialog = await open('/admin?tab=categories', 'Add Category');
    await page.keyboard.type('First fields of two sessions');
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await page.keyboard.press('Enter');
    await dialog.getByText('sign in again in another tab, then save').waitFor();
    await page.context().addCookies(cookies);
    await dialog.getByRole('button', { name: 'Create Category' }).click();
    await dialog.waitFor({ state: 'detached' });
    admin.excused.push(/401 \(Unauthorized\)/);
  });

  it('of a text in any other dialog, until it is empty again', async () => {
    const { page: at, close } = await newPage(browser, { baseUrl: runningProduct().url });
    await at.goto('/', { waitUntil: 'networkidle' });
    await at.getByRole('banner').getByRole('link', { name: 'Sign Up' }).focus();
    await at.keyboard.press('Enter');
    const dialog = at.getByRole('dialog');
    await dialog.waitFor();
    await expect.poll(() => focused(at)).toMatch(/^Username/);
    await at.keyboard.type('K');
    await at.keyboard.press('Escape');
    const question = at.getByRole('alertdialog', { name: 'Discard what you entered?' });
    await question.waitFor();
    await at.keyboard.press('Escape');
    // a moment passes until a question listens, which no hand is quick enough to meet
    await question.waitFor({ state: 'detached', timeout: 2_000 }).catch(() => at.keyboard.press('Escape'));
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => focused(at)).toMatch(/^Username/);
    await at.keyboard.press('Backspace');
    await at.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await close();
  });
});

it('a form in a window of four times larger letters is read and filled in whole', async () => {
  await page.setViewportSize({ width: 320, height: 256 });
  const dialog = await open('/admin', 'Add New Tender');
  const title = dialog.getByLabel('Title');
  await title.scrollIntoViewIfNeeded();
  const isWhole = (it: Element) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => document.elementFromPoint((left + right) / 2, y) === it);
  };
  expect(await title.evaluate(isWhole)).toBe(true);
  const create = dialog.getByRole('button', { name: 'Create Tender' });
  await create.scrollIntoViewIfNeeded();
  expect(await create.evaluate(isWhole)).toBe(true);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 900 });
});
