import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { onFreshPages } from '../../support/browser/fresh-pages.ts';
import { expectNoProblems, newPage } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';
import { expectToast } from '../admin/as-administrator.ts';

const { browser, visit } = onFreshPages();

describe('the newsletter page', () => {
  it('shows one plan at a time, yearly first', async () => {
    const { page } = visit;
    await page.goto('/newsletter');
    const plan = (name: string) => page.getByRole('heading', { name }).isVisible();
    expect([await plan('Annual Plan'), await plan('Monthly Plan')]).toEqual([true, false]);
    await page.getByText('Most Popular').waitFor();
    await page.getByText('Save over PKR 5,000').waitFor();
    await page.getByRole('radio', { name: 'Monthly' }).check({ force: true });
    expect([await plan('Annual Plan'), await plan('Monthly Plan')]).toEqual([false, true]);
    expect(await page.getByText('Most Popular').isVisible()).toBe(false);
  });

  it('says in which tab something is missing, and takes the areas as they change', async () => {
    const { page } = visit;
    await page.goto('/newsletter');
    await page.getByRole('heading', { name: 'Premium Tender Newsletter' }).scrollIntoViewIfNeeded();
    await page.getByRole('tab', { name: 'Advanced Preferences' }).click();
    await page.getByRole('button', { name: 'Preferred Provinces' }).click();
    await page.getByLabel('Punjab').check();
    await page.getByRole('button', { name: 'Preferred Sectors' }).click();
    expect(await page.getByLabel('Punjab').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    for (const text of [
      'Full name is required',
      'Please enter a valid email address',
      'Please select your business type',
      'Select at least one area of interest',
    ])
      await page.getByText(text, { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fullName');
    await expectAccessible(page);
    await page.getByLabel('Energy', { exact: true }).first().check();
    await page.getByText('Select at least one area of interest').waitFor({ state: 'detached' });
    await page.getByLabel('Energy', { exact: true }).first().uncheck();
    await page.getByText('Select at least one area of interest').waitFor();
    await page.getByRole('tab', { name: 'Advanced Preferences' }).click();
    await page.getByText('1 chosen').waitFor();
    expectNoProblems(visit);
  });

  it.each(['the second press', 'a press after the page was loaded anew'])(
    'gives the payment instructions at %s when the line broke before the first answer',
    async (when) => {
      const { page } = visit;
      const email = `lost.${Date.now()}@firm.example.pk`;
      const fill = async () => {
        await page.goto('/newsletter');
        await page.getByRole('heading', { name: 'Premium Tender Newsletter' }).scrollIntoViewIfNeeded();
        await page.getByLabel('Full Name').fill('Sana Malik');
        await page.getByLabel('Email', { exact: true }).fill(email);
        await page.getByLabel('Business Type').selectOption('Supplier');
        await page.getByLabel('Energy', { exact: true }).first().check();
      };
      const breakLine = async (route: Route) => {
        await route.fetch();
        await route.abort();
      };
      await page.route('/api/newsletter', breakLine, { times: 1 });
      await fill();
      await page.getByRole('button', { name: 'Subscribe Now' }).click();
      await expectToast(page, 'Subscription Failed');
      if (when !== 'the second press') await fill();
      await page.getByRole('button', { name: 'Subscribe Now' }).click();
      await page.waitForURL(/\/payment-info\?.*reference=AL-/);
      expectNoProblems(visit, [/ERR_FAILED/]);
    },
  );

  it('takes the monthly plan when the stored one is corrupt, and says why an address is refused', async () => {
    const { page } = visit;
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript(() => localStorage.setItem('selectedPlan', '{"name":'));
    const email = `corrupt.${Date.now()}@firm.example.pk`;
    const fill = async () => {
      await page.goto('/newsletter');
      await page.getByText('Monthly Plan, PKR 2,500 / month').scrollIntoViewIfNeeded();
      await page.getByLabel('Full Name').fill('Bilal Ahmed');
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Business Type').selectOption('NGO');
      await page.getByLabel('Education', { exact: true }).first().check();
      await page.getByRole('button', { name: 'Subscribe Now' }).click();
    };
    await fill();
    await page.waitForURL(/plan=Monthly\+Plan&price=2500&period=month/);
    expect(warnings.some((text) => text.includes('stored plan'))).toBe(true);
    await fill();
    await expectToast(page, 'Subscription Failed');
    await page
      .locator('[data-toast]')
      .getByText(/^This email address already has a subscription/)
      .waitFor();
    await page.getByText('This address already has a subscription', { exact: true }).waitFor();
    expectNoProblems(visit, [/409 \(Conflict\)/]);
  });

  it('says at the words why they cannot be taken, and what they find as soon as they can', async () => {
    const { page } = visit;
    await page.goto('/newsletter');
    await page.getByRole('heading', { name: 'Premium Tender Newsletter' }).scrollIntoViewIfNeeded();
    await page.getByRole('tab', { name: 'Advanced Preferences' }).click();
    const words = page.getByRole('textbox', { name: 'Words' });
    await words.fill(Array.from({ length: 31 }, (_, n) => `w${n}`).join('؛'));
    await page.getByText(/^At most 30 words or phrases/).waitFor();
    expect(await words.getAttribute('aria-invalid')).toBe('true');
    await words.fill('notice; no-such-thing-zq');
    await page.getByText(/open notices? match(es)? now, about/).waitFor();
    expect(await words.getAttribute('aria-invalid')).toBeNull();
    expectNoProblems(visit, [/400 \(Bad Request\)/]);
  });

  it('can be read without scripts', async () => {
    const plain = await newPage(browser, { baseUrl: runningProduct().url, javaScript: false });
    await plain.page.goto('/newsletter');
    for (const text of ['Annual Plan', 'Daily Digests', 'How do I unsubscribe?'])
      expect(await plain.page.getByText(text, { exact: true }).isVisible()).toBe(true);
    await plain.page.getByText('Monthly', { exact: true }).click();
    expect(await plain.page.getByRole('heading', { name: 'Monthly Plan' }).isVisible()).toBe(true);
    await plain.page.getByText('How do I unsubscribe?').click();
    await plain.page.getByText(/processed immediately/).waitFor();
    expectNoProblems(plain);
    await plain.close();
  });
});

describe('the payment instructions', () => {
  it('take neither price nor words from the address [ASVS 2.2.2]', async () => {
    const { page } = visit;
    await page.goto('/payment-info?plan=Send+it+to+PK36EVIL&price=1&period=life&reference=PK36EVIL');
    await page.getByText('PKR 2,500 / month').waitFor();
    await page.getByText('Monthly Plan Subscription').waitFor();
    expect(await page.content()).not.toContain('EVIL</');
    expect(await page.getByRole('main').innerText()).not.toMatch(/EVIL|PKR 1\b/i);
    expect(await page.getByLabel('Payment reference').inputValue()).toBe('');
    expectNoProblems(visit);
  });

  it('are printed to be taken to the bank, without what only a screen can do', async () => {
    const { page } = visit;
    await page.goto('/payment-info');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('PK00 SMPL 0000 0044 4455 5566').isVisible()).toBe(true);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.goto('/contact');
    expect(await page.getByText('needs JavaScript').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
  });

  it('copy a number, with a tick for three seconds', async () => {
    const { page } = visit;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/payment-info');
    const clicked = performance.now();
    await page.getByRole('button', { name: 'Copy IBAN, Partner Bank Two (sample)' }).click();
    const tick = page.getByRole('status').filter({ hasText: 'IBAN, Partner Bank Two (sample) copied' });
    await tick.waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('PK00 SMPL 0000 0044 4455 5566');
    await tick.waitFor({ state: 'detached' });
    expect(performance.now() - clicked).toBeGreaterThan(3000);
  });
});

describe('the contact form', () => {
  it('says what is missing, takes a second, and empties itself', async () => {
    const { page } = visit;
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    for (const text of [
      'Name is required',
      'Please enter a valid email address',
      'Subject is required',
      'Message should be at least 10 characters',
    ])
      await page.getByText(text, { exact: true }).waitFor();
    await fillContact();
    const before = Date.now();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
    await expectToast(page, 'Message sent!');
    expect(Date.now() - before).toBeGreaterThanOrEqual(1000);
    await page
      .locator('[data-toast]')
      .getByText("We'll get back to you as soon as possible.", { exact: true })
      .waitFor();
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('');
    expectNoProblems(visit);
  });

  it('knows the notice from which somebody comes to report a mistake', async () => {
    const { page } = visit;
    await page.goto('/tenders/12');
    await page.getByRole('link', { name: 'Report a mistake in this notice' }).click();
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('A mistake in notice 12');
    await page.goto('/contact?notice=free+money');
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('');
  });

  it('says that a message was not sent, and keeps it', async () => {
    const { page } = visit;
    await page.goto('/contact');
    await fillContact();
    visit.excused.push(/ERR_INTERNET_DISCONNECTED/);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectToast(page, 'Message not sent');
    expect(await page.getByLabel('Message').inputValue()).toBe('Where is the notice of the canal?');
  });
});

async function fillContact(): Promise<void> {
  const { page } = visit;
  await page.getByLabel('Name').fill('Sana Malik');
  await page.getByLabel('Email').fill('sana@firm.example.pk');
  await page.getByLabel('Subject').fill('A notice');
  await page.getByLabel('Message').fill('Where is the notice of the canal?');
}
