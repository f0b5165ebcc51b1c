import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, expectToast, onAdministratorPage, removeFound } from '../admin/as-administrator.ts';

const TITLE = 'Supply of brass ferrules at Pakpattan';
const BODY = 'Ferrule Works Authority Pakpattan';
const CATEGORY = 'Ferrules';
/** Control keys for one full notice: Tab, Enter, arrows and shortcuts; letters of its text aside. */
const MOST_KEYS = 20;

let dialog: Locator;

const { admin, page } = onAdministratorPage();

beforeAll(async () => {
  await callApi(page, 'POST', '/api/categories', { name: CATEGORY });
  await callApi(page, 'POST', '/api/organizations', { name: BODY });
});

afterAll(async () => {
  await removeFound(page, '/api/tenders', 'ferrules');
  await removeFound(page, '/api/categories', CATEGORY);
  await removeFound(page, '/api/organizations', 'Ferrule');
});

const field = (label: string) => dialog.getByLabel(label).first();
const textIn = (label: string) => field(label).inputValue();
const focusedLabel = () =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '');

async function openForm(): Promise<void> {
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add New Tender' }).focus();
  await page.keyboard.press('Enter');
  dialog = page.getByRole('dialog', { name: 'Add New Tender' });
  await expect.poll(focusedLabel).toBe('Title');
}

async function discard(): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('publishes a full notice in few control keys', async () => {
  await openForm();
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  const type = (text: string) => page.keyboard.type(text);
  await type(TITLE);
  await press('Tab');
  await type('FWA/2026/7');
  await press('Tab');
  await type('ferrule works');
  await press('Tab');
  await type('Sealed bids are invited.');
  await press('Tab');
  await type('12 dec 2031');
  await press('Tab');
  await type('2:30 pm');
  await press('Tab');
  await type(karachiDay(new Date()).split('-').reverse().join('-'));
  await press('Tab');
  await press('Tab');
  await type('lah');
  await press('Tab');
  await press('Tab');
  await press('Tab');
  await type('ferru');
  await press('Enter');
  await press('Tab');
  await press('Tab');
  await type('infra');
  await press('Enter');
  await press('Tab');
  await press('Tab');
  await type('2 % of the bid');
  await press('Tab');
  await type('PKR 2,000');
  await expect.poll(() => textIn('Procuring Organization')).toBe(BODY);
  await press('Control+Enter');
  await expectToast(page, 'Tender created');
  await dialog.waitFor({ state: 'detached' });
  const [found] = await callApi<{ id: number }[]>(page, 'GET', '/api/tenders?search=ferrules');
  expect(await callApi(page, 'GET', `/api/tenders/${found?.id}`)).toMatchObject({
    title: TITLE,
    reference: 'FWA/2026/7',
    organization: { name: BODY },
    description: 'Sealed bids are invited.',
    closingDate: '2031-12-12',
    closingTime: '14:30',
    publishDate: karachiDay(new Date()),
    city: 'Lahore',
    province: 'Punjab',
    categories: [CATEGORY],
    sectors: ['Infrastructure'],
    bidSecurity: '2 % of the bid',
    documentFee: 'PKR 2,000',
  });
  console.log(`Control keys for one full notice: ${keys} (bar ${MOST_KEYS})`);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
});

