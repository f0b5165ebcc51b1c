import { beforeAll, describe, expect, it } from 'vitest';
import type { LedgerEntry } from '#contracts/api/operations/ledger.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, expectToast, onAdministratorPage, openTab } from '../admin/as-administrator.ts';

const EMAIL = `ledger.${Date.now()}@firm.example.pk`;
const BANK_REFERENCE = `UBL ${Date.now()}`;

const ENTRIES = `/api/admin/ledger?search=${EMAIL}`;

const { admin, page } = onAdministratorPage();

beforeAll(async () => {
  await callApi(page, 'POST', '/api/newsletter', {
    email: EMAIL,
    fullName: 'Nasreen Baloch',
    businessType: 'Supplier',
    interestAreas: ['Construction'],
  });
});

const row = () => page.getByRole('row').filter({ hasText: EMAIL });

/** The rows on screen are those of the last filter, and no longer dimmed. */
async function atRest(): Promise<void> {
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

describe('the ledger', () => {
  it('says who owes, records the transfer, and shows the receipt', async () => {
    await openTab(page, 'Payments');
    await page.getByRole('button', { name: 'Awaiting payment' }).click();
    await page.getByLabel('Search', { exact: true }).fill(EMAIL);
    await page.waitForURL(/search=ledger/);
    await row().getByText('Unpaid', { exact: true }).waitFor();
    await page.getByText('PKR 2,500').first().waitFor();
    await atRest();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    expect(await row().isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: /^Record payment/ }).count()).toBe(0);
    expect(await page.getByRole('columnheader', { name: 'Actions' }).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await row()
      .getByRole('button', { name: /^Record payment/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Subscription Details' });
    await dialog.getByLabel('Bank Reference').fill(BANK_REFERENCE);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expectToast(page, 'Payment recorded').catch(async (error: Error) => {
      throw new Error(`${error.message}\n${await page.locator('body').innerText()}`);
    });
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await row().getByText('Active', { exact: true }).waitFor();
    const href = await row()
      .getByRole('link', { name: /^Receipt/ })
      .getAttribute('href');
    const receipt = await page.context().newPage();
    await receipt.goto(href ?? '');
    await receipt.getByRole('heading', { name: /^Receipt \d{4}-\d{6}$/ }).waitFor();
    for (const said of ['Nasreen Baloch', 'PKR 2,500', 'Rupees two thousand five hundred only', BANK_REFERENCE])
      await receipt.getByText(said, { exact: true }).waitFor();
    await expectAccessible(receipt);
    await receipt.close();
  });

  it('reverses a payment with its reason, and the receipt says so', async () => {
    await row()
      .getByRole('button', { name: /^Reverse/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Reverse Payment' });
    await dialog.getByRole('button', { name: 'Reverse payment' }).click();
    await dialog.getByText('Say why').waitFor();
    await dialog.getByLabel('Reason').fill('Paid twice');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Reverse payment' }).click();
    await expectToast(page, 'Payment reversed');
    await row().getByText('Refunded', { exact: true }).waitFor();
    await row().getByText('Unpaid', { exact: true }).waitFor();
    const href = await row()
      .getByRole('link', { name: /^Receipt/ })
      .getAttribute('href');
    const receipt = await page.context().newPage();
    await receipt.goto(href ?? '');
    await receipt.getByText(/^PKR 2,500 of this payment were refunded on/).waitFor();
    await expectAccessible(receipt);
    await receipt.close();
    expectNoProblems(admin);
  });

  it('notes a refund in part once, though its answer was lost', async () => {
    const [{ subscriptionId } = { subscriptionId: 0 }] = await callApi<LedgerEntry[]>(page, 'GET', ENTRIES);
    const payment = { plan: 'monthly', amount: 2500, reference: `Second ${BANK_REFERENCE}` };
    await callApi(page, 'POST', `/api/admin/subscriptions/${subscriptionId}/payments`, payment);
    await page.reload();
    await row()
      .getByRole('button', { name: /^Reverse/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Reverse Payment' });
    await dialog.getByLabel('Amount that went back').fill('1000');
    await dialog.getByLabel('Reason').fill('Paid too much');
    await page.route(
      '**/reversal',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await dialog.getByRole('button', { name: 'Reverse payment' }).click();
    await expectToast(page, 'Payment not reversed');
    await dialog.getByRole('button', { name: 'Reverse payment' }).click();
    await dialog.getByText('PKR 1000 of this payment went back meanwhile.').waitFor();
    await page.getByText('PKR 1,000 back').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'detached' });
    const entries = await callApi<LedgerEntry[]>(page, 'GET', ENTRIES);
    expect(entries.map(({ reversedAmount }) => reversedAmount)).toContain(1000);
    expectNoProblems(admin, [/ERR_FAILED/, /status of 409/]);
  });

  it('is taken along as CSV', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^ailaan-payments-.*\.csv$/);
  });
});
