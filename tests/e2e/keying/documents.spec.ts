import { expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { pdfOf } from '../../support/payments/pdf-of.ts';
import { picture } from '../../support/tenders/image-files.ts';
import { focusedName, onAdministratorPage } from '../admin/as-administrator.ts';
import { bring } from '../admin/inbox/inbox-page.ts';

const { admin, page } = onAdministratorPage();

it('a notice gets documents: chosen, put in order by keys, removed and taken back', async () => {
  await page.getByRole('button', { name: 'Add New Tender' }).click();
  const form = page.getByRole('dialog');
  const field = form.getByRole('group', { name: 'Documents' });
  await field.locator('input[type=file]').setInputFiles([
    { name: 'terms.pdf', mimeType: 'application/pdf', buffer: pdfOf('Terms of the weir') },
    { name: 'page 2.png', mimeType: 'image/png', buffer: await picture('png', 50, 40, 7) },
    { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
  ]);
  await field.getByText('PDF, 1 page, 1 kB').waitFor();
  await field.getByText(/^Scan, \d+ kB$/).waitFor();
  await field.getByText('fake.pdf: This is neither a picture (PNG, JPG, GIF, WebP) nor a PDF.').waitFor();
  const names = () => field.locator('li bdi').allTextContents();
  expect(await names()).toEqual(['terms.pdf', 'page 2.webp']);
  await field.getByRole('button', { name: 'Move page 2.webp up' }).focus();
  await page.keyboard.press('Enter');
  expect(await names()).toEqual(['page 2.webp', 'terms.pdf']);
  expect(await focusedName(page)).toBe('Move page 2.webp up');
  await field.getByRole('button', { name: 'Remove terms.pdf' }).click();
  await field.getByText('terms.pdf was removed.').waitFor();
  expect(await focusedName(page)).toBe('Undo');
  await page.keyboard.press('Enter');
  expect(await names()).toEqual(['page 2.webp', 'terms.pdf']);
  expectNoProblems(admin, [/status of 400/]); // the file that is none
});

it('documents are put in order by dragging, and a file dropped anywhere over the form becomes one', async () => {
  await page.reload();
  await page.getByRole('button', { name: 'Add New Tender' }).click();
  const form = page.getByRole('dialog');
  const field = form.getByRole('group', { name: 'Documents' });
  const names = () => field.locator('li bdi').allTextContents();
  const terms = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfOf(`Terms of ${name}`) });
  await form.getByLabel('Title').fill('A form that stays');
  await bring(page, 'drop', ['one.pdf', 'two.pdf', 'three.pdf'].map(terms));
  await expect.poll(() => field.getByText('PDF, 1 page, 1 kB').count()).toBe(3);
  const row = (name: string) => field.getByRole('listitem').filter({ hasText: name });
  await row('three.pdf').dragTo(row('one.pdf'));
  await expect.poll(names).toEqual(['three.pdf', 'one.pdf', 'two.pdf']);
  await field.getByText('three.pdf is 1 of 3').waitFor({ state: 'attached' });
  await row('three.pdf').dragTo(row('two.pdf'));
  await expect.poll(names).toEqual(['one.pdf', 'two.pdf', 'three.pdf']);
  for (const button of await row('two.pdf').getByRole('button').all()) {
    expect(await button.boundingBox()).toMatchObject({ width: 40, height: 40 });
  }
  expect(await form.getByLabel('Title').inputValue()).toBe('A form that stays');
  await expectAccessible(page);
});

it('a file that was removed on its way comes back, and one that finds no room is sent again', async () => {
  await admin.page.reload();
  await page.getByRole('button', { name: 'Add New Tender' }).click();
  const field = page.getByRole('dialog').getByRole('group', { name: 'Documents' });
  const choose = (name: string) =>
    field
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdfOf(`On its way: ${name}`) });
  const row = (name: string) => field.getByRole('listitem').filter({ hasText: name });
  const stored = (name: string) => row(name).getByText('PDF, 1 page').waitFor();
  const remove = (name: string) => field.getByRole('button', { name: `Remove ${name}` }).click();
  const undo = () => field.getByRole('button', { name: 'Undo' }).click();
  let letGo = () => undefined as unknown;
  const uploads = '**/api/admin/files?**';
  await page.route(uploads, async (route) => {
    await new Promise((resolve) => {
      letGo = () => resolve(undefined);
    });
    await route.continue();
  });

  let asked = page.waitForRequest(uploads);
  await choose('first.pdf');
  await choose('waits.pdf');
  await asked;
  await remove('waits.pdf');
  letGo();
  await stored('first.pdf');
  asked = page.waitForRequest(uploads);
  await undo();
  await asked;
  await remove('waits.pdf');
  const answered = page.waitForResponse(uploads);
  letGo();
  await (await answered).finished();
  await undo();
  await stored('waits.pdf');
  await page.unroute(uploads);

  await page.route(uploads, (route) => route.fulfill({ status: 503, headers: { 'Retry-After': '2' } }), { times: 1 });
  await choose('busy.pdf');
  await row('busy.pdf').getByText('The portal is busy. It is sent again in 2 s.').waitFor();
  await stored('busy.pdf');
  await page.route(uploads, (route) => route.abort(), { times: 1 });
  await choose('broken.pdf');
  await row('broken.pdf').getByText('The connection broke. It is sent again in 1 s.').waitFor();
  await stored('broken.pdf');
  expectNoProblems(admin, [/status of 400/, /503/, /ERR_FAILED/]);
});
