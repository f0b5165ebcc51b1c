import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { onFreshPages } from '../../support/browser/fresh-pages.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, expectToast, focusedName } from '../admin/as-administrator.ts';
import { PASSWORD, signUp } from '../sign-up.ts';

const { visit, page } = onFreshPages();

const LIST = '/tenders?city=Lahore&status=open';
const saved = async () =>
  (await callApi<{ searches: { name: string; query: object }[] }>(page, 'GET', '/api/account/searches')).searches;
const saveLink = () => page.getByRole('button', { name: 'Save this search' });

describe('saving a search', () => {
  it('leads a visitor to the sign-in, then asks for the name and says that it sends no mail', async () => {
    const username = await signUp(page);
    await callApi(page, 'POST', '/api/logout');
    await page.goto(LIST, { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: 'Save this search' });
    expect(await link.getAttribute('href')).toBe('/auth?next=%2Ftenders%3Fcity%3DLahore%26status%3Dopen');
    await link.click();
    const login = page.getByRole('dialog', { name: 'Log in to your account' });
    await login.getByLabel('Username').fill(username);
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await dialog.getByText('It sends no mail.').waitFor();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Lahore, Open');
    await page.waitForLoadState('networkidle'); // the list behind is drawn for who is signed in now
    await expectAccessible(page);
    await dialog.getByLabel('Name').fill('لاہور کے ٹینڈر');
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await expectToast(page, 'Search saved');
    await expect.poll(() => focusedName(page)).toBe('Save this search');
    expect(await saved()).toMatchObject([{ name: 'لاہور کے ٹینڈر', query: { city: 'Lahore', status: 'open' } }]);
    expectNoProblems(visit);
  });

  it('is not offered for the list of everything', async () => {
    await page.goto('/tenders', { waitUntil: 'networkidle' });
    expect(await page.getByText('Save this search').count()).toBe(0);
  });

  it('is not done twice: the same list is offered under its name', async () => {
    await signUp(page);
    const query = { city: 'Lahore', status: 'open' };
    await callApi(page, 'POST', '/api/account/searches', { name: 'Mine', query });
    await page.goto(LIST, { waitUntil: 'networkidle' });
    await saveLink().press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This list is saved already, as Mine.').waitFor();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Mine');
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await expectToast(page, 'Search saved');
    expect(await saved()).toMatchObject([{ name: 'Mine', query }]);
    expectNoProblems(visit);
  });

  it('takes the place of another one, when that is chosen', async () => {
    await signUp(page);
    await callApi(page, 'POST', '/api/account/searches', { name: 'Mine', query: { search: 'road' } });
    await page.goto(LIST, { waitUntil: 'networkidle' });
    await saveLink().press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Save as').selectOption('In place of Mine');
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Mine');
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await expectToast(page, 'Search saved');
    expect(await saved()).toMatchObject([{ name: 'Mine', query: { city: 'Lahore', status: 'open' } }]);
    expectNoProblems(visit);
  });
});

describe('saved searches of the account', () => {
  it('are opened, renamed, followed by a feed, deleted and put back, by keyboard', async () => {
    await signUp(page);
    await callApi(page, 'POST', '/api/account/searches', { name: 'Roads', query: { search: 'road' } });
    await callApi(page, 'POST', '/api/account/searches', { name: 'Gone', query: { category: 'No such thing' } });
    await page.goto('/account', { waitUntil: 'networkidle' });
    const section = page.getByRole('region', { name: 'Saved searches' });
    await section.getByText('The category of this search no longer exists').waitFor();
    await section.getByText('comes with a paid subscription').waitFor();
    await expectAccessible(page);
    await section.getByRole('button', { name: 'Rename Roads' }).press('Enter');
    await page.getByRole('dialog').getByLabel('Name').fill('Roads & bridges');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Saved search changed');
    await section.getByRole('button', { name: 'Feed of Roads & bridges' }).press('Enter');
    const feed = page.getByRole('dialog');
    await feed.getByRole('button', { name: 'Make a feed address' }).press('Enter');
    const address = await feed.getByRole('textbox', { name: 'Feed address' }).inputValue();
    expect(await (await fetch(address.replace(/^.*(?=\/searches)/, new URL(page.url()).origin))).text()).toContain(
      'Roads &amp; bridges</title>',
    );
    await expectAccessible(page);
    await feed.getByRole('button', { name: 'Close' }).press('Enter');
    await feed.waitFor({ state: 'detached' });
    await section.getByRole('button', { name: 'Delete Roads & bridges' }).press('Enter');
    await expectToast(page, 'Search deleted');
    await expect.poll(async () => (await saved()).length).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await saved()).map(({ name }) => name)).toEqual(['Gone', 'Roads & bridges']);
    await section.getByRole('link', { name: 'Roads & bridges' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?search=road');
    expectNoProblems(visit);
  });
});
