import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectNoProblems, newPage } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';
import { callApi, expectToast, focusedName, onAdministratorPage, openTab } from './as-administrator.ts';

const CATEGORY = 'Bridges & Culverts';
const ORGANIZATION = 'Ravi Bridges Authority';
const TITLE = 'Construction of a prestressed bridge over Deg Nullah';

const { browser, admin, page } = onAdministratorPage();

describe('an administrator', () => {
  it('creates a category and an organization', async () => {
    await openTab(page, 'Categories');
    await page.getByRole('button', { name: 'Add Category' }).click();
    await page.getByRole('button', { name: 'Create Category' }).click();
    await page.getByText('Category name must be at least 2 characters.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill(CATEGORY);
    await page.getByLabel('Emoji').fill('🌉');
    await page.getByRole('button', { name: 'Create Category' }).click();
    await expectToast(page, 'Category created');
    expect(await focusedName(page)).toBe('Add Category');

    await openTab(page, 'Organizations');
    await page.getByRole('button', { name: 'Add Organization' }).click();
    await page.getByLabel('Name', { exact: true }).fill(ORGANIZATION);
    await page.getByLabel('Website').fill('ravi');
    await page.getByRole('button', { name: 'Create Organization' }).click();
    await page.getByText('Please enter a valid URL').waitFor();
    await page.getByLabel('Website').fill('https://ravi.example.pk');
    await page.getByLabel('Category').selectOption(CATEGORY);
    await page.getByRole('button', { name: 'Create Organization' }).click();
    await expectToast(page, 'Organization created');
    await page.getByLabel('Search', { exact: true }).fill(ORGANIZATION);
    const visit = page.getByRole('row', { name: new RegExp(ORGANIZATION) }).getByRole('link', { name: /^Visit/ });
    expect(await visit.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });

  it('is told of the samples, which go only when that is said', async () => {
    await openTab(page, 'Tenders');
    await page.getByText(/^\d+ notices are samples, marked as such\.$/).waitFor();
    await page.getByRole('button', { name: 'Remove all samples' }).click();
    const ask = page.getByRole('alertdialog', { name: 'Remove all sample notices?' });
    expect(await focusedName(page)).toBe('Cancel');
    await page.keyboard.press('Enter');
    await ask.waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe('Remove all samples');
    expect((await callApi<{ count: number }>(page, 'GET', '/api/admin/samples')).count).toBeGreaterThan(0);
  });

  it('publishes a tender with a scan, and is told what is missing', async () => {
    await page.getByRole('button', { name: 'Add New Tender' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Tender' });
    await dialog.getByText(/^\w{3} \d+ \w{3} \d{4}, today$/).waitFor();
    expect(await dialog.getByLabel('Status').inputValue()).toBe('open');
    await dialog.getByRole('button', { name: 'Create Tender' }).click();
    for (const field of ['Title', 'Description', 'Closing date'])
      await dialog.getByText(`${field} is required`).waitFor();
    await dialog.getByText('At least one category is required').waitFor();
    await dialog.getByText('At least one sector is required').waitFor();

    await dialog.getByLabel('Title').fill(TITLE);
    await dialog.getByLabel('Description').fill('Sealed bids are invited from firms registered with PEC.');
    await dialog.getByRole('combobox', { name: 'City' }).fill('Sheikhupura Khurd');
    await dialog.getByRole('option', { name: 'Use “Sheikhupura Khurd” as typed' }).click();
    await dialog.getByRole('combobox', { name: 'Province' }).fill('punj');
    await dialog.getByRole('option', { name: 'Punjab' }).click();
    await dialog.getByLabel('Search categories').fill('culv');
    await dialog.getByLabel(CATEGORY).check();
    await dialog.getByLabel('Infrastructure').check();
    await dialog.getByRole('combobox', { name: 'Add an organization' }).fill('ravi');
    await dialog.getByRole('option', { name: ORGANIZATION }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: `Remove ${ORGANIZATION}` }).waitFor();

    const file = dialog.locator('input[type=file]:not([multiple])');
    await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) });
    await dialog.getByRole('alert').getByText('File size should be less than 5MB').waitFor();
    await file.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: await scan() });
    await dialog.getByAltText('Preview of the scanned notice').waitFor();
    await dialog.getByText('More about the notice').click();
    await dialog.getByLabel('Tender Number').fill('RBA/2025/17');
    await dialog.getByLabel('Closing Time').fill('14:30');
    await dialog.getByLabel('Closing Date').fill(karachiToday(-1));
    await dialog.getByRole('button', { name: 'Create Tender' }).click();
    await dialog
      .getByRole('paragraph')
      .filter({ hasText: /^Closing date must not be before/ })
      .waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('closingDate');
    await dialog.getByLabel('Closing Date').fill(karachiToday(30));
    await dialog.getByRole('button', { name: 'Create Tender' }).click();
    await expectToast(page, 'Tender created');
    await dialog.waitFor({ state: 'detached' });
  });

  it('is read by a visitor, who finds it by search', async () => {
    const visitor = await newPage(browser, { baseUrl: runningProduct().url });
    await visitor.page.goto('/tenders?search=prestressed+deg+nullah');
    await visitor.page
      .getByRole('link', { name: new RegExp(TITLE) })
      .first()
      .click();
    await visitor.page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    const text = await visitor.page.getByRole('main').innerText();
    for (const words of ['Sheikhupura Khurd', 'Punjab', CATEGORY, ORGANIZATION, 'RBA/2025/17', '2:30 pm']) {
      expect(text).toContain(words);
    }
    const image = visitor.page.getByAltText(new RegExp(TITLE));
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(600);
    expectNoProblems(visitor);
    await visitor.close();
  });

  it('overwrites nobody: a stale edit is refused and can be reloaded, and what was typed stays', async () => {
    await openTab(page, 'Tenders');
    await page.getByLabel('Search', { exact: true }).fill('prestressed');
    await page.getByRole('button', { name: `Edit ${TITLE}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Tender' });
    await dialog.getByLabel('OCR Text').fill('Bridge over Deg Nullah');
    await dialog.locator('[name=source]').fill('Daily Jang');
    for (const isOffline of [true, false]) await page.context().setOffline(isOffline);
    await dialog.getByLabel('OCR Text').scrollIntoViewIfNeeded();
    const { id } = await findTender(page);
    const now = await callApi<Record<string, unknown>>(page, 'GET', `/api/tenders/${id}`);
    await callApi(page, 'PUT', `/api/tenders/${id}`, {
      ...editable(now),
      source: 'Nawa-i-Waqt',
      bidValidity: '90 days',
    });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    const stale = dialog.getByText('Somebody else changed this tender while you were editing it');
    await stale.waitFor();
    await expect.poll(() => isOnScreen(stale)).toBe(true);
    await dialog.getByRole('button', { name: 'Reload the tender' }).click();
    await dialog.getByText('Somebody else wrote: Nawa-i-Waqt').waitFor();
    expect(await dialog.locator('[name=source]').inputValue()).toBe('Daily Jang');
    expect(await dialog.locator('[name=bidValidity]').inputValue()).toBe('90 days');
    expect(await dialog.getByLabel('OCR Text').inputValue()).toBe('Bridge over Deg Nullah');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Tender updated');
    const after = await callApi<{ source: string; imageUrl: string | null }>(page, 'GET', `/api/tenders/${id}`);
    expect(after.source).toBe('Daily Jang');
    expect(after.imageUrl).toContain(`/api/tenders/${id}/image`);
  });

  it('tells every reader that the buyer cancelled the notice, and why', async () => {
    await openTab(page, 'Tenders');
    await page.getByLabel('Search', { exact: true }).fill('prestressed');
    await page.getByRole('button', { name: `Edit ${TITLE}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Tender' });
    await dialog.getByLabel('What happened?').selectOption('Cancelled by the buyer');
    await dialog.getByLabel('Reason of the Cancellation').fill('No funds this year');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.waitFor({ state: 'detached' }); // the toast of the edit before may still be there
    await expectToast(page, 'Tender updated');
    const { id } = await findTender(page);
    const visitor = await newPage(browser, { baseUrl: runningProduct().url });
    await visitor.page.goto(`/tenders/${id}`);
    await visitor.page.getByText('The buyer has cancelled this tender').waitFor();
    await visitor.page.getByText('No funds this year').first().waitFor();
    await visitor.page.goto('/tenders?search=prestressed');
    await visitor.page.getByText('Cancelled', { exact: true }).waitFor();
    await visitor.page.getByText(/^Was to close/).waitFor();
    await visitor.page.goto(`/tenders/${id}`);
    await visitor.page
      .getByText(/, cancelled by the buyer/)
      .first()
      .waitFor();

    const row = page.getByRole('row').filter({ hasText: TITLE });
    await row.getByText('Cancelled', { exact: true }).waitFor();
    await page.getByRole('button', { name: `Edit ${TITLE}` }).press('Enter');
    const cause = dialog.getByLabel('What happened?');
    await expect.poll(() => cause.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('No longer');
    await page.keyboard.press('Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    await row.getByText('Open', { exact: true }).waitFor();
    expect(await callApi(page, 'GET', `/api/tenders/${id}`)).toMatchObject({
      cancelledAt: null,
      cancelledReason: null,
      storedStatus: 'open',
    });
    expectNoProblems(visitor);
    await visitor.close();
  });

  it('cannot delete what is in use, and deletes the rest', async () => {
    await openTab(page, 'Categories');
    await page.getByLabel('Search', { exact: true }).fill(CATEGORY);
    await page.getByRole('button', { name: `Delete ${CATEGORY}` }).click();
    const ask = page.getByRole('alertdialog');
    await ask
      .getByText(`This will permanently delete the category "${CATEGORY}". This action cannot be undone.`)
      .waitFor();
    await ask.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Error deleting category');
    await page
      .locator('[data-toast]')
      .getByText(/used by 1 tender/)
      .waitFor();

    await openTab(page, 'Tenders');
    await page.getByLabel('Search', { exact: true }).fill('prestressed');
    await page.getByRole('button', { name: `Delete ${TITLE}` }).click();
    await ask.getByText('This will permanently delete the tender announcement.').waitFor();
    // On a slow line the row, and the button in it that has the focus, goes long after the dialog.
    await page.route('**/api/tenders?*', (route) => setTimeout(() => void route.continue(), 600));
    await ask.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Tender deleted');
    await page.getByRole('button', { name: `Delete ${TITLE}` }).waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe('Tenders');
    await page.unroute('**/api/tenders?*');

    for (const [tab, name, toast] of [
      ['Organizations', ORGANIZATION, 'Organization deleted'],
      ['Categories', CATEGORY, 'Category deleted'],
    ] as const) {
      await openTab(page, tab);
      await page.getByLabel('Search', { exact: true }).fill(name);
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await ask.getByRole('button', { name: 'Delete' }).click();
      await expectToast(page, toast);
      await expect.poll(() => page.getByRole('row', { name: new RegExp(name) }).count()).toBe(0);
    }
    // The browser itself reports the refusals that were asked for.
    expectNoProblems(admin, [/status of 400/, /status of 409/, /status of 412/]);
  });
});

function karachiToday(plusDays = 0): string {
  return new Date(Date.now() + (5 + plusDays * 24) * 3_600_000).toISOString().slice(0, 10);
}

/** Whether the middle of an element can be seen, and not only scrolled to. */
function isOnScreen(element: Locator): Promise<boolean> {
  return element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === target;
  });
}

function scan(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 800, channels: 3, background: '#f4f0e4' } })
    .png()
    .toBuffer();
}

async function findTender(at: Page) {
  const [found] = await callApi<{ id: number }[]>(at, 'GET', '/api/tenders?search=prestressed');
  if (found === undefined) throw new Error('The published tender is not found by search.');
  return found;
}

/** The part of a GET's answer that a PUT takes. */
function editable(tender: Record<string, unknown>): Record<string, unknown> {
  const names = [
    'title',
    'description',
    'publishDate',
    'closingDate',
    'closingTime',
    'status',
    'categories',
    'sectors',
  ];
  const more = ['city', 'province', 'imageUrl', 'organizationIds', 'reference'];
  return Object.fromEntries([...names, ...more].map((name) => [name, tender[name]]));
}
