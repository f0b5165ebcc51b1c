import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { launchBrowser, newPage } from '../../support/browser.ts';
import { forAllTests } from '../../support/for-tests.ts';
import { startProduct } from '../../support/launcher/start-product.ts';
import { callApi } from '../admin/as-administrator.ts';

/** Clicks and fields that the whole way may take. */
const MOST = 60;
const NAME = 'Multan Tenders';

type Started = Awaited<ReturnType<typeof startProduct>>;

let product: Started;
const browser = forAllTests(launchBrowser);
let page: Page;
let acts = 0;

beforeAll(async () => {
  product = await startProduct('product-from-nothing', { SAMPLE_DATA: '0' });
}, 200_000);
afterAll(() => product?.stop());

async function click(target: Locator): Promise<void> {
  acts++;
  await target.click();
}

async function fill(target: Locator, text: string): Promise<void> {
  acts++;
  await target.fill(text);
}

const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true });
const section = (name: string) => page.getByRole('form', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });

/** Saves a section and waits until the page has the settings that hold then. */
async function save(name: string): Promise<void> {
  const answered = (method: string) =>
    page.waitForResponse((answer) => answer.request().method() === method && answer.url().endsWith('/admin/settings'));
  const [saved, loaded] = [answered('PUT'), answered('GET')];
  await click(button(name));
  expect([(await saved).status(), (await loaded).status()]).toEqual([200, 200]);
}

function started() {
  if ('failure' in product.running) throw new Error(product.running.failure);
  return product.running;
}

it('the first visit of the Super Admin opens the set-up, once', async () => {
  const { url, username, password } = started();
  ({ page } = await newPage(browser, { baseUrl: url }));
  page.setDefaultTimeout(15_000);
  await page.goto('/admin/login');
  await fill(page.getByLabel('Username'), username);
  await fill(page.getByLabel('Password', { exact: true }), password);
  await click(button('Log in'));
  await page.getByRole('heading', { name: 'Set up your portal' }).waitFor();
  expect(await tab('Settings').getAttribute('aria-selected')).toBe('true');
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Tenders', exact: true }).waitFor();
});

it('a portal is set up, paid and sends its first digest by the browser alone', async () => {
  const { url } = started();
  await click(page.getByRole('link', { name: /steps of the set-up are left/ }));
  await fill(section('Name').getByLabel('Name of the portal'), NAME);
  await section('Name').getByLabel('Name of the portal').fill('\u200b\u200b');
  await button('Save name').click();
  await section('Name').getByText('Nothing of this shows: please type letters').waitFor();
  await section('Name').getByLabel('Name of the portal').fill(NAME);
  await save('Save name');
  await page.getByRole('banner').getByText(NAME).first().waitFor();
  await expect.poll(() => page.title()).toContain(NAME);
  await fill(section('Contact').getByLabel('Contact email'), 'help@multan.example.pk');
  await fill(section('Contact').getByLabel('Payments email'), 'pay@multan.example.pk');
  await save('Save contact');
  await click(button('Add an account'));
  const account = page.getByRole('group', { name: 'Account 1' });
  await fill(account.getByLabel('Bank', { exact: true }), 'Indus Bank');
  await fill(account.getByLabel('Account Title'), NAME);
  await fill(account.getByLabel('Account Number'), '0123-4567890123');
  await fill(account.getByLabel('Branch Code'), '0123');
  await fill(account.getByLabel('IBAN'), 'pk36scbl0000001123456702');
  await save('Save bank accounts');
  await save('Save prices');
  await save('Save mail server');

  const visitor = await newPage(browser, { baseUrl: url });
  const reader = visitor.page;
  reader.setDefaultTimeout(15_000);
  await reader.goto('/newsletter');
  await click(reader.getByRole('link', { name: 'Subscribe Annually' }));
  await fill(reader.getByLabel('Full Name'), 'Hina Khan');
  await fill(reader.getByLabel('Email', { exact: true }), 'hina@firm.example.pk');
  acts++;
  await reader.getByLabel('Business Type').selectOption('Supplier');
  await click(reader.getByLabel('Construction', { exact: true }));
  await click(button('Next: Advanced Preferences', reader));
  await click(button('Subscribe Now', reader));
  await reader.waitForURL(/\/payment-info/);
  await reader.getByText('PK36 SCBL 0000 0011 2345 6702').waitFor();
  expect(await reader.getByRole('contentinfo').innerText()).toContain(NAME);
  expect(await reader.getByRole('contentinfo').innerText()).not.toContain('Karachi');
  await visitor.close();

  await click(tab('Subscriptions'));
  await click(button('Details: Hina Khan'));
  const details = page.getByRole('dialog', { name: 'Subscription Details' });
  await fill(details.getByLabel('Bank Reference'), 'IBFT 4711');
  await click(button('Record payment', details));
  await details
    .getByText('Premium', { exact: true })
    .waitFor()
    .catch(async () => {
      throw new Error(`The payment does not show: ${await page.locator('body').innerText()}`);
    });
  await click(button('Close', details).last());

  await click(tab('Tenders'));
  await click(button('Add New Tender'));
  const form = page.getByRole('dialog', { name: 'Add New Tender' });
  await fill(form.getByLabel('Title'), 'Widening of a road at Shujabad');
  await fill(form.getByLabel('Description'), 'Sealed bids are invited from registered firms.');
  await fill(form.getByLabel('Closing Date'), addDays(karachiDay(new Date()), 20));
  await click(form.getByLabel('Construction', { exact: true }));
  await click(form.getByLabel('Public Sector'));
  await click(button('Create Tender', form));
  await form.waitFor({ state: 'detached' });

  await click(tab('Emails'));
  await click(page.getByRole('button', { name: 'Send Test Digests' }));
  const sent = async () =>
    (await callApi<{ subject: string; status: string }[]>(page, 'GET', '/api/admin/emails?fields=summary')).filter(
      ({ subject, status }) => status === 'sent' && /new tender/i.test(subject),
    );
  await expect.poll(sent).toHaveLength(1);
  console.log(`From nothing to a sent digest: ${acts} clicks and fields (bar ${MOST})`);
  expect(acts).toBeLessThanOrEqual(MOST);
}, 120_000);

it('chooses the organizations of the country by ticks', async () => {
  await tab('Organizations').click();
  await button('Known bodies').click();
  const dialog = page.getByRole('dialog', { name: 'Known public bodies' });
  const done = (words: RegExp) => page.locator('[data-toast]').getByText(words).waitFor();
  await dialog.getByRole('button', { name: 'Tick all federal ones', exact: true }).click();
  await button('Save choice', dialog).click();
  await done(/^\d+ added, 0 removed$/);
  await dialog.waitFor({ state: 'detached' });
  await button('Known bodies').click();
  await dialog.getByRole('button', { name: 'Untick all federal ones' }).click();
  await button('Save choice', dialog).click();
  await done(/^0 added, \d+ removed$/);
});
