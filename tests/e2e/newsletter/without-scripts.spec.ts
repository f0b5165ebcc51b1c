import { expect, it } from 'vitest';
import type { Subscription } from '#contracts/api/newsletter.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems, launchBrowser, newPage } from '../../support/browser.ts';
import { forAllTests } from '../../support/for-tests.ts';
import { runningProduct } from '../../support/product.ts';
import { callApi, visitAsAdministrator } from '../admin/as-administrator.ts';

const browser = forAllTests(launchBrowser);
const visit = forAllTests(() => newPage(browser, { baseUrl: runningProduct().url, javaScript: false, width: 390 }));

const EMAIL = `plain.${Date.now()}@firm.example.pk`;
const WORDS = 'no-such-thing-zq, شمسی\n-street light';

it('somebody without scripts comes from / to the payment instructions, and corrects on the way what was wrong', async () => {
  const { page } = visit;
  await page.goto('/');
  await page.getByRole('link', { name: 'Newsletter', exact: true }).first().click();
  await page.waitForURL('**/newsletter');
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByRole('link', { name: 'Subscribe Monthly' }).click();
  const form = page.locator('#subscribe form');
  await form.getByText('Monthly Plan, PKR 2,500 / month').waitFor();
  expect(await form.getByText(/^Annual Plan, /).isVisible()).toBe(false);
  await form.getByLabel('Full Name').fill('Rabia "Bibi" <Qureshi>');
  await form.getByLabel('Email', { exact: true }).fill(EMAIL);
  await form.getByLabel('Business Type').selectOption('NGO');
  await form.getByLabel('Email Frequency').selectOption('weekly');
  await form.getByLabel('Words').fill(WORDS);
  await form.getByLabel('Punjab').check();
  await form.getByLabel('Government', { exact: true }).check();
  await form.getByRole('button', { name: 'Subscribe Now' }).click();

  await form.getByRole('alert').getByText('Select at least one area of interest').waitFor();
  await form.getByRole('group', { name: 'Areas of Interest' }).getByText('Select at least one area').waitFor();
  expect(await form.locator(':focus').getAttribute('name')).toBe('interestAreas');
  expect(await form.getByLabel('Full Name').inputValue()).toBe('Rabia "Bibi" <Qureshi>');
  expect(await form.getByLabel('Email', { exact: true }).inputValue()).toBe(EMAIL);
  expect(await form.getByLabel('Business Type').inputValue()).toBe('NGO');
  expect(await form.getByLabel('Email Frequency').inputValue()).toBe('weekly');
  expect(await form.getByLabel('Words').inputValue()).toBe(WORDS);
  expect([await form.getByLabel('Punjab').isChecked(), await form.getByLabel('Sindh').isChecked()]).toEqual([
    true,
    false,
  ]);
  await form.getByText('Monthly Plan, PKR 2,500 / month').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(page.url()).toBe(`${runningProduct().url}/newsletter`);

  await form.getByRole('group', { name: 'Areas of Interest' }).getByLabel('Energy').check();
  await form.getByRole('button', { name: 'Subscribe Now' }).click();
  await page.waitForURL(/\/payment-info\?plan=Monthly\+Plan&price=2500&period=month&reference=AL-[A-Z0-9]{6}$/);
  await page.getByText('PKR 2,500 / month').waitFor();
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  await page.getByText(reference, { exact: true }).first().waitFor();
  expectNoProblems(visit, [/400 \(Bad Request\)/]);
});

it('what was chosen is what is kept', async () => {
  const admin = await visitAsAdministrator(browser);
  const [kept] = await callApi<Subscription[]>(admin.page, 'GET', `/api/admin/subscriptions?search=${EMAIL}`);
  expect(kept).toMatchObject({
    fullName: 'Rabia "Bibi" <Qureshi>',
    businessType: 'NGO',
    emailFrequency: 'weekly',
    interestAreas: ['Energy'],
    provinces: ['Punjab'],
    sectors: ['Government'],
    words: WORDS,
    plan: 'monthly',
  });
  await admin.close();
});

it('an address that has a subscription is told so beside the field', async () => {
  const { page } = visit;
  await page.goto('/newsletter');
  const form = page.locator('#subscribe form');
  await form.getByLabel('Full Name').fill('Rabia');
  await form.getByLabel('Email', { exact: true }).fill(EMAIL.toUpperCase());
  await form.getByLabel('Business Type').selectOption('NGO');
  await form.getByRole('group', { name: 'Areas of Interest' }).getByLabel('Energy').check();
  await form.getByRole('button', { name: 'Subscribe Now' }).click();
  await form.getByText('This address already has a subscription', { exact: true }).waitFor();
  expect(await form.locator(':focus').getAttribute('name')).toBe('email');
  await form.getByText('Annual Plan, PKR 25,000 / year').waitFor();
  expectNoProblems(visit, [/400 \(Bad Request\)/, /409 \(Conflict\)/]);
});

it('where scripts fail to come its fields stand, and the browser posts them', async () => {
  const broken = await newPage(browser, { baseUrl: runningProduct().url });
  const { page } = broken;
  await page.route('**/assets/**.js', (route) => route.abort());
  await page.goto('/newsletter');
  const form = page.locator('#subscribe form');
  await form.getByLabel('Full Name').fill('Rabia');
  await form.getByLabel('Email', { exact: true }).fill(EMAIL);
  await form.getByLabel('Business Type').selectOption('NGO');
  await form.getByRole('group', { name: 'Areas of Interest' }).getByLabel('Energy').check();
  await form.getByRole('button', { name: 'Subscribe Now' }).click();
  await form.getByText('This address already has a subscription', { exact: true }).waitFor();
  expect(await form.getByLabel('Full Name').inputValue()).toBe('Rabia');
  broken.excused.push(/net::ERR_FAILED|409 \(Conflict\)/);
  await broken.close();
});

it('with scripts none of its fields is in the page', async () => {
  const scripted = await newPage(browser, { baseUrl: runningProduct().url });
  await scripted.page.goto('/newsletter');
  await scripted.page.getByRole('heading', { name: 'Premium Tender Newsletter' }).scrollIntoViewIfNeeded();
  await scripted.page.getByRole('tab', { name: 'Basic Info' }).waitFor();
  expect(await scripted.page.locator('#subscribe form').count()).toBe(1);
  await expectAccessible(scripted.page);
  expectNoProblems(scripted);
  await scripted.close();
});
