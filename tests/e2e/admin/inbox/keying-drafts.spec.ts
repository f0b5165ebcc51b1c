import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../../support/accessibility.ts';
import { expectNoProblems } from '../../../support/browser.ts';
import { pdfOfLines } from '../../../support/payments/pdf-of.ts';
import { picture } from '../../../support/tenders/image-files.ts';
import { callApi, expectToast, onAdministratorPage, removeFound } from '../as-administrator.ts';
import { draftRow, fileDraft, openInbox, tidyInbox } from './inbox-page.ts';

const BODY = 'Bhakkar Weir Authority';
const NEW_BODY = 'Thal Canal Authority Bhakkar';
const CATEGORY = 'Weirs';
/** Control keys for one full notice from its scan: Tab, Enter, arrows and shortcuts; letters aside. */
const MOST_KEYS = 20;
const LINES = [
  'TENDER NOTICE',
  BODY,
  'Tender No. BWA/2026/31',
  'Subject: Construction of a weir at Bhakkar',
  'Sealed bids are invited from firms registered with the Pakistan Engineering Council.',
  'Bids must reach the office on or before 12-12-2031 at 02:30 PM.',
  'They will be opened on the same day at 03:00 PM.',
  'Tender fee: Rs. 2,000 (non-refundable). Bid security: 2% of the bid price.',
];

let dialog: Locator;
const { admin, page } = onAdministratorPage();

beforeAll(async () => {
  await callApi(page, 'POST', '/api/categories', { name: CATEGORY });
  await callApi(page, 'POST', '/api/organizations', { name: BODY });
});

afterAll(async () => {
  await tidyInbox(page, 'weir');
  await removeFound(page, '/api/categories', CATEGORY);
  await removeFound(page, '/api/organizations', 'Bhakkar');
});

const pdf = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfOfLines(lines),
});
const focusedField = () =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? activeElement?.getAttribute('name');
  });

/** Takes what is proposed in a field. */
const confirm = (field: string) => dialog.locator(`[name="${field}"]`).press('Enter');

/** Files a PDF, waits until it is read, and answers the words that it is listed by. */
async function readDraft(name: string, lines: readonly string[]): Promise<string> {
  const id = await fileDraft(page, pdf(name, lines));
  const state = async () =>
    (await callApi<{ reading: { state: string } }>(page, 'GET', `/api/admin/drafts/${id}`)).reading.state;
  await expect.poll(state, { timeout: 60_000 }).toBe('read');
  const { title } = await callApi<{ title: string | null }>(page, 'GET', `/api/admin/drafts/${id}`);
  return title ?? name;
}

/** Opens the draft in the first row of its name by keys. */
async function openDraft(words: string): Promise<void> {
  await openInbox(page);
  await draftRow(page, words)
    .getByRole('button', { name: /^(Key It|Go On): / })
    .focus();
  await page.keyboard.press('Enter');
  dialog = page.getByRole('dialog', { name: 'Key a Draft' });
  await expect.poll(focusedField).toBe('title');
}

it('a scan becomes a notice by few control keys, each proposal checked', async () => {
  await openDraft(await readDraft('weir.pdf', LINES));
  await page.locator('[data-frame]').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await dialog.getByText('Nothing is published unseen. Check this first: Title.').waitFor();
  expect(await focusedField()).toBe('title');
  let keys = 0;
  // Another value than the proposed one counts as checked, too.
  const typed: Readonly<Record<string, string>> = {
    title: 'Construction of a weir at Bhakkar',
    description: 'Sealed bids are invited.',
    categories: 'weirs',
    sectors: 'infra',
  };
  const done = new Set<string>();
  for (let field = await focusedField(); field && keys < 2 * MOST_KEYS; field = await focusedField()) {
    const words = done.has(field) ? undefined : typed[field];
    done.add(field);
    if (field === 'description') {
      await page.keyboard.press('Enter'); // leaves it blank, and begins anew at the end
      expect(await focusedField()).not.toBe(field);
      await dialog.getByLabel('Description').focus();
    }
    if (words !== undefined) await page.keyboard.type(words);
    keys++;
    await page.keyboard.press(field === 'description' ? 'Tab' : 'Enter');
  }
  await dialog.getByText(/^(\d+) of \1 confirmed$/).waitFor();
  keys++;
  await page.keyboard.press('Control+Enter');
  await expectToast(page, 'Tender created');
  await dialog.waitFor({ state: 'detached' });
  console.log(`Control keys for one full notice from its scan: ${keys} (bar ${MOST_KEYS})`);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  const [found] = await callApi<{ id: number }[]>(page, 'GET', '/api/tenders?search=weir');
  expect(await callApi(page, 'GET', `/api/tenders/${found?.id}`)).toMatchObject({
    reference: 'BWA/2026/31',
    organization: { name: BODY },
    description: 'Sealed bids are invited.',
    closingDate: '2031-12-12',
    closingTime: '14:30',
    categories: [CATEGORY],
    sectors: ['Infrastructure'],
    documents: [{ name: 'weir.pdf' }],
  });
  await openInbox(page, 'done');
  await draftRow(page, 'weir')
    .getByRole('link', { name: `Published as #${found?.id}` })
    .waitFor();
});

