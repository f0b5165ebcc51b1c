import { describe, expect, it } from 'vitest';
import type { SavedTender } from '#contracts/api/account/saved.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { onFreshPages } from '../../support/browser/fresh-pages.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, expectToast, focusedName } from '../admin/as-administrator.ts';

const PASSWORD = 'Kachnar-7-tree';

const { visit, page } = onFreshPages({ width: 390 });
let people = 0;

describe('saving in the list, for a visitor', () => {
  it('leads to the sign-in and is done afterwards; until then nothing is asked of the account', async () => {
    const username = await signedUp();
    await callApi(page, 'POST', '/api/logout');
    const asked = accountCalls();
    await page.goto('/tenders?status=open', { waitUntil: 'networkidle' });
    const title = await titleOfCard(1);
    const link = page.getByRole('link', { name: `Save: ${title}`, exact: true });
    expect(await link.getAttribute('href')).toBe('/auth?next=%2Ftenders%3Fstatus%3Dopen');
    await expectAccessible(page);
    expect(asked).toEqual([]);
    await link.click();
    await logIn(username);
    await page.getByRole('button', { name: `Save: ${title}`, exact: true, pressed: true }).waitFor();
    await expectToast(page, 'Tender saved');
    await expect.poll(() => focusedName(page)).toBe(`Save: ${title}`);
    const menu = page.locator('header summary');
    for (let presses = 0; presses < 2; presses++) await menu.click({ timeout: 2000 }); // the toast leaves it free
    expect((await savedTenders()).map((tender) => tender.title)).toEqual([title]);
    expectNoProblems(visit);
  });

  it('is not done when the dialog is closed without signing in', async () => {
    await page.goto('/tenders?status=open', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: `Save: ${await titleOfCard(0)}` }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe(`Save: ${await titleOfCard(0)}`);
    expectNoProblems(visit);
  });
});

describe('saving in the list, for who is signed in', () => {
  it('leads to the sign-in once more where the session was ended elsewhere', async () => {
    const username = await signedUp();
    await page.goto('/tenders?status=open', { waitUntil: 'networkidle' });
    const title = await titleOfCard(0);
    await callApi(page, 'POST', '/api/logout');
    await page.getByRole('button', { name: `Save: ${title}`, exact: true }).click();
    await expectToast(page, 'The tender was not saved');
    await page.locator('main:focus').waitFor();
    await page.getByRole('link', { name: `Save: ${title}`, exact: true }).click();
    await logIn(username);
    await page.getByRole('button', { name: `Save: ${title}`, exact: true, pressed: true }).waitFor();
    expectNoProblems(visit, [/401 \(Unauthorized\)/]);
  });

  it('shows nothing of who was signed in before to the next person, whose session was ended elsewhere', async () => {
    const next = await signedUp();
    await callApi(page, 'POST', '/api/logout');
    await signedUp();
    const body = { name: 'Bridges of Nadia', query: { search: 'bridge' } };
    await callApi(page, 'POST', '/api/account/searches', body);
    await page.goto('/account', { waitUntil: 'networkidle' });
    await page.getByText(body.name).first().waitFor();
    await page.getByLabel('Full Name').fill('Typed by Nadia');
    await goInside('/tenders?status=open');
    const title = await titleOfCard(0);
    await callApi(page, 'POST', '/api/logout');
    await page.getByRole('button', { name: `Save: ${title}`, exact: true }).click();
    await page.getByRole('link', { name: `Save: ${title}`, exact: true }).click();
    await logIn(next);
    await page.getByRole('button', { name: `Save: ${title}`, exact: true, pressed: true }).waitFor();
    await goInside('/account');
    await page.getByRole('link', { name: title }).first().waitFor();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Nadia Khan');
    await page.getByText('You have saved no searches yet').waitFor();
    expectNoProblems(visit, [/401 \(Unauthorized\)/]);
  });

  it('asks for the saved tenders once, and is done by keyboard, shown at once and kept', async () => {
    await signedUp();
    const asked = accountCalls();
    await page.goto('/tenders?status=open', { waitUntil: 'networkidle' });
    expect(asked).toEqual(['GET /api/account/saved']);
    await expectAccessible(page);
    const [first, second] = [await titleOfCard(0), await titleOfCard(1)];
    const button = (title: string, pressed: boolean) =>
      page.getByRole('button', { name: `Save: ${title}`, exact: true, pressed });
    const held = Promise.withResolvers<void>();
    await page.route('**/api/account/saved/*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await button(first, false).focus();
    await page.keyboard.press('Space');
    await button(first, true).waitFor();
    held.resolve();
    await expectToast(page, 'Tender saved');
    expect(await focusedName(page)).toBe(`Save: ${first}`);
    await button(second, false).press('Enter');
    await button(second, true).waitFor();
    await expect.poll(async () => (await savedTenders()).length).toBe(2);
    await page.reload();
    await button(first, true).click();
    await expectToast(page, 'No longer saved');
    await button(first, false).waitFor();
    expect((await savedTenders()).map((tender) => tender.title)).toEqual([second]);
    expectNoProblems(visit);
  });

  it('is taken back when the server refuses, and says so', async () => {
    await signedUp();
    await page.goto('/tenders?status=open', { waitUntil: 'networkidle' });
    const name = `Save: ${await titleOfCard(0)}`;
    await page.route('**/api/account/saved/*', (route) => route.abort());
    await page.getByRole('button', { name, exact: true }).click();
    await expectToast(page, 'The tender was not saved');
    await page.getByRole('button', { name, exact: true, pressed: false }).waitFor();
    expectNoProblems(visit, [/ERR_FAILED/]);
  });
});

/** Calls of the account that the page makes from now on. */
function accountCalls(): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/account')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const titleOfCard = async (at: number) => (await page.locator('article h3').nth(at).innerText()).trim();

const savedTenders = () => callApi<SavedTender[]>(page, 'GET', '/api/account/saved');

/** Follows a link of the site, which loads no page anew. */
const goInside = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

async function logIn(username: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in to your account' });
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

/** A new person, signed in on the page's browser. Answers the username. */
async function signedUp(): Promise<string> {
  people += 1;
  const username = `nadia${people}x${Date.now() % 1e8}`;
  await page.goto('/about');
  const body = { username, email: `${username}@firm.example.pk`, fullName: 'Nadia Khan', password: PASSWORD };
  await callApi(page, 'POST', '/api/register', body);
  return username;
}
