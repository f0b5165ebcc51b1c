import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { onFreshPages } from '../../support/browser/fresh-pages.ts';
import { newPage } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';
import { expectToast } from '../admin/as-administrator.ts';
import { newUsername, PASSWORD, signUp } from '../sign-up.ts';

const { browser, visit, page } = onFreshPages();

const text = (words: string) => page.getByText(words, { exact: true });
const header = () => page.getByRole('banner');

describe('the dialogs', () => {
  it('lead to each other and say in the words of the specification what is missing', async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await header().getByRole('link', { name: 'Log In' }).click();
    const login = page.getByRole('dialog', { name: 'Log in to your account' });
    await login.getByText('Enter your credentials to access your account').waitFor();
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await login.getByText('Username is required').waitFor();
    await login.getByText('Password is required').waitFor();
    await expectAccessible(page);
    await login.getByRole('button', { name: "Don't have an account? Sign up" }).click();
    const signUp = page.getByRole('dialog', { name: 'Create an account' });
    await expect.poll(() => signUp.getByLabel('Username').evaluate(isFocused)).toBe(true);
    await signUp.getByLabel('Username').fill('ab');
    await signUp.getByLabel('Email').fill('nobody');
    await signUp.getByLabel('Password', { exact: true }).fill('12345');
    await signUp.getByRole('button', { name: 'Sign up', exact: true }).click();
    for (const message of [
      'Username must be at least 3 characters',
      'Please enter a valid email',
      'Full name is required',
      'Password must be at least 6 characters',
    ])
      await signUp.getByText(message, { exact: true }).waitFor();
    await expectAccessible(page);
    const types = await signUp.getByLabel('Business Type').locator('option').allInnerTexts();
    expect(types.slice(1)).toEqual([
      'Construction & Engineering',
      'IT & Technology',
      'Healthcare & Medical',
      'Education & Training',
      'Energy & Utilities',
      'Manufacturing',
      'Other',
    ]);
    await signUp.getByRole('button', { name: 'Already have an account? Log in' }).click();
    await login.waitFor();
    await page.keyboard.press('Escape');
    await login.waitFor({ state: 'detached' });
    await expect.poll(() => header().getByRole('link', { name: 'Log In' }).evaluate(isFocused)).toBe(true);
  });

  it('sign up, greet, log out, and log in again; a wrong password leaves the dialog open [ASVS 7.4.4, 14.3.1]', async () => {
    const username = newUsername();
    await page.goto('/', { waitUntil: 'networkidle' });
    await header().getByRole('link', { name: 'Sign Up' }).click();
    const signUp = page.getByRole('dialog', { name: 'Create an account' });
    await signUp.getByLabel('Username').fill(username);
    await signUp.getByLabel('Email').fill(`${username}@firm.example.pk`);
    await signUp.getByLabel('Full Name').fill('Sana Baloch');
    await signUp.getByLabel('Password', { exact: true }).fill('password123');
    await signUp.getByRole('button', { name: 'Sign up', exact: true }).click();
    visit.excused.push(/400 \(Bad Request\)/);
    await signUp.getByText('This password is among the most common ones').waitFor(); // once, or this would throw
    await signUp.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await signUp.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expectToast(page, 'Registration successful');
    await page.getByText(new RegExp(`^Welcome to .+, ${username}!$`)).waitFor();
    await signUp.waitFor({ state: 'detached' });
    await header().getByText('Hello, Sana Baloch').waitFor();
    await expect.poll(() => page.getByRole('main').evaluate(isFocused)).toBe(true);
    expect(await header().getByText('Admin Panel').count()).toBe(0);

    await header().getByRole('button', { name: 'Log out' }).click();
    await expectToast(page, 'Logged out successfully');
    await text('You have been logged out').waitFor();
    expect(await page.getByRole('main').evaluate(isFocused)).toBe(true);
    await header().getByRole('link', { name: 'Log In' }).click();
    const login = page.getByRole('dialog', { name: 'Log in to your account' });
    await login.getByLabel('Username').fill(username);
    await login.getByLabel('Password', { exact: true }).fill('wrong-one');
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectToast(page, 'Login failed');
    expect(
      await page
        .locator('[data-toast]')
        .getByText(/^401: /)
        .count(),
    ).toBe(1);
    expect(await login.isVisible()).toBe(true);
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectToast(page, 'Logged in successfully');
    await text(`Welcome back, ${username}!`).waitFor();
    await login.waitFor({ state: 'detached' });
    visit.excused.push(/401 \(Unauthorized\)/);
  });
});

