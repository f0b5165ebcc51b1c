import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { onFreshPages } from '../support/browser/fresh-pages.ts';
import { expectNoProblems, newPage } from '../support/browser.ts';
import { runningProduct } from '../support/product.ts';
import { callApi, expectToast, focusedName, onAdministratorPage } from './admin/as-administrator.ts';
import { mailedLink } from './mailed-link.ts';
import { PASSWORD, signUp } from './sign-up.ts';

/** A machine may have much else to do. */
const NEW_PASSWORD = 'Gulmohar-8-tree';

const { page: admin } = onAdministratorPage();
const { browser, visit, page } = onFreshPages();

/** Another browser that signs in to the account; answers its page. */
async function otherDevice(username: string, password: string): Promise<Page> {
  const { page: other, excused } = await newPage(browser, { baseUrl: runningProduct().url });
  excused.push(/401 \(Unauthorized\)/); // it will be signed out
  await other.goto('/about');
  await callApi(other, 'POST', '/api/login', { username, password });
  return other;
}

const isSignedIn = (there: Page) => there.evaluate(async () => (await fetch('/api/user')).ok);

describe('somebody who has lost the password', () => {
  it('gets back in by a mailed link, which works once and ends what was open elsewhere', async () => {
    const username = await signUp(page);
    const thief = await otherDevice(username, PASSWORD);
    const address = `${username}@firm.example.pk`;
    await callApi(page, 'POST', '/api/logout');
    await page.goto('/tenders', { waitUntil: 'networkidle' });
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Mail me a link' }).click();
    await page.getByText('If an account has this address').waitFor();
    await expectAccessible(page);

    const link = await mailedLink(admin, address, '/reset-password');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('password123');
    await page.getByLabel('Confirm new password').fill('password123');
    await page.getByRole('button', { name: 'Save new password' }).click();
    const refusal = page.getByRole('main').getByText('This password is among the most common ones');
    await refusal.waitFor();
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    expect(await refusal.count()).toBe(0);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expectToast(page, 'Your new password is saved');
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    expect(await isSignedIn(thief)).toBe(false);
    const devices = page.getByRole('region', { name: 'Devices' });
    await devices.getByText('This device').waitFor();
    expect(await devices.getByRole('listitem').count()).toBe(1);

    await page.goto('/about');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByText('This link does not work').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    expectNoProblems(visit, [/40[04] \((Bad Request|Not Found)\)/]);
  });
});

describe('the devices of an account', () => {
  it('are listed; one is signed out by the keyboard, the rest at once', async () => {
    const username = await signUp(page);
    const others = [];
    for (let n = 0; n < 3; n++) others.push(await otherDevice(username, PASSWORD));
    const [first] = others;
    await page.goto('/account#devices');
    const devices = page.getByRole('region', { name: 'Devices' });
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(4);
    expect(await devices.getByRole('listitem').first().innerText()).toMatch(
      /^Chrome on Linux\s+This device\s+Network 127\.0\.0\.0\/24\s+Last seen \d+ \w+ \d+, .+, signed in \d+/,
    );
    await expectAccessible(page);
    // the one that signed in first was seen longest ago
    await devices.getByRole('button', { name: 'Sign out: Chrome on Linux' }).last().press('Enter');
    await expectToast(page, 'Chrome on Linux is signed out');
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(3);
    await expect.poll(() => focusedName(page)).toBe('Devices');
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, true, true]);
    await first?.goto('/account');
    await first?.waitForURL('**/auth?next=%2Faccount');
    await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expectToast(page, 'All other devices are signed out');
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
    expect(await Promise.all([page, ...others].map(isSignedIn))).toEqual([true, false, false, false]);
    expectNoProblems(visit);
  });
});

describe('a new account', () => {
  it('says that its address waits, and is confirmed by one press on the page of the link', async () => {
    const username = await signUp(page);
    await page.goto('/account');
    const profile = page.getByRole('region', { name: 'Profile' });
    await profile.getByText('Your email address is not confirmed yet').waitFor();
    await profile.getByRole('button', { name: 'Mail the link again' }).click();
    await expectToast(page, 'Link mailed');
    await page.goto(await mailedLink(admin, `${username}@firm.example.pk`, '/confirm-address'));
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await page.locator('main:focus').waitFor();
    await page.getByText('Your email address is confirmed').waitFor();
    expect(await page.getByText('Press the button').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await page.getByRole('region', { name: 'Profile' }).getByLabel('Email').waitFor();
    expect(await page.getByText('Your email address is not confirmed yet').count()).toBe(0);
    expectNoProblems(visit);
  });
});
