import type { Browser, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems, newPage, type Visit } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';
import { callApi, expectToast, focusedName, onAdministratorPage, openTab } from '../admin/as-administrator.ts';

let browser: Browser;
let admin: Visit;
let page: Page;

onAdministratorPage((visit, started) => {
  browser = started;
  admin = visit;
  page = visit.page;
});
afterAll(async () => {
  await callApi(page, 'PUT', '/api/admin/settings', { bankAccounts: [] });
});

describe('the operator, without editing a file', () => {
  it('states the account to pay to, and is told of a mistyped IBAN', async () => {
    await openTab(page, 'Settings');
    await page.getByText('No account is stated yet').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add an account' }).click();
    const account = page.getByRole('group', { name: 'Account 1' });
    await expect.poll(() => focusedName(page)).toBe('');
    await account.getByLabel('Bank').fill('Indus Bank');
    await account.getByLabel('Account Title').fill('Portal of Tenders');
    await account.getByLabel('Account Number').fill('0123-4567890123');
    await account.getByLabel('Branch Code').fill('0123');
    await account.getByLabel('IBAN').fill('pk36scbl0000001123456703');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await account.getByText('One character of this IBAN is wrong or missing').waitFor();
    await expectAccessible(page);
    await account.getByLabel('IBAN').fill('pk36scbl0000001123456702');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expectToast(page, 'Settings saved');
    await expect.poll(() => account.getByLabel('IBAN').inputValue()).toBe('PK36 SCBL 0000 0011 2345 6702');
  });

  it('and a visitor pays to it, with and without scripts', async () => {
    for (const javaScript of [true, false]) {
      const visitor = await newPage(browser, { baseUrl: runningProduct().url, javaScript });
      await visitor.page.goto('/payment-info');
      await visitor.page.getByText('PK36 SCBL 0000 0011 2345 6702').waitFor();
      await visitor.page.getByText('Transfer PKR 2,500 to this account.').waitFor();
      expect(await visitor.page.getByText('(sample)').count()).toBe(0);
      expectNoProblems(visitor);
      await visitor.close();
    }
  });

  it('is not overwritten by a form that was opened before', async () => {
    await callApi(page, 'PUT', '/api/admin/settings', { bankAccounts: [] });
    await page.getByRole('group', { name: 'Account 1' }).getByLabel('Branch Code').fill('9999');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Somebody else changed the settings meanwhile.').waitFor();
    await page.getByRole('button', { name: 'Load them again' }).click();
    await page.getByText('No account is stated yet').waitFor();
    expectNoProblems(admin, [/status of 412/]);
  });

  it('reads before and after in the log', async () => {
    await openTab(page, 'Audit');
    await page.getByText('changed bank accounts of the settings').first().waitFor();
  });
});