describe('a place', () => {
  it('is the first match by Enter or Tab', async () => {
    await openForm();
    await field('City').focus();
    await page.keyboard.type('lah');
    await dialog.getByRole('option', { name: 'Lahore' }).waitFor();
    expect(await field('City').getAttribute('aria-activedescendant')).toBe(
      await dialog.getByRole('option', { name: 'Lahore' }).getAttribute('id'),
    );
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    expect(await textIn('City')).toBe('Lahore');
    await page.keyboard.press('Tab');
    await expect.poll(() => textIn('Province')).toBe('Punjab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('sind');
    await page.keyboard.press('Tab');
    expect(await textIn('Province')).toBe('Sindh');
  });

  it('of no list is one only by the entry that says so; half a word is not published', async () => {
    await field('City').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Chak 42 Ferrules');
    await page.keyboard.press('Tab');
    await dialog.getByText('“Chak 42 Ferrules” is not in the list.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await dialog.getByText('Title is required').waitFor();
    await field('City').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await textIn('City')).toBe('Chak 42 Ferrules');
    await page.keyboard.press('Tab');
    expect(await dialog.getByText('is not in the list').count()).toBe(0);
    await discard();
  });
});

it('an organization that nobody knows is made without leaving the form', async () => {
  await openForm();
  await field('Procuring Organization').focus();
  await page.keyboard.type('Ferrule Board of Zhob');
  await dialog.getByRole('option', { name: 'Create “Ferrule Board of Zhob”' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await dialog.getByText('“Ferrule Board of Zhob” is not in the list.').waitFor();
  await field('Procuring Organization').focus();
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('option', { name: 'Create “Ferrule Board of Zhob”' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Ferrule Board of Zhob is created');
  await expect.poll(() => textIn('Procuring Organization')).toBe('Ferrule Board of Zhob');
  expect(await dialog.getByText('is not in the list').count()).toBe(0);
  expect(await callApi(page, 'GET', '/api/organizations?search=zhob')).toHaveLength(1);
  // by its button, as the toast takes the first Escape
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
});

describe('dates and times', () => {
  const echo = (words: string | RegExp) => dialog.locator('output').getByText(words);

  it('are typed the day first, and said again in words', async () => {
    await openForm();
    await field('Closing Date').focus();
    await page.keyboard.type('03/12/31');
    await echo(/^Wed 3 Dec 2031, in [\d,]+ days$/).waitFor();
    await page.keyboard.press('ArrowUp');
    await echo(/^Thu 4 Dec 2031/).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('1430');
    await echo('2:30 pm').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(addDays(karachiDay(new Date()), -1));
    await echo(/, yesterday$/).waitFor();
    await expectAccessible(page);
  });

  it('that do not exist are told at their field', async () => {
    await field('Closing Date').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('31-2-2031');
    await page.keyboard.press('Tab');
    await dialog.getByText('There is no 31 Feb 2031: that month has 28 days.').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2:30');
    await page.keyboard.press('Control+Enter');
    await dialog.getByText('Is it 2:30 am or pm? Add am or pm, or type 02:30.').waitFor();
    await expectAccessible(page);
    expect(await textIn('Closing Date')).toBe('31-2-2031');
  });

  it('are still picked from a calendar', async () => {
    await page.evaluate(() => {
      const picked: string[] = [];
      Object.assign(window, { picked });
      HTMLInputElement.prototype.showPicker = function () {
        picked.push(this.type);
      };
    });
    await field('Closing Date').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await dialog.getByRole('button', { name: 'Choose (Alt and arrow down)' }).nth(1).click();
    expect(await page.evaluate(() => (window as unknown as { picked: string[] }).picked)).toEqual(['date', 'time']);
    await discard();
  });
});

describe('a long list of names', () => {
  it('is searched, walked and emptied by keys, as two stops of the Tab key', async () => {
    await openForm();
    await field('Search categories').focus();
    await page.keyboard.type('ferr');
    await dialog.getByText(`Enter picks ${CATEGORY}.`).waitFor();
    await page.keyboard.press('Enter');
    const chosen = dialog.getByRole('list', { name: 'Chosen' });
    await chosen.getByText(CATEGORY).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expect.poll(() => chosen.getByRole('button').count()).toBe(2);
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    expect(await focusedLabel()).toBe('Search sectors');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focusedLabel()).toBe('Search categories');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await expect.poll(() => chosen.getByRole('button').count()).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen.count()).toBe(0);
    expect(await focusedLabel()).toBe('Search categories');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expectNoProblems(admin);
  });
});

it('a field whose suggestions fill a low window stays in it', async () => {
  await page.setViewportSize({ width: 640, height: 450 }); // a usual window, enlarged twice
  await openForm();
  await field('City').focus();
  await page.keyboard.type('m');
  await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
  const top = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().top);
  const body = dialog.locator('form').locator('xpath=ancestor::div[contains(@class, "overflow-y-auto")]');
  await expect.poll(async () => (await top(field('City'))) - (await top(body))).toBeGreaterThan(-1);
  await page.keyboard.press('Escape'); // only the list
  await discard();
  await page.setViewportSize({ width: 1280, height: 900 });
});