it('the same notice from a second newspaper is recognised, and ends its draft', async () => {
  await openDraft(await readDraft('second paper.pdf', [...LINES, 'Published in the second newspaper of the day.']));
  const same = dialog.getByRole('button', { name: 'It is the same notice: add this as a further source' });
  await same.waitFor();
  await dialog.locator('[name=source]').fill('Dawn');
  await page.keyboard.press('Tab');
  await same.click();
  await dialog.getByText('Nothing is published unseen. Check this first: Tender Number.').waitFor();
  await confirm('reference');
  await confirm('publishDate');
  await same.click();
  await expectToast(page, 'Added as a further source');
  await dialog.waitFor({ state: 'detached' });
  const found = await callApi<{ id: number }[]>(page, 'GET', '/api/tenders?search=weir');
  expect(found).toHaveLength(1);
  const { alsoIn } = await callApi<{ alsoIn: object[] }>(page, 'GET', `/api/tenders/${found[0]?.id}`);
  expect(alsoIn).toMatchObject([{ source: 'Dawn' }]);
  await expect.poll(() => draftRow(page, 'weir').count()).toBe(0);
});

it('an organization that only the scan knows is created beside it', async () => {
  const lines = LINES.map((line) =>
    line.replace(BODY, NEW_BODY).replace('BWA', 'TCA').replace('a weir', 'a weir gate'),
  );
  await openDraft(await readDraft('gate.pdf', lines));
  await dialog.getByText(`The scan says “${NEW_BODY}”, which is no known organization.`).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Create “${NEW_BODY}”` }).click();
  await expectToast(page, `${NEW_BODY} is created`);
  const box = dialog.getByLabel('Procuring Organization');
  await expect.poll(() => box.inputValue()).toBe(NEW_BODY);
  await expect.poll(() => dialog.getByText('no known organization').count()).toBe(0);
  // by its button, as the toast takes the first Escape
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
});

it('a reload loses nothing of what was keyed, and the scan is the picture', async () => {
  await fileDraft(page, { name: 'culvert.png', mimeType: 'image/png', buffer: await picture('png', 80, 90, 17) });
  await openDraft('culvert.webp');
  await page.keyboard.type('Culvert near a weir');
  await dialog.getByLabel('Description').fill('Half a senten');
  await dialog.getByText('Kept', { exact: true }).waitFor();
  await page.reload();
  await openDraft('Culvert near a weir');
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Culvert near a weir');
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Half a senten');
  await dialog.getByLabel('Closing Date').fill('1 dec 2031');
  await dialog.getByLabel(CATEGORY).check();
  await dialog.getByLabel('Infrastructure').check();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByText('Nothing is published unseen. Check this first: Publish Date.').waitFor();
  await dialog.getByText('Not read on the scan.').waitFor();
  await confirm('publishDate');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectToast(page, 'Tender created');
  await dialog.waitFor({ state: 'detached' });
  const [found] = await callApi<{ id: number }[]>(page, 'GET', '/api/tenders?search=culvert');
  const { imageUrl, documents } = await callApi<{ imageUrl: string | null; documents: object[] }>(
    page,
    'GET',
    `/api/tenders/${found?.id}`,
  );
  expect([imageUrl, documents]).toEqual([expect.stringContaining('/image'), []]);
  expectNoProblems(admin);
});