describe('a line that breaks off', () => {
  const LOST = [/Failed to load resource|net::ERR_FAILED|dynamically imported/];

  it.each(['presses again', 'loads the page anew and types again'])(
    'after the account was made, is no reason to refuse its name to the person who %s',
    async (what) => {
      const username = newUsername();
      const dialog = page.getByRole('dialog', { name: 'Create an account' });
      const fill = async () => {
        await page.goto('/about', { waitUntil: 'networkidle' });
        await header().getByRole('link', { name: 'Sign Up' }).click();
        await dialog.getByLabel('Username').fill(username);
        await dialog.getByLabel('Email').fill(`${username}@firm.example.pk`);
        await dialog.getByLabel('Full Name').fill('Sana Baloch');
        await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      };
      await fill();
      const losing = async (route: Route) => {
        await fetch(route.request().url(), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: new URL(page.url()).origin },
          body: route.request().postData(),
        });
        await route.abort();
      };
      await page.route('**/api/register', losing, { times: 1 });
      await dialog.getByRole('button', { name: 'Sign up', exact: true }).click();
      await dialog.getByText(/could not be reached/).waitFor();
      if (what !== 'presses again') await fill();
      await dialog.getByRole('button', { name: 'Sign up', exact: true }).click();
      await header().getByText('Hello, Sana Baloch').waitFor();
      visit.excused.push(...LOST, /409 \(Conflict\)/);
    },
  );

  it('is no reason to reload; once it is back, a press helps', async () => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    const login = header().getByRole('link', { name: 'Log In' });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/*', (route) => route.abort());
    await Promise.all([page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD'), login.click()]);
    await page.waitForTimeout(500);
    expect([loads, await page.getByRole('heading', { level: 1 }).isVisible()]).toEqual([0, true]);
    await page.unroute('**/*');
    await Promise.all([page.waitForEvent('load'), login.click()]);
    await page.waitForLoadState('networkidle');
    await login.click();
    await page.getByRole('dialog', { name: 'Log in to your account' }).waitFor();
    visit.excused.push(...LOST);
  });

  it('leaves words where the code of the page has not come', async () => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/contact');
    await page.getByText('The form needs JavaScript. Without it, write to').waitFor();
    await page.goto('/auth');
    await page.getByText('Signing in needs JavaScript').waitFor();
    visit.excused.push(...LOST);
  });
});

describe('the doors', () => {
  it('/admin leads nobody to /auth, and tells others that it is not theirs', async () => {
    await page.goto('/admin');
    await page.waitForURL('**/auth?next=%2Fadmin');
    await page.goto('/admin?tab=emails');
    await page.waitForURL('**/auth?next=%2Fadmin%3Ftab%3Demails');
    await signUp(page);
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await text('You do not have permission to access the admin area.').waitFor();
    await expectAccessible(page);
    expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    await page.goto('/admin/login');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it.each(['/admin', '/account'])('%s tells nobody to wait whose browser runs no scripts', async (path) => {
    const plain = await newPage(browser, { baseUrl: runningProduct().url, javaScript: false });
    await plain.page.goto(path);
    expect(await plain.page.getByText('Signing in needs JavaScript').isVisible()).toBe(true);
    expect(await plain.page.getByRole('status').isVisible()).toBe(false);
    await plain.close();
  });

  it('Admin Login says who makes administrators, and that everything is logged', async () => {
    const { username, password } = runningProduct();
    await page.goto('/admin/login', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
    await text('New admin accounts can only be created by a Super Admin.').waitFor();
    await page.getByText('all admin actions are logged').waitFor();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    await text('Manage tender listings and website content').waitFor();
    expect(await page.getByRole('main').evaluate(isFocused)).toBe(true);
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'Tenders',
      'Categories',
      'Organizations',
      'Subscriptions',
      'Emails',
      'Users',
      'Audit',
      'Inbox',
      'Desk',
      'Payments',
      'Bank statements',
      'Synonyms',
      'Settings',
    ]);
    expect(await page.getByRole('tab', { name: 'Tenders' }).getAttribute('aria-selected')).toBe('true');
    await header().getByText(`Hello, ${username}`).waitFor();
    expect(await header().getByRole('link', { name: 'Admin', exact: true }).getAttribute('aria-current')).toBe('page');
    await header().getByRole('link', { name: 'Admin Panel' }).waitFor();
  });
});

describe('the menu of small screens', () => {
  it('is at most 500 px high, lists the pages, and closes with every item', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const menu = header().locator('details');
    await menu.locator('summary').click();
    expect((await menu.locator('> div').boundingBox())?.height).toBeLessThanOrEqual(500);
    const links = await menu.getByRole('navigation').getByRole('link').allInnerTexts();
    expect(links.map((link) => link.split('\n')[0])).toEqual(['Home', 'Tenders', 'About', 'Contact', 'Newsletter']);
    await menu.getByRole('link', { name: 'Log In' }).waitFor();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    expect(await menu.getAttribute('open')).toBeNull();
  });

  it('closes by Back before the page goes', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const menu = header().locator('details');
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await menu.locator('summary').click();
    await page.evaluate(() => history.back());
    await expect.poll(() => menu.getAttribute('open')).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/about');
    await page.evaluate(() => history.back());
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('leads signed-in people to their account, in words', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await signUp(page);
    await page.goto('/tenders', { waitUntil: 'networkidle' });
    await header().locator('summary').click();
    await header().getByText('Your account', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  });
});

describe('the theme', () => {
  it('is kept in the browser under its key and drawn before the first paint', async () => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
    await page.getByRole('button', { name: 'Theme: System' }).click();
    await page.getByRole('button', { name: 'Theme: Light' }).click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });
});

const isFocused = (element: Element) => element === document.activeElement;
