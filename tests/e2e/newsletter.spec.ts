import { Redis } from 'ioredis';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { expectNoProblems, newPage } from '../support/browser.ts';
import { forAllTests } from '../support/for-tests.ts';
import { runningProduct } from '../support/product.ts';
import { callApi, expectToast, onAdministratorPage, openTab } from './admin/as-administrator.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EMAIL = `hina.${Date.now()}@firm.example.pk`;
const MATCHING = `Supply of certified wheat seed {{constructor}} <b>lot ${Date.now()}</b>`;
const OTHER_SECTOR = `Supply of wheat seed to a school ${Date.now()}`;
const OTHER_AREA = `Supply of science kits ${Date.now()}`;
const LATER = `Supply of cotton seed ${Date.now()}`;

const { browser, admin } = onAdministratorPage();
const visitor = forAllTests(() => newPage(browser, { baseUrl: runningProduct().url }));
let reference: string;
/** Path of the page to which the mail's 'Unsubscribe' leads. */
let unsubscribePath: string;

describe('from subscriber to digest', () => {
  it('somebody subscribes and is told how to pay', async () => {
    const { page } = visitor;
    await page.goto('/newsletter');
    await page.getByRole('link', { name: 'Subscribe Annually' }).click();
    expect(await page.evaluate(() => localStorage.getItem('selectedPlan'))).toBe(
      '{"name":"Annual Plan","price":25000,"period":"year"}',
    );
    await page.getByLabel('Full Name').fill('Hina Khan');
    await page.getByLabel('Email', { exact: true }).fill(EMAIL);
    await page.getByLabel('Business Type').selectOption('Supplier');
    await page.getByLabel('Agriculture').check();
    await page.getByText(/^Annual Plan, PKR 25,000/).waitFor();
    await page.getByRole('button', { name: 'Next: Advanced Preferences' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Advanced Preferences');
    await page.getByRole('textbox', { name: 'Words' }).fill('no-such-thing-zq');
    await page.getByRole('button', { name: 'Preferred Sectors' }).click();
    await page.getByLabel('Government', { exact: true }).check();
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expectToast(page, 'Subscription Successful!');
    await page.waitForURL(/\/payment-info\?plan=Annual\+Plan&price=25000&period=year&reference=AL-/);
    const redirecting = page.getByText('Redirecting to payment instructions...');
    await expect.poll(() => redirecting.count(), { timeout: 2000 }).toBe(0); // by itself it would go in five seconds
    reference = await page
      .getByText(/^AL-[A-Z0-9]{6}$/)
      .first()
      .innerText();
    await page.getByText('PKR 25,000 / year').waitFor();
    await page.getByText('Annual Plan Subscription').waitFor();
    expectNoProblems(visitor);
  });

  it('an administrator finds the transfer by its reference and records it', async () => {
    const { page } = admin;
    await openTab(page, 'Subscriptions');
    await page.getByLabel('Search', { exact: true }).fill(reference);
    const row = page.getByRole('row', { name: new RegExp(EMAIL) });
    await row.getByText('Free', { exact: true }).waitFor();
    await row.getByRole('button', { name: 'Details: Hina Khan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subscription Details' });
    await dialog.getByText('Basic', { exact: true }).waitFor();
    expect(await dialog.getByLabel('Amount').inputValue()).toBe('25000');
    await dialog.getByLabel('Bank Reference').fill(`HBL ${reference}`);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expectToast(page, 'Payment recorded');
    await dialog.getByText('Premium', { exact: true }).waitFor();
    await dialog.getByText(`HBL ${reference}`).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await row.getByText('Active', { exact: true }).last().waitFor();
  });

  it('both steps are confirmed by email', async () => {
    await openTab(admin.page, 'Emails');
    await expect.poll(() => subjectsTo(EMAIL)).toHaveLength(2);
    const [activation, confirmation] = await subjectsTo(EMAIL);
    expect(confirmation).toContain(reference);
    expect(activation).toContain('active');
    expect(await (await fetch(`${runningProduct().url}/readyz`)).text()).toContain('worker ok\n');
  });

  it('a digest brings what matches and nothing else', async () => {
    await publish(MATCHING, 'Agriculture', 'Government');
    await publish(OTHER_SECTOR, 'Agriculture', 'Education');
    await publish(OTHER_AREA, 'Education', 'Government');
    const run = await runDigests();
    expect(run).toMatchObject({ Failed: '0' }); // how many were sent depends on who else subscribed here
    expect(await subjectsTo(EMAIL)).toHaveLength(3);

    const { page } = admin;
    await page
      .getByRole('row', { name: new RegExp(EMAIL) })
      .first()
      .getByRole('button', { name: /^View/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Email Preview' });
    const body = dialog.frameLocator('iframe');
    await body.getByText(MATCHING).first().waitFor();
    for (const title of [OTHER_SECTOR, OTHER_AREA]) expect(await body.getByText(title).count()).toBe(0);
    expect(await body.locator('script').count()).toBe(0);

    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      body
        .getByRole('link', { name: /Unsubscribe/i })
        .first()
        .click(),
    ]);
    await opened.getByRole('heading', { name: 'Unsubscribe' }).waitFor();
    unsubscribePath = new URL(opened.url()).pathname;
    await opened.close();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  it('the exact list of the mail has an address of its own', async () => {
    const { page } = visitor;
    const token = unsubscribePath.split('/').at(-1) ?? '';
    await page.goto(`/sent/${token}/demand.${await latestPeriod()}`);
    expect(await page.getByRole('article').count()).toBe(1);
    await page.getByRole('heading', { name: MATCHING }).waitFor();
    const unknown = await page.goto(`/sent/${token}x/demand.${await latestPeriod()}`);
    expect(unknown?.status()).toBe(404);
    expectNoProblems(visitor, [/404 \(Not Found\)/]);
  });

  it('a second run finds nothing new', async () => {
    expect(await runDigests()).toMatchObject({ Sent: '0', 'Nothing New': expect.stringMatching(/^[1-9]/) });
    expect(await subjectsTo(EMAIL)).toHaveLength(3);
  });

  it('unsubscribing by the link of the mail stops the next one', async () => {
    const { page } = visitor;
    await page.goto(unsubscribePath);
    await page.getByText(/h\*\*\*@firm\.example\.pk\?/).waitFor();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    await publish(LATER, 'Agriculture', 'Government');
    expect(await runDigests()).toMatchObject({ Skipped: expect.stringMatching(/[1-9]\d* disabled/) });
    expect(await subjectsTo(EMAIL)).toHaveLength(3);
    expectNoProblems(visitor, [/404 \(Not Found\)/]);
    expectNoProblems(admin);
  });
});

// CI runs this file a second time with a Redis of its own, see .ci/stages.mjs.
const redisUrl = process.env.REDIS_URL;
if (redisUrl !== undefined) {
  it('all of this went through the queue in Redis', async () => {
    const redis = new Redis(redisUrl);
    try {
      const schedule = await redis.zcard('bull:ailaan:repeat');
      expect(schedule).toBeGreaterThan(3);
      // the number of the last job: two letters, three runs and their ranges, and sweeps
      expect(Number(await redis.xlen('bull:ailaan:events'))).toBeGreaterThan(10);
    } finally {
      redis.disconnect();
    }
  });
}

/** Publishes a tender that closes in three weeks. */
async function publish(title: string, category: string, sector: string): Promise<void> {
  const now = new Date();
  await callApi(admin.page, 'POST', '/api/tenders', {
    title,
    description: 'Sealed bids are invited.',
    publishDate: karachiDay(now),
    closingDate: karachiDay(new Date(now.getTime() + 21 * DAY_MS)),
    status: 'open',
    categories: [category],
    sectors: [sector],
  });
}

/** Presses 'Send Test Digests' and answers the line of its run in the report, by column, once it is done. */
async function runDigests(): Promise<Record<string, string>> {
  const { page } = admin;
  const before = await latestPeriod();
  await page.getByRole('button', { name: 'Send Test Digests' }).click();
  await expectToast(page, 'Digests processed');
  await expect.poll(latestPeriod).not.toBe(before);
  const table = page.getByRole('table', { name: 'Digest Runs' });
  const row = table.getByRole('row', { name: new RegExp(`^On demand, ${(await latestPeriod()).replace('-', ' ')} `) });
  await row.getByRole('progressbar').waitFor({ state: 'detached' });
  await row.waitFor();
  const names = await table.getByRole('columnheader').allInnerTexts();
  const values = await row.getByRole('cell').allInnerTexts();
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

/** Name of the newest run that an administrator asked for: `request-7`. */
async function latestPeriod(): Promise<string> {
  const runs = await callApi<{ kind: string; period: string; status: string }[]>(
    admin.page,
    'GET',
    '/api/admin/digest-runs?limit=10',
  );
  return runs.find(({ kind, status }) => kind === 'demand' && status === 'done')?.period ?? 'none';
}

/** Subjects of the emails to an address, newest first, as the tab shows them. */
async function subjectsTo(address: string): Promise<string[]> {
  const { page } = admin;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await settled(page);
  const rows = page.getByRole('table', { name: 'Simulated Emails' }).getByRole('row', { name: new RegExp(address) });
  return Promise.all((await rows.all()).map((row) => row.getByRole('cell').nth(1).innerText()));
}

/** The list has been fetched: its button no longer spins. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByRole('button', { name: 'Refresh' }).isEnabled()).toBe(true);
}
