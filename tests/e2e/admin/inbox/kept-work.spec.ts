import type { Locator } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { expectNoProblems } from '../../../support/browser.ts';
import { pdfOfLines } from '../../../support/payments/pdf-of.ts';
import { callApi, onAdministratorPage } from '../as-administrator.ts';
import { draftRow, fileDraft, openInbox, tidyInbox } from './inbox-page.ts';

const LINES = [
  'TENDER NOTICE',
  'Tender No. SLC/2026/77',
  'Subject: Repair of a sluice at Kalabagh',
  'Sealed bids must reach the office on or before 12-12-2031 at 02:30 PM.',
  'Tender fee: Rs. 2,000 (non-refundable).',
];

const SECOND = LINES.map((line) => line.replace('Repair', 'Painting'));

let dialog: Locator;
const { admin, page } = onAdministratorPage();
afterAll(() => tidyInbox(page, 'sluice'));

/** Files a notice and waits until it is read. Answers its number. */
async function readDraft(name: string, lines: readonly string[]): Promise<number> {
  const id = await fileDraft(page, { name, mimeType: 'application/pdf', buffer: pdfOfLines(lines) });
  const state = async () =>
    (await callApi<{ reading: { state: string } }>(page, 'GET', `/api/admin/drafts/${id}`)).reading.state;
  await expect.poll(state, { timeout: 60_000 }).toBe('read');
  return id;
}

async function openDraft(words: string): Promise<void> {
  await openInbox(page);
  const open = draftRow(page, words).getByRole('button', { name: /^(Key It|Go On): / });
  await open.click();
  dialog = page.getByRole('dialog', { name: 'Key a Draft' });
  await dialog.locator('[name=title]').waitFor();
}

it('what was kept before a draft was read gives way to what is read, unconfirmed', async () => {
  const id = await readDraft('sluice.pdf', LINES);
  const me = await callApi(page, 'GET', '/api/user');
  await callApi(page, 'PUT', `/api/admin/drafts/${id}/holder`, { holderId: me.id, expectedHolderId: null });
  // The form of an unread draft keeps a typed title, the day of today and empty controls.
  const empty = { reference: '', closingDate: '', closingTime: '', documentFee: '', bidSecurity: '' };
  const values = { ...empty, title: 'Early sluice', publishDate: '2031-01-01' };
  await callApi(page, 'PUT', `/api/admin/drafts/${id}/work`, { values, confirmed: ['title'] });
  await openDraft('Early sluice');
  expect(await dialog.locator('[name=title]').inputValue()).toBe('Early sluice');
  expect(await dialog.locator('[name=reference]').inputValue()).toBe('SLC/2026/77');
  await dialog.getByText(/^1 of [2-9] confirmed$/).waitFor();
});

it('closing asks before it throws away what did not reach the server', async () => {
  await readDraft('second sluice.pdf', SECOND);
  await openDraft('Painting of a sluice');
  const work = '**/api/admin/drafts/*/work';
  const pressed = Promise.withResolvers<void>();
  await page.route(work, (route) => pressed.promise.then(() => route.abort()));
  await dialog.locator('[name=title]').fill('Broken sluice');
  await page.keyboard.press('Escape'); // before anything failed, as slow as the machine may be
  pressed.resolve();
  await dialog.getByText(/^Not kept yet: /).waitFor();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
  // a second Escape would be faster than the question listens, as no hand is
  await question.locator('button:focus').waitFor();
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await page.unroute(work);
  await dialog.getByText('Kept', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await openDraft('Broken sluice');
  expectNoProblems(admin, [/ERR_FAILED/]);
});
