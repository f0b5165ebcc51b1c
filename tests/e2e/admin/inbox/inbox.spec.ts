import { afterAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../support/accessibility.ts';
import { walkByTab } from '../../../support/browser/keyboard-walk.ts';
import { expectNoProblems } from '../../../support/browser.ts';
import { picture } from '../../../support/tenders/image-files.ts';
import { expectToast, onAdministratorPage } from '../as-administrator.ts';
import { bring, draftRow, openInbox, tidyInbox } from './inbox-page.ts';

const { admin, page } = onAdministratorPage();
afterAll(() => tidyInbox(page, 'nothing-of-this'));

const scan = async (name: string, seed: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await picture('png', 70, 90, seed),
});
const names = () => page.getByRole('table', { name: 'Inbox' }).locator('.record-title .font-medium').allInnerTexts();
const onTheirWay = () => page.getByRole('list', { name: 'Files on their way' });

describe('the inbox takes files', () => {
  it('that are dropped together in their order, or pasted', async () => {
    await openInbox(page);
    await page.getByText('The inbox is empty.').waitFor();
    await expectAccessible(page);
    await bring(page, 'drop', await Promise.all([scan('a.png', 3), scan('b.png', 5), scan('c.png', 11)]));
    await expect.poll(names).toEqual(['a.webp', 'b.webp', 'c.webp']);
    await bring(page, 'paste', [await scan('pasted.png', 13)]);
    await draftRow(page, 'pasted.webp').waitFor();
    await expectAccessible(page);
  });

  it('each once, and says why it does not take one', async () => {
    await bring(page, 'drop', [
      await scan('a again.png', 3),
      { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
    ]);
    await onTheirWay().getByText('This file is in the inbox already: a.webp.').waitFor();
    await onTheirWay().getByText('This is neither a picture (PNG, JPG, GIF, WebP) nor a PDF.').waitFor();
    await expectAccessible(page);
    await onTheirWay().getByRole('button', { name: 'Dismiss a again.png' }).waitFor();
    await page.getByRole('button', { name: 'Dismiss All' }).click();
    await expect.poll(() => onTheirWay().count()).toBe(0);
    admin.excused.push(/status of 400/);
  });

  it('and merges several as pages of one notice, and takes that back', async () => {
    await page.getByRole('checkbox', { name: 'Choose b.webp' }).click();
    await page.getByRole('checkbox', { name: 'Choose a.webp' }).click();
    await page.getByText('2 chosen').waitFor();
    await page.getByRole('button', { name: 'Merge as One Notice' }).click();
    await expectToast(page, 'Merged as one notice');
    await draftRow(page, 'a.webp').getByText('2 pages').waitFor();
    await expect.poll(() => draftRow(page, 'b.webp').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Split into its files');
    await draftRow(page, 'b.webp').waitFor();
  });

  it('and throws one away, which comes back by Undo or under Done', async () => {
    await draftRow(page, 'c.webp').getByRole('button', { name: 'Throw Away: c.webp' }).click();
    await expectToast(page, 'Thrown away');
    await expect.poll(() => draftRow(page, 'c.webp').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await draftRow(page, 'c.webp').waitFor();
    await draftRow(page, 'c.webp').getByRole('button', { name: 'Throw Away: c.webp' }).click();
    await expect.poll(() => draftRow(page, 'c.webp').count()).toBe(0);
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await draftRow(page, 'c.webp').getByText('Thrown away').waitFor();
    await expectAccessible(page);
    await draftRow(page, 'c.webp').getByRole('button', { name: 'Take Back: c.webp' }).click();
    await expectToast(page, 'Taken back');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await draftRow(page, 'c.webp').waitFor();
    expectNoProblems(admin, admin.excused);
  });
});

describe('the fields of a draft are walked without the scan covering any', () => {
  it.each([
    [320, 640],
    [390, 844],
    [640, 450], // a usual window, enlarged twice
  ])('%i by %i', async (width, height) => {
    await page.setViewportSize({ width, height });
    await openInbox(page);
    await draftRow(page, 'a.webp').getByRole('button', { name: 'Key It: a.webp' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Key a Draft' });
    await dialog.getByLabel('Title').waitFor();
    const { faults } = await walkByTab(page);
    expect(faults, faults.join('\n')).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expectNoProblems(admin, admin.excused);
  });
});
