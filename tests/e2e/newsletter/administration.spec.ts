import { beforeAll, describe, expect, it } from 'vitest';
import type { InterestArea, Subscription } from '#contracts/api/newsletter.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, expectToast, noticeFacts, onAdministratorPage, openTab } from '../admin/as-administrator.ts';

const EMAIL = `farhan.${Date.now()}@firm.example.pk`;
const BANK_REFERENCE = `MCB ${Date.now()}`;

const { admin, page } = onAdministratorPage();

beforeAll(async () => {
  await callApi(page, 'POST', '/api/newsletter', {
    email: EMAIL,
    fullName: 'فرحان علی',
    businessType: 'Contractor',
    interestAreas: ['Telecommunication'],
    cities: ['Quetta', 'Multan'],
    emailFrequency: 'weekly',
  });
});

describe('subscriptions', () => {
  it('are found and shown with what is known of them', async () => {
    await openTab(page, 'Subscriptions');
    const link = page.getByRole('link', { name: /^View Newsletter Page/ });
    expect([await link.getAttribute('target'), await link.getAttribute('href')]).toEqual(['_blank', '/newsletter']);
    await search(EMAIL);
    const cells = await row().getByRole('cell').allInnerTexts();
    expect(cells.slice(1, 6).map((cell) => cell.split('\n')[0])).toEqual([EMAIL, 'All', 'Quetta +1', 'Active', 'Free']);
    await page.getByLabel('Search', { exact: true }).fill(`nobody ${EMAIL}`);
    await page.getByText(/^Nothing matches/).waitFor();
    await search(EMAIL);
  });

  it('are disabled and enabled', async () => {
    await row()
      .getByRole('button', { name: /^Disable/ })
      .click();
    await expectToast(page, 'Subscription updated');
    await row().getByText('Inactive', { exact: true }).waitFor();
    await row()
      .getByRole('button', { name: /^Enable/ })
      .click();
    await row().getByText('Active', { exact: true }).waitFor();
  });

  it('keep what is typed while their payments are still on the way', async () => {
    let arrive: (() => void) | undefined;
    const held = new Promise<void>((done) => (arrive = done));
    await page.route(/\/subscriptions\/\d+\/payments$/, async (route) => {
      await held;
      await route.continue();
    });
    await row()
      .getByRole('button', { name: /^Details/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Subscription Details' });
    await dialog.getByLabel('Bank Reference').fill('typed early');
    arrive?.();
    await dialog.getByText('No payment has been recorded.').waitFor();
    expect(await dialog.getByLabel('Bank Reference').inputValue()).toBe('typed early');
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('are paid for once with one bank reference, and then extended', async () => {
    await row()
      .getByRole('button', { name: /^Details/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Subscription Details' });
    await dialog.getByText('N/A', { exact: true }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Extend Subscription' }).count()).toBe(0);
    await dialog.getByLabel('Plan').selectOption('yearly');
    expect(await dialog.getByLabel('Amount').inputValue()).toBe('25000');
    await dialog.getByLabel('Amount').fill('24000');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await dialog.getByText('The bank reference is required').waitFor();
    await dialog.getByLabel('Bank Reference').fill(BANK_REFERENCE);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expectToast(page, 'Payment not recorded');
    await dialog
      .getByText(/say in the note why the amount differs/)
      .first()
      .waitFor();
    await dialog.getByLabel('Note').fill('Bank charges');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expectToast(page, 'Payment recorded');
    await dialog.getByText('PKR 24,000').waitFor();
    await dialog.getByText('Bank charges').waitFor();

    await dialog.getByText('Record payment', { exact: true }).first().click();
    await dialog.getByLabel('Bank Reference').fill(BANK_REFERENCE);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await dialog.getByText('Already recorded', { exact: true }).waitFor();

    await dialog.getByLabel('Extend by').selectOption('6');
    await dialog.getByRole('button', { name: 'Extend Subscription' }).click();
    await expectToast(page, 'Subscription extended');
    await expectAccessible(page);

    const expiry = dialog.locator('dl > div').filter({ hasText: 'Expiry Date' });
    const before = await expiry.innerText();
    await page.route(
      '**/extend',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await dialog.getByRole('button', { name: 'Extend Subscription' }).click();
    await page.locator('[data-toast]').getByRole('button', { name: 'Retry' }).click();
    await page.locator('[data-toast]').getByText('The term was changed meanwhile.').waitFor();
    await expect.poll(() => expiry.innerText()).not.toBe(before);
    const [{ expiryDate } = { expiryDate: null }] = await callApi<Subscription[]>(
      page,
      'GET',
      `/api/admin/subscriptions?search=${EMAIL}`,
    );
    // a year that was paid, and twice six months
    expect(new Date(expiryDate ?? 0).getUTCFullYear()).toBe(new Date().getUTCFullYear() + 2);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Discard' }).click(); // the reference that was refused
    await dialog.waitFor({ state: 'detached' });
    expectNoProblems(admin, [/400 \(Bad Request\)/, /409 \(Conflict\)/, /ERR_FAILED/]);
  });
});

describe('areas of interest', () => {
  it('warn when they match nothing, until they have categories or words', async () => {
    const name = `Qanats ${Date.now()}`;
    await callApi(page, 'POST', '/api/categories', { name });
    const unreached = { ...(await noticeFacts(page)), categories: [name], title: name, description: name };
    const { id } = await callApi(page, 'POST', '/api/tenders', unreached);
    const area = areaRow();
    const before = await openArea();
    const chosen = await before.getByRole('checkbox', { checked: true }).all();
    const boxes = await Promise.all(chosen.map((box) => box.getAttribute('id')));
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) await before.locator(`[id="${box}"]`).uncheck();
    await before.getByLabel('Words').fill('');
    await before.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Area updated');
    await area.getByText('Matches nothing').waitFor();
    await page
      .getByText(/^Subscribers who chose only .*Security.* receive nothing: no category and no words/)
      .waitFor();
    await page.getByText(/open notices (is|are) reached by no area$/).waitFor();
    await page.getByLabel('Search', { exact: true }).focus();
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await expectAccessible(page);
    await callApi(page, 'DELETE', `/api/tenders/${id}`);

    const words = await openArea();
    await words.getByLabel('Words').fill('chowkidar, -cctv');
    await words.getByRole('button', { name: 'Save Changes' }).click();
    await words.getByText('An area of interest excludes nothing').waitFor();
    await words.getByLabel('Words').fill('"security guard", چوکیدار');
    await words.getByRole('button', { name: 'Save Changes' }).click();
    await area.getByText('Matches nothing').waitFor({ state: 'detached' });
    await area.getByText('security guard').waitFor();

    const after = await openArea();
    expect(await after.getByLabel('Words').inputValue()).toBe('"security guard", چوکیدار');
    await after.getByLabel('Search categories').fill('security');
    for (const box of await after.getByRole('checkbox').all()) await box.check();
    await after.getByRole('button', { name: 'Save Changes' }).click();
    await after.waitFor({ state: 'detached' });
    await area.getByText('security guard').waitFor();
  });

  it('show beside what was typed what somebody else wrote meanwhile, and are overwritten only then', async () => {
    const dialog = await openArea();
    const typed = await dialog.getByLabel('Words').inputValue();
    await dialog.getByLabel('Words').fill('night watch');
    const areas = await callApi<InterestArea[]>(page, 'GET', '/api/admin/interest-areas');
    const { id, categories } = areas.find(({ name }) => name === 'Security') as InterestArea;
    await callApi(page, 'PUT', `/api/admin/interest-areas/${id}`, { categories, words: 'patrol' });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText('Somebody else wrote: patrol').waitFor();
    await dialog.getByLabel('Words').fill(typed);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.waitFor({ state: 'detached' });
    await areaRow().getByText('security guard').waitFor();
    expectNoProblems(admin, [/400 \(Bad Request\)/, /409 \(Conflict\)/, /status of 412/, /ERR_FAILED/]);
  });

  it('are offered the categories that they resemble, beside the open notices that no area reaches', async () => {
    const name = `Security fences ${Date.now()}`;
    const title = `Zq fences ${Date.now()}`;
    await callApi(page, 'POST', '/api/categories', { name });
    const facts = { ...(await noticeFacts(page)), categories: [name] };
    const { id } = await callApi(page, 'POST', '/api/tenders', { ...facts, title, description: title });
    await openTab(page, 'Tenders');
    await openTab(page, 'Subscriptions');
    await page.getByRole('link', { name: title }).waitFor();
    await page.getByRole('button', { name: `Add ${name} to Security` }).click();
    const dialog = page.getByRole('dialog', { name: 'Categories and words of Security' });
    expect(await dialog.getByRole('checkbox', { name }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.waitFor({ state: 'detached' });
    await areaRow().getByText(name).waitFor();
    await page.getByRole('link', { name: title }).waitFor({ state: 'detached' });
    await callApi(page, 'DELETE', `/api/tenders/${id}`);
  });
});

describe('emails', () => {
  it('are previewed in a sandbox of their own and cleared after asking [ASVS 3.2.1] [C13]', async () => {
    await openTab(page, 'Emails');
    await page
      .getByRole('button', { name: new RegExp(`^View: .*${EMAIL}`) })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Email Preview' });
    const frame = dialog.locator('iframe');
    expect(await frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect((await frame.boundingBox())?.height).toBe(400);
    const heading = dialog.frameLocator('iframe').getByRole('heading').first();
    await heading.waitFor();
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).not.toMatch(/^"?Times/);
    expect(await dialog.getByText(EMAIL).count()).toBe(1);
    expect(await dialog.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toMatch(/\/preview$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Clear All' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear All' }).click();
    await expectToast(page, 'Emails cleared');
    await page.getByText('No emails yet', { exact: true }).waitFor();
    await page.getByText('0 emails', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Clear All' }).isDisabled()).toBe(true);
    expectNoProblems(admin, [/400 \(Bad Request\)/, /409 \(Conflict\)/, /status of 412/, /ERR_FAILED/]);
  });
});

describe('a person who asks to be forgotten', () => {
  it('is erased after asking, and the address is free again', async () => {
    await openTab(page, 'Subscriptions');
    await search(EMAIL);
    await row()
      .getByRole('button', { name: /^Details/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Subscription Details' });
    await dialog.getByRole('button', { name: 'Erase Subscription' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await question.getByText(EMAIL).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Erase Subscription' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Subscription erased');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^Nothing matches/).waitFor();
    expect(await callApi<unknown[]>(page, 'GET', `/api/admin/subscriptions?search=${EMAIL}`)).toEqual([]);
  });
});

async function search(text: string): Promise<void> {
  await page.getByLabel('Search', { exact: true }).fill(text);
  await page.getByText('1–1 of 1', { exact: true }).waitFor();
}

function row() {
  return page.getByRole('table', { name: 'Newsletter Subscribers' }).getByRole('row', { name: new RegExp(EMAIL) });
}

function areaRow() {
  return page.getByRole('table', { name: 'Areas of Interest' }).getByRole('row', { name: /^Security/ });
}

async function openArea() {
  await page.getByRole('button', { name: 'Edit Security' }).click();
  const dialog = page.getByRole('dialog', { name: 'Categories and words of Security' });
  await dialog.getByRole('checkbox').first().waitFor();
  return dialog;
}
