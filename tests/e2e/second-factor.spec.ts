import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { newPage } from '../support/browser.ts';
import { runningProduct } from '../support/product.ts';
import { callApi, expectToast, onAdministratorPage, openTab } from './admin/as-administrator.ts';

const PASSWORD = 'Kachnar-7-tree';
const HALF_MINUTE_MS = 30_000;

const { browser, admin: chief } = onAdministratorPage();

const signIn = async (page: Page, username: string) => {
  await page.goto('/auth?next=/account');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

it('is set up on the account page and asked for when signing in [ASVS 6.3.3]', async () => {
  const username = `factor${Date.now() % 1e8}`;
  const account = { username, email: `${username}@example.pk`, password: PASSWORD };
  const { id } = await callApi(chief.page, 'POST', '/api/admin/users', account);
  await callApi(chief.page, 'PATCH', `/api/admin/users/${id}`, { isAdmin: true });
  const visit = await newPage(browser, { baseUrl: runningProduct().url });
  const { page } = visit;
  await signIn(page, username);
  const section = page.getByRole('region', { name: 'Second factor' });
  await section.getByLabel('Current password').fill(PASSWORD);
  await section.getByRole('button', { name: 'Set up' }).click();
  await section.getByRole('img', { name: 'Picture of the key' }).waitFor();
  const secret = Secret.fromBase32((await section.locator('code').textContent()) ?? '');
  const code = (ahead = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + ahead });
  await expectAccessible(page);
  await section.getByLabel('Code').fill(code());
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expectToast(page, 'Second factor turned on');
  expect(await section.getByRole('listitem').count()).toBe(10);
  await expectAccessible(page);
  await section.getByRole('button', { name: 'I have written them down' }).click();
  await section.getByText('10 recovery codes left').waitFor();
  await expectAccessible(page);
  await callApi(page, 'POST', '/api/logout');

  await signIn(page, username);
  await page.getByLabel('Code').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Code').fill(code(HALF_MINUTE_MS));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'account' }).waitFor();
  visit.excused.push(/401 \(Unauthorized\).*\/api\/login/); // the password alone

  await page.getByText('If you have subscribed with').waitFor();
  await openTab(chief.page, 'Users');
  await chief.page.getByRole('button', { name: `Reset the second factor of ${username}` }).click();
  const question = chief.page.getByRole('alertdialog', { name: 'Reset the second factor?' });
  await question.getByRole('button', { name: 'Reset' }).click();
  await expectToast(chief.page, 'Second factor reset');
  await signIn(page, username); // the sessions have ended, and the password is enough again
  await section.getByText('Off: your password alone signs you in.').waitFor();
  await visit.close();
});
