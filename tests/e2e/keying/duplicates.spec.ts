import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems } from '../../support/browser.ts';
import {
  callApi,
  expectToast,
  noticeFacts,
  onAdministratorPage,
  openTab,
  removeFound,
} from '../admin/as-administrator.ts';

const SIMILAR = '**/api/admin/tenders/similar?**';
const TITLE = 'Dredging of the silted Jhimpir feeder channel';

const { admin, page } = onAdministratorPage();

beforeAll(async () => {
  await callApi(page, 'POST', '/api/tenders', {
    ...(await noticeFacts(page)),
    title: TITLE,
    description: 'Bids are invited.',
    reference: 'JFC/9',
  });
});

afterAll(() => removeFound(page, '/api/tenders', 'jhimpir'));

const published = async () => (await callApi<object[]>(page, 'GET', '/api/tenders?search=%22jhimpir+feeder%22')).length;

/** The same notice keyed again and saved at once, before any pause in the typing. */
async function keyAgain(addition = '') {
  await openTab(page, 'Tenders');
  await page.getByRole('button', { name: 'Add New Tender' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Tender' });
  await dialog.getByLabel('Description').fill('Bids are invited.');
  await dialog.getByLabel('Closing Date').fill('2031-06-30');
  await dialog.getByRole('group', { name: 'Categories' }).getByRole('checkbox').first().check();
  await dialog.getByLabel('Infrastructure').check();
  await dialog.getByText('More about the notice').click();
  await dialog.getByLabel('Title').fill(`${TITLE}${addition}`);
  await dialog.getByLabel('Tender Number').fill('JFC/9');
  await page.keyboard.press('Control+Enter');
  return dialog;
}

describe('publishing before the check for duplicates has answered', () => {
  let answer: () => void;
  beforeEach(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answer = resolve;
    // checks that were given up meanwhile can no longer be answered
    await page.route(SIMILAR, (route) => promise.then(() => route.continue()).catch(() => undefined));
  });
  afterEach(() => page.unroute(SIMILAR));

  it('waits for it, says so, and then leads to the likely duplicate', async () => {
    const dialog = await keyAgain();
    const button = dialog.getByRole('button', { name: 'Looking for duplicates...' });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    await expectAccessible(page);
    expect(await published()).toBe(1);
    answer();
    const warning = dialog.getByRole('status').filter({ hasText: 'This notice may be published already' });
    await expect.poll(() => warning.evaluate((element) => element === document.activeElement)).toBe(true);
    await dialog.getByRole('button', { name: 'Create Tender' }).waitFor();
    expect(await published()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('publishes nothing where the form is given up meanwhile', async () => {
    const dialog = await keyAgain(', second lot');
    await dialog.getByRole('button', { name: 'Looking for duplicates...' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'detached' });
    answer();
    await page.waitForLoadState('networkidle');
    expect(await published()).toBe(1);
  });

  it('publishes where the check fails: it stands in nobody’s way', async () => {
    await page.route(SIMILAR, (route) => route.fulfill({ status: 503, body: '' }));
    const dialog = await keyAgain(', third lot');
    await expectToast(page, 'Tender created');
    await dialog.waitFor({ state: 'detached' });
    expect(await published()).toBe(2);
    expectNoProblems(admin, [/503/, /ERR_FAILED|aborted/i]);
  });
});
