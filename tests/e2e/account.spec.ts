import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { onFreshPages } from '../support/browser/fresh-pages.ts';
import { expectNoProblems } from '../support/browser.ts';
import { callApi, expectToast, focusedName } from './admin/as-administrator.ts';
import { PASSWORD, signUp } from './sign-up.ts';

const NEW_PASSWORD = 'Gulmohar-8-tree';

const { visit, page } = onFreshPages();

describe('keeping a tender', () => {
  it('opens the sign-in dialog for a visitor, then saves the tender', async () => {
    const username = await saveSignedOut();
    const dialog = page.getByRole('dialog', { name: 'Log in to your account' });
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    await expectToast(page, 'Tender saved');
    expect(await page.getByRole('button', { name: 'Saved', exact: true }).getAttribute('aria-pressed')).toBe('true');
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('button', { name: 'Saved', exact: true }).click();
    await expectToast(page, 'No longer saved');
    expect(await callApi(page, 'GET', '/api/account/saved')).toEqual([]);
    expectNoProblems(visit);
  });

  it('is not done when the dialog is closed without signing in', async () => {
    const username = await saveSignedOut();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Save');
    await page.getByRole('link', { name: 'Log In' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    expect(await callApi(page, 'GET', '/api/account/saved')).toEqual([]);
    expectNoProblems(visit);
  });

  it('is taken back on the page when the server refuses', async () => {
    await signUp(page);
    const [tender] = await openTenders();
    await page.goto(`/tenders/${tender?.id}`);
    const button = page.getByRole('button', { name: 'Save', exact: true });
    await expect.poll(() => button.isEnabled()).toBe(true);
    await page.route('**/api/account/saved/*', (route) => route.abort());
    await button.click();
    await expectToast(page, 'The tender was not saved');
    await button.waitFor();
    expectNoProblems(visit, [/ERR_FAILED/]);
  });
});

describe('the account', () => {
  it('shows what was saved, takes it off and puts it back', async () => {
    await signUp(page);
    const [first, second] = await openTenders();
    for (const tender of [first, second]) await callApi(page, 'PUT', `/api/account/saved/${tender?.id}`);
    await page.goto('/account');
    const saved = page.getByRole('region', { name: 'Saved tenders' });
    expect(await saved.getByRole('listitem').count()).toBe(2);
    await saved.getByRole('button', { name: `Remove from saved tenders: ${first?.title}` }).click();
    await expect.poll(() => saved.getByRole('listitem').count()).toBe(1);
    await expectToast(page, 'No longer saved');
    await expect.poll(() => focusedName(page)).toBe(`Remove from saved tenders: ${second?.title}`);
    for (const key of ['F8', 'Tab', 'Tab']) await page.keyboard.press(key);
    await expect.poll(() => focusedName(page)).toBe('Undo');
    await page.keyboard.press('Enter');
    await expect.poll(() => saved.getByRole('listitem').count()).toBe(2);
    await expect.poll(async () => (await callApi<unknown[]>(page, 'GET', '/api/account/saved')).length).toBe(2);
    expectNoProblems(visit);
  });

  it('changes profile and password, with errors beside the fields', async () => {
    const username = await signUp(page);
    await page.goto('/account');
    const profile = page.getByRole('region', { name: 'Profile' });
    await profile.getByLabel('Email').fill(`moved.${username}@firm.example.pk`);
    await profile.getByRole('button', { name: 'Save profile' }).click();
    await profile.getByText('Enter your password to change the email address').waitFor();
    await profile.getByLabel('Current password').fill('wrong');
    await profile.getByRole('button', { name: 'Save profile' }).click();
    await profile.getByText('This is not your present password').waitFor();
    await profile.getByLabel('Current password').fill(PASSWORD);
    await profile.getByLabel('Business Type').selectOption('energy');
    await profile.getByRole('button', { name: 'Save profile' }).click();
    await expectToast(page, 'Profile saved');
    await profile.getByText(`Follow the link that we mailed to moved.${username}@firm.example.pk`).waitFor();
    await profile.getByText('Your email address is not confirmed yet').waitFor();
    await page.getByText(`Rabia Qureshi, ${username}@firm.example.pk`).waitFor();
    await expectAccessible(page);

    const password = page.getByRole('region', { name: 'Password' });
    await password.getByLabel('Current password').fill(PASSWORD);
    await password.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await password.getByLabel('Confirm new password').fill('another');
    await password.getByRole('button', { name: 'Change password' }).click();
    await password.getByText("Passwords don't match").waitFor();
    await password.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await password.getByRole('button', { name: 'Change password' }).click();
    await expectToast(page, 'Password changed');
    await page.reload();
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    expectNoProblems(visit, [/403 \(Forbidden\)/]);
  });

  it('gives the data along, and goes for good', async () => {
    const username = await signUp(page);
    await page.goto('/account');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { profile: { username: string } };
    expect(data.profile.username).toBe(username);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.getByText('Type "delete my account"', { exact: true }).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByLabel('Type “delete my account”').fill('delete my account');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expectToast(page, 'Account deleted');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Log In' }).first().waitFor();
    await page.goto('/account');
    await page.waitForURL('**/auth?next=%2Faccount');
    expectNoProblems(visit);
  });

  it('gives closing dates to a calendar by a secret link that can be replaced and switched off', async () => {
    await signUp(page);
    const [first] = await openTenders();
    await callApi(page, 'PUT', `/api/account/saved/${first?.id}`);
    await page.goto('/account');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Make a calendar link' }).click();
    await expectToast(page, 'Calendar link made');
    const field = page.getByLabel('Calendar link', { exact: true });
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    const link = await field.inputValue();
    const calendar = async (address: string) => {
      const answer = await page.request.get(address);
      return { status: answer.status(), text: answer.ok() ? (await answer.text()).replaceAll('\r\n ', '') : '' };
    };
    expect((await calendar(link)).text).toContain(`/tenders/${first?.id}`);
    await page.getByRole('button', { name: 'Copy Calendar link' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expectAccessible(page);

    const question = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'Replace the link' }).click();
    await question.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect.poll(() => field.inputValue()).not.toBe(link);
    const second = await field.inputValue();
    expect([(await calendar(link)).status, (await calendar(second)).status]).toEqual([404, 200]);
    await expect.poll(() => focusedName(page)).toBe('Replace the link');

    await page.reload();
    await page.getByText(/^A link has been working since/).waitFor();
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Switch off' }).click();
    await expectToast(page, 'Calendar link switched off');
    await page.getByRole('button', { name: 'Make a calendar link' }).waitFor();
    expect((await calendar(second)).status).toBe(404);
    expectNoProblems(visit);
  });

  it('shows nothing of somebody who has signed out in another tab, and who signs in there instead', async () => {
    await signUp(page, 'Amina of Tab One');
    await page.goto('/account', { waitUntil: 'networkidle' });
    const turnTo = () => page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    const other = await page.context().newPage();
    await other.goto('/about');
    await callApi(other, 'POST', '/api/logout');
    await signUp(other, 'Bilal of Tab Two');
    await turnTo();
    await page.getByText('Bilal of Tab Two').first().waitFor();
    expect(await page.locator('body').innerText()).not.toContain('Amina of Tab One');
    await callApi(other, 'POST', '/api/logout');
    // an answer to the page that was just drawn anew may be under way, and is not asked for twice
    const pathWhenTurnedTo = () => turnTo().then(() => new URL(page.url()).pathname);
    await expect.poll(pathWhenTurnedTo).toBe('/auth');
    await page.waitForURL('**/auth?next=%2Faccount');
    await page.getByRole('heading', { name: 'Log in to your account' }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain('Bilal of Tab Two');
    expectNoProblems(visit, [/401 \(Unauthorized\)/]);
  });

  it('shows who has signed in in another tab meanwhile, where a link of the site leads to it', async () => {
    await signUp(page, 'Amina of Tab One');
    await page.goto('/about', { waitUntil: 'networkidle' });
    const other = await page.context().newPage();
    await other.goto('/about');
    await callApi(other, 'POST', '/api/logout');
    await signUp(other, 'Bilal of Tab Two');
    await page.evaluate(() => history.pushState(null, '', '/account'));
    await page.getByText('Bilal of Tab Two').first().waitFor();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Bilal of Tab Two');
    expectNoProblems(visit);
  });

  it('greets by a new name in other tabs, too', async () => {
    await signUp(page, 'Amina Former');
    await page.goto('/about', { waitUntil: 'networkidle' });
    const other = await page.context().newPage();
    await other.goto('/account');
    await other.getByLabel('Full Name').fill('Amina Present');
    await other.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('banner').getByText('Amina Present').first().waitFor();
    expectNoProblems(visit);
  });

  it('has room in the header for a name of 23 letters', async () => {
    await signUp(page, 'Muhammad Abdur-Rehmanpk');
    await page.goto('/about');
    const greeting = page.getByRole('banner').getByRole('link', { name: 'Muhammad Abdur-Rehmanpk' });
    const missing = await greeting.evaluate((link) => link.scrollWidth - link.clientWidth);
    expect(missing).toBeLessThanOrEqual(0);
  });

  it('can be used by everybody, narrow and wide, light and dark', async () => {
    await signUp(page);
    for (const { id } of await openTenders()) await callApi(page, 'PUT', `/api/account/saved/${id}`);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Change password' }).waitFor();
    await expectAccessible(page);
    expectNoProblems(visit);
  });
});

const openTenders = () => callApi<{ id: number; title: string }[]>(page, 'GET', '/api/tenders?status=open&limit=2');

/** Asks to save a tender as somebody who has an account and is not signed in. Answers the username. */
async function saveSignedOut(): Promise<string> {
  const username = await signUp(page);
  await callApi(page, 'POST', '/api/logout');
  const [tender] = await openTenders();
  await page.goto(`/tenders/${tender?.id}`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Save', exact: true }).click();
  return username;
}
