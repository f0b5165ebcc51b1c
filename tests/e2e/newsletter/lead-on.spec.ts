import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { onFreshPages } from '../../support/browser/fresh-pages.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { newUsername, PASSWORD, signUp } from '../sign-up.ts';

const { visit, page } = onFreshPages();

describe('SIGN UP FOR ALERTS', () => {
  it('leads on to the form of the newsletter, which knows name and address', async () => {
    const username = newUsername();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'SIGN UP FOR ALERTS' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an account' });
    await dialog.getByRole('button', { name: 'Already have an account? Log in' }).click();
    await page.getByRole('button', { name: /^Don't have an account/ }).click();
    await fillIn(username);
    await page.waitForURL('**/newsletter#subscribe');
    await expectForm(username);
    await expectAccessible(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'SIGN UP FOR ALERTS' }).click();
    await page.waitForURL('**/newsletter#subscribe');
    await expectForm(username);
    expectNoProblems(visit);
  });

  it('does so from the page of signing up, too', async () => {
    const username = newUsername();
    await page.goto('/');
    await page.goto((await page.getByRole('link', { name: 'SIGN UP FOR ALERTS' }).getAttribute('href')) ?? '');
    await fillIn(username);
    await page.waitForURL('**/newsletter#subscribe');
    await expectForm(username);
    expectNoProblems(visit);
  });
});

it('a wish that was given up leads nobody on', async () => {
  await signUp(page);
  await page.context().clearCookies();
  const username = newUsername();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'SIGN UP FOR ALERTS' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Sign Up', exact: true }).first().click();
  await fillIn(username);
  await page.getByRole('link', { name: /^Hello, / }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

async function fillIn(username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@firm.example.pk`);
  await page.getByLabel('Full Name').fill('Rabia Qureshi');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

async function expectForm(username: string): Promise<void> {
  const address = page.getByLabel('Email', { exact: true });
  await expect.poll(() => address.inputValue()).toBe(`${username}@firm.example.pk`);
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Rabia Qureshi');
  const inView = async () => (await page.locator('#subscribe').boundingBox())?.y ?? Number.NaN;
  await expect.poll(async () => Math.abs(await inView()) < 200).toBe(true);
}
