import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { freshPage } from '../../support/browser/fresh-pages.ts';
import { expectNoProblems, newPage } from '../../support/browser.ts';
import { forEachAnew } from '../../support/for-tests.ts';
import { pdfOf } from '../../support/payments/pdf-of.ts';
import { runningProduct } from '../../support/product.ts';
import { callApi, expectToast, onAdministratorPage } from '../admin/as-administrator.ts';
import { mailedLink } from '../mailed-link.ts';
import { newUsername, PASSWORD } from '../sign-up.ts';

const NOT_FOUND = [/404 \(Not Found\)/];

const { browser, admin } = onAdministratorPage();
const visit = forEachAnew(() => freshPage(browser));

describe('the link of a mail', () => {
  it('changes nothing by being looked at, and tells nobody where it was [ASVS 3.4.5, 3.5.3] [C28]', async () => {
    const path = await subscribedLink('looks');
    const answer = await visit.page.goto(path);
    const headers = answer?.headers() ?? {};
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    await visit.page.reload();
    await visit.page.getByText(/^Stop all emails to l\*\*\*@firm\.example\.pk\?/).waitFor();
    await visit.page.waitForLoadState('networkidle');
    await expectAccessible(visit.page);
    expectNoProblems(visit);
  });

  it('stops the mails without scripts', async () => {
    const plain = await newPage(browser, { baseUrl: runningProduct().url, javaScript: false, width: 390 });
    await plain.page.goto(await subscribedLink('plain'));
    await plain.page.getByRole('button', { name: 'Unsubscribe' }).click();
    await plain.page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    expect(await plain.page.getByRole('button', { name: 'Unsubscribe' }).count()).toBe(0);
    expectNoProblems(plain);
    await plain.close();
  });

  it('leads back for who has changed his mind', async () => {
    const { page } = visit;
    await page.goto(await subscribedLink('returns'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Subscribe again' }).click();
    await expectToast(page, 'Subscribed again');
    await page.getByText('Waiting for payment', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Unsubscribe' }).waitFor();
    expectNoProblems(visit);
  });

  it('changes the preferences', async () => {
    const { page } = visit;
    const path = await subscribedLink('changes');
    await page.goto(path);
    await page.getByLabel('Email Frequency').selectOption('weekly');
    await page.getByLabel('Energy', { exact: true }).first().check();
    await page.getByLabel('Sindh', { exact: true }).check();
    await page.getByLabel('Search cities').fill('kara');
    await page.getByLabel('Karachi', { exact: true }).check();
    await page.getByRole('textbox', { name: 'Words' }).fill('solar pumps zq, -street light');
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expectToast(page, 'Preferences saved');
    await page.reload();
    await page.getByRole('definition').getByText('solar pumps zq, -street light', { exact: true }).waitFor();
    await page.getByText('Weekly Summary', { exact: true }).first().waitFor();
    await page.getByText('Construction, Energy', { exact: true }).waitFor();
    await page.getByLabel('Construction', { exact: true }).first().uncheck();
    await page.getByLabel('Energy', { exact: true }).first().uncheck();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await page.getByText('Select at least one area of interest').waitFor();
    expectNoProblems(visit);
  });

  it.each(['/unsubscribe/1.1.AAAAAAAAAAAAAAAAAAAAAA', '/unsubscribe/nonsense', '/sent/x/demand.request-1'])(
    'that is none of ours is not found: %s',
    async (path) => {
      const answer = await visit.page.goto(path);
      expect(answer?.status()).toBe(404);
      await visit.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
      await visit.page.getByText('no emails are sent for it any more. If some still come, write to').waitFor();
      expectNoProblems(visit, NOT_FOUND);
    },
  );
});

describe('the account', () => {
  it('asks to sign in, then says how an earlier subscription is found, shows one, and none any more', async () => {
    const { page } = visit;
    const name = `rabia${Date.now() % 1e8}`;
    await page.goto('/account');
    await page.waitForURL('**/auth?next=%2Faccount');
    await page.goto('/auth?mode=signup&next=/account');
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Email').fill(`${name}@firm.example.pk`);
    await page.getByLabel('Full Name').fill('Rabia Qureshi');
    await page.getByLabel('Password', { exact: true }).fill('Kachnar-7-tree');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText(`If you have subscribed with ${name}@firm.example.pk before`).waitFor();
    await page.getByRole('link', { name: 'New here? See the newsletter' }).waitFor();
    await page.goto(await mailedLink(admin.page, `${name}@firm.example.pk`, '/confirm-address'));
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await page.getByText('Your email address is confirmed').waitFor();
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await page.getByText('You have no newsletter subscription').waitFor();
    await page.getByRole('link', { name: 'See the newsletter' }).click();
    await page.getByRole('heading', { name: 'Premium Tender Newsletter' }).scrollIntoViewIfNeeded();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Rabia Qureshi');
    await page.getByLabel('Business Type').selectOption('Consultant');
    await page.getByLabel('Security', { exact: true }).check();
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page.waitForURL('**/payment-info?**');
    await page.getByRole('link', { name: 'Hello, Rabia Qureshi' }).click();
    await page.getByText('Waiting for payment', { exact: true }).waitFor();
    await page.getByText('None was sent yet.').waitFor();
    await page.getByRole('link', { name: 'Send a proof of payment' }).click();
    const slip = { name: 'slip.pdf', mimeType: 'application/pdf', buffer: pdfOf(`Slip of ${name}`) };
    await page.getByLabel('Picture or PDF').setInputFiles(slip);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('your proof of payment now waits beside your subscription').waitFor();
    await page.getByRole('link', { name: 'Hello, Rabia Qureshi' }).click();
    const payment = page.getByRole('region', { name: 'Payment', exact: true });
    await payment.getByText(/^PDF, sent .*20\d\d/).waitFor();
    await payment.getByText('Waits for us to look at it').waitFor();
    await payment.getByText(/^AL-/).waitFor();
    await payment.getByText('Rabia Qureshi', { exact: true }).waitFor();
    await page.getByLabel('Email Frequency').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel newsletter' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel the newsletter?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel newsletter' }).click();
    await expectToast(page, 'Newsletter cancelled');
    await page.getByText('Stopped', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Newsletter');
    await page.getByRole('button', { name: 'Subscribe again' }).click();
    await expectToast(page, 'Subscribed again');
    await page.getByText('Waiting for payment', { exact: true }).waitFor();
    expectNoProblems(visit);
  });

  it('finds what its owner subscribed to signed out, once the address is confirmed, and takes it in', async () => {
    const { page } = visit;
    await page.goto('/about');
    const username = newUsername();
    const email = `${username}@firm.example.pk`;
    const subscriber = { email, fullName: 'Rabia', businessType: 'Supplier', interestAreas: ['Construction'] };
    await callApi(page, 'POST', '/api/newsletter', subscriber);
    await callApi(page, 'POST', '/api/register', { username, email, fullName: 'Rabia', password: PASSWORD });
    await page.goto('/account');
    await page.getByText(`If you have subscribed with ${email} before`).waitFor();
    await expectAccessible(page);

    await page.goto(await mailedLink(admin.page, email, '/confirm-address'));
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await page.getByText('Your email address is confirmed').waitFor();
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await page.getByRole('heading', { name: 'A newsletter subscription of your address' }).waitFor();
    await page.getByText('Waiting for payment', { exact: true }).waitFor();
    expect(await page.getByText('You have no newsletter subscription').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take it into my account' }).press('Enter');
    await expectToast(page, 'Subscription taken into your account');
    await page.getByLabel('Email Frequency').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('newsletter');
    await page.getByRole('region', { name: 'Emails sent to you' }).getByText('Complete your').waitFor();

    const moved = `moved.${email}`;
    const profile = { username, email: moved, fullName: 'Rabia', businessType: null, currentPassword: PASSWORD };
    await callApi(page, 'PUT', '/api/account/profile', profile);
    await page.goto(await mailedLink(admin.page, moved, '/confirm-address'));
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await page.getByText('Your email address is confirmed').waitFor();
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await page.getByText(`Your tender emails still go to ${email}`).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Send them to ${moved}` }).click();
    await expectToast(page, 'Address changed');
    await page.getByText(`Your tender emails still go to ${email}`).waitFor({ state: 'detached' });
    await page.getByText('m***@firm.example.pk', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    expectNoProblems(visit);
  });
});

/** Subscribes somebody and answers the path of the link in the confirmation mail. */
async function subscribedLink(name: string): Promise<string> {
  const to = `${name}.${Date.now()}@firm.example.pk`;
  await callApi(admin.page, 'POST', '/api/newsletter', {
    email: to,
    fullName: 'Somebody',
    businessType: 'Supplier',
    interestAreas: ['Construction'],
  });
  let path: string | undefined;
  await expect
    .poll(async () => {
      path = await linkIn(admin.page, to);
      return path;
    })
    .toBeDefined();
  return path ?? '';
}

async function linkIn(page: Page, to: string): Promise<string | undefined> {
  const mails = await callApi<{ to: string; html: string }[]>(page, 'GET', '/api/admin/emails?limit=20');
  const html = mails.find((mail) => mail.to === to)?.html ?? '';
  return /\/unsubscribe\/[\w.-]+/.exec(html)?.[0];
}
