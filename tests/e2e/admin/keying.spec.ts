import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, expectToast, focusedName, onAdministratorPage, openTab, removeFound } from './as-administrator.ts';

const FIRST = 'Supply of steel sluice gates for Taunsa Barrage';
const CLOSING = '2031-06-30';

const { admin, page } = onAdministratorPage({ width: 1440 });
let dialog: Locator;

beforeAll(() => callApi(page, 'POST', '/api/categories', { name: 'Sluices' }));

afterAll(async () => {
  await removeFound(page, '/api/tenders', 'sluice');
  await removeFound(page, '/api/categories', 'Sluices');
});

const focusedField = () => page.evaluate(() => document.activeElement?.getAttribute('name'));

describe('keying notices of a newspaper', () => {
  it('shows the scan beside the form, turned and enlarged by keys', async () => {
    await page.getByRole('button', { name: 'Add New Tender' }).click();
    dialog = page.getByRole('dialog', { name: 'Add New Tender' });
    const file = dialog.locator('input[type=file]:not([multiple])');
    await file.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: await scan() });
    const image = dialog.getByAltText('Preview of the scanned notice');
    await image.waitFor();
    const [left, title] = [await image.boundingBox(), await dialog.getByLabel('Title').boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(title?.x ?? 0);
    await dialog.getByRole('region', { name: 'The scan' }).focus();
    for (const key of ['+', 'r', 'ArrowDown']) await page.keyboard.press(key);
    expect(await image.getAttribute('style')).toMatch(/translate\(0px, -60px\) rotate\(90deg\) scale\(1\.25\)/);
    await page.keyboard.press('0');
    expect(await image.getAttribute('style')).toMatch(/translate\(0px, 0px\) rotate\(0deg\) scale\(1\)/);
    await expectAccessible(page);
  });

  it('saves by Ctrl+Shift+Enter and keeps paper, day and province for the next', async () => {
    await dialog.getByLabel('Title').fill(FIRST);
    await dialog.getByLabel('Description').fill('Bids are invited.');
    await dialog.getByLabel('Closing Date').fill(CLOSING);
    await dialog.getByLabel('Publish Date').fill('2031-05-01');
    await dialog.getByRole('combobox', { name: 'Province' }).fill('Punjab');
    await dialog.locator('[name=source]').fill('Daily Jang');
    await dialog.getByLabel('Sluices').check();
    await dialog.getByLabel('Infrastructure').check();
    await dialog.getByText('More about the notice').click();
    await dialog.getByLabel('Tender Number').fill('TB/2031/4');
    await dialog.getByRole('button', { name: 'Create Tender', exact: true }).focus(); // where Enter has led by then
    await page.keyboard.press('Control+Shift+Enter');
    await expectToast(page, 'Tender created');
    await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('');
    await expect.poll(focusedField).toBe('title');
    expect(await dialog.locator('[name=source]').inputValue()).toBe('Daily Jang');
    expect(await dialog.getByLabel('Publish Date').inputValue()).toBe('1 May 2031');
    expect(await dialog.getByRole('combobox', { name: 'Province' }).inputValue()).toBe('Punjab');
    expect(await dialog.getByLabel('Closing Date').inputValue()).toBe('');
    expect(await dialog.getByAltText('Preview of the scanned notice').count()).toBe(0);
  });

  it('asks about a likely duplicate, and publishes it only when that is said', async () => {
    await dialog.getByText('More about the notice').click();
    await dialog.getByLabel('Tender Number').fill('tb/2031/4');
    const warning = dialog.getByRole('status').filter({ hasText: 'This notice may be published already' });
    await warning.getByRole('link', { name: FIRST }).waitFor();
    expect(await warning.innerText()).toContain('same number');
    await dialog.getByLabel('Tender Number').fill('');
    await warning.waitFor({ state: 'detached' });
    await dialog.getByLabel('Title').fill('Supply of steel sluice gates at Taunsa Barrage');
    await dialog.getByLabel('Closing Date').fill(CLOSING);
    await warning.getByText(/like title/).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Description').fill('Bids are invited.');
    await dialog.getByLabel('Sluices').check();
    await dialog.getByLabel('Infrastructure').check();
    await dialog.getByLabel('Title').focus();
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => warning.evaluate((element) => element === document.activeElement)).toBe(true);
    await dialog.getByRole('button', { name: 'Create Tender' }).click();
    expect(await callApi<object[]>(page, 'GET', '/api/tenders?search=sluice+gates')).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await expectToast(page, 'Tender created');
    await dialog.waitFor({ state: 'detached' });
  });

  it('adds the same notice of another paper as a further source, and goes on', async () => {
    await page.getByRole('button', { name: 'Add New Tender' }).click();
    await dialog.getByText('More about the notice').click();
    await dialog.getByLabel('Tender Number').fill('TB-2031-4');
    await dialog.getByLabel('Publish Date').fill('2031-05-02');
    const same = dialog.getByRole('button', { name: 'It is the same notice: add this as a further source' });
    await same.click();
    await expect.poll(focusedField).toBe('source');
    await dialog.getByText('Say in which newspaper or portal it stood').waitFor();
    await dialog.locator('[name=source]').fill('Dawn');
    await expectAccessible(page);
    await same.click();
    await expectToast(page, 'Added as a further source');
    await dialog.waitFor({ state: 'detached' });
    const found = await callApi<{ id: number; title: string }[]>(page, 'GET', '/api/tenders?search=sluice+gates');
    expect(found).toHaveLength(2);
    const first = found.find(({ title }) => title === FIRST);
    expect(await callApi(page, 'GET', `/api/tenders/${first?.id}`)).toMatchObject({
      source: 'Daily Jang',
      alsoIn: [{ source: 'Dawn', reference: 'TB-2031-4', publishDate: '2031-05-02' }],
    });
  });

  it('clones a tender: a new one, with dates and number of its own', async () => {
    await openTab(page, 'Tenders');
    await page.getByLabel('Search', { exact: true }).fill('sluice gates for taunsa');
    await page.getByRole('button', { name: `Clone ${FIRST}` }).click();
    const copy = page.getByRole('dialog', { name: 'Clone a Tender' });
    expect(await copy.getByLabel('Title').inputValue()).toBe(FIRST);
    expect(await copy.getByLabel('Closing Date').inputValue()).toBe('');
    await copy.getByLabel('Title').fill('Sluice gates, second lot');
    await copy.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep Editing' }).click();
    await copy.getByLabel('Closing Date').fill('2031-07-31');
    await copy.getByRole('button', { name: 'Create Tender' }).click();
    await expectToast(page, 'Tender created');
    const found = () => callApi<object[]>(page, 'GET', '/api/tenders?search=sluice+gates');
    await expect.poll(async () => (await found()).length).toBe(3);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`Clone ${FIRST}`);
  });

  it('corrects the notice that a search finds without a walk through the table: the arrow down leads to it', async () => {
    const box = page.getByLabel('Search', { exact: true });
    await box.fill('second lot');
    await page.keyboard.press('ArrowDown'); // too early: the rows are still those of the search before
    expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
    const down = async () => {
      await page.keyboard.press('ArrowDown');
      return focusedName(page);
    };
    await expect.poll(down).toBe('Edit Sluice gates, second lot');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Edit Tender' }).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => focusedName(page)).toBe('Edit Sluice gates, second lot');
    expectNoProblems(admin);
  });
});

function scan(): Promise<Buffer> {
  const lines = Array.from(
    { length: 24 },
    (_, n) => `<text x="40" y="${90 + n * 28}" font-size="18">${n + 1}. Sealed bids are invited for works</text>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#f4f0e4"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(page)).png().toBuffer();
}
