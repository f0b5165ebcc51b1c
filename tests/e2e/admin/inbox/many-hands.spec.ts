import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { expectAccessible } from '../../../support/accessibility.ts';
import { expectNoProblems } from '../../../support/browser.ts';
import { forAllTests, standIn } from '../../../support/for-tests.ts';
import { picture } from '../../../support/tenders/image-files.ts';
import { callApi, expectToast, noticeFacts, onAdministratorPage } from '../as-administrator.ts';
import { draftRow, fileDraft, openInbox, tidyInbox, visitAsColleague } from './inbox-page.ts';

const { browser, admin, page } = onAdministratorPage();
const colleague = forAllTests(() => visitAsColleague(browser, page, 'Ayesha Malik'));
const other = standIn(() => colleague.page);

const secondLook = (isOn: boolean) => callApi(page, 'PUT', '/api/admin/settings', { secondLook: isOn });

afterAll(async () => {
  await secondLook(false);
  await tidyInbox(page, 'spillway');
});

const form = (at: Page, name = 'Key a Draft') => at.getByRole('dialog', { name });
const scan = async (name: string, seed: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await picture('png', 64, 80, seed),
});
const key = (at: Page, words: string) =>
  draftRow(at, words)
    .getByRole('button', { name: /^(Key It|Go On|Look at It): / })
    .click();

it('two clerks never key the same scan: one asks before taking it over, and the other is told', async () => {
  await fileDraft(page, await scan('held.png', 23));
  await openInbox(other);
  await key(other, 'held.webp');
  await form(other).getByLabel('Title').fill('Gates of a spillway');
  await form(other).getByText('Kept', { exact: true }).waitFor();

  await openInbox(page);
  await draftRow(page, 'Gates of a spillway').getByText('Ayesha Malik').waitFor();
  await expectAccessible(page);
  await draftRow(page, 'Gates of a spillway')
    .getByRole('button', { name: /^Take Over: / })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Take it over?' });
  await question.getByText(/Ayesha Malik has had it since \d+:\d\d [ap]m/).waitFor();
  await question.getByRole('button', { name: 'Take Over' }).click();
  expect(await form(page).getByLabel('Title').inputValue()).toBe('Gates of a spillway');
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/work') && answer.status() === 204),
    form(page).getByLabel('Title').fill('Gates of the spillway at Rohri'),
  ]);

  await form(other).getByLabel('Description').fill('What she typed meanwhile');
  const told = form(other).getByRole('alert').filter({ hasText: 'This draft is no longer in your hands' });
  await told.getByText(/has had it in hand since/).waitFor();
  await expectAccessible(other);
  expect(await form(other).getByLabel('Description').inputValue()).toBe('What she typed meanwhile');
  colleague.excused.push(/status of 409/);
  await told.getByRole('button', { name: 'Take Over' }).click();
  await expect.poll(() => told.count()).toBe(0);
  // the other clerk’s words are not overwritten by what stood here before
  await expect.poll(() => form(other).getByLabel('Title').inputValue()).toBe('Gates of the spillway at Rohri');
  expect(await form(other).getByLabel('Description').inputValue()).toBe('');
  await form(other).getByLabel('Description').fill('What she typed meanwhile, and on');
  await form(other).getByText('Kept', { exact: true }).waitFor();
  await form(other).getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
});

it('a second person looks at what was keyed, gives it back with a reason, and publishes it', async () => {
  await secondLook(true);
  const { categories, sectors, closingDate } = await noticeFacts(page);
  await fileDraft(page, await scan('looked at.png', 29));
  await openInbox(page);
  await key(page, 'looked at.webp');
  const mine = form(page);
  await mine.getByLabel('Title').fill('Apron of a spillway');
  await mine.getByLabel('Description').fill('Sealed bids are invited.');
  await mine.getByLabel('Closing Date').fill(closingDate);
  await mine.getByLabel(categories[0] ?? '', { exact: true }).check();
  await mine.getByLabel(sectors[0] ?? '', { exact: true }).check();
  await mine.getByLabel('Publish Date').press('Enter');
  await mine.getByRole('button', { name: 'Ask for a Second Look' }).click();
  await expectToast(page, 'It waits for a second look');
  await mine.waitFor({ state: 'detached' });
  await openInbox(page, 'second-look');
  await draftRow(page, 'Apron of a spillway').getByText('Waits for somebody else').waitFor();

  await openInbox(other, 'second-look');
  await key(other, 'Apron of a spillway');
  const hers = form(other, 'Second Look at a Draft');
  await other.evaluate(() => history.pushState(null, '', location.href)); // no page lets Back lead to another one wait
  expect(await hers.getByLabel('Title').inputValue()).toBe('Apron of a spillway');
  await expectAccessible(other);
  await hers.getByRole('button', { name: 'Give Back' }).click();
  const why = form(other, 'Give it back?');
  await why.waitFor();
  await other.evaluate(() => history.back());
  await why.waitFor({ state: 'detached' });
  await hers.getByRole('button', { name: 'Give Back' }).click(); // Back closed the question alone
  await why.getByLabel('What is wrong?').fill('The closing time is missing.');
  await expectAccessible(other);
  await why.getByRole('button', { name: 'Give Back' }).click();
  await expectToast(other, 'Given back');

  await openInbox(page);
  await draftRow(page, 'Apron of a spillway').getByText('Given back: The closing time is missing.').waitFor();
  await key(page, 'Apron of a spillway');
  await mine.getByText('The closing time is missing.').waitFor();
  await mine.getByLabel('Closing Time').fill('2:30 pm');
  await mine.getByRole('button', { name: 'Ask for a Second Look' }).click();
  await mine.waitFor({ state: 'detached' });

  await openInbox(other, 'second-look');
  await key(other, 'Apron of a spillway');
  await expect.poll(() => hers.getByLabel('Closing Time').inputValue()).toBe('2:30 pm');
  await hers.getByLabel('Publish Date').press('Enter');
  await hers.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectToast(other, 'Tender created');
  await hers.waitFor({ state: 'detached' });
  const [found] = await callApi<{ id: number }[]>(page, 'GET', '/api/tenders?search=spillway');
  expect(await callApi(page, 'GET', `/api/tenders/${found?.id}`)).toMatchObject({ closingTime: '14:30' });
  expectNoProblems(admin, admin.excused);
});
