import { afterAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems, newPage } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';
import { callApi, expectToast, focusedName, onAdministratorPage, openTab } from '../admin/as-administrator.ts';

const { browser, admin, page } = onAdministratorPage();
afterAll(async () => {
  await callApi(page, 'PUT', '/api/admin/settings', {
    bankAccounts: [],
    plans: null,
    contact: null,
    banner: '',
    mail: null,
  });
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
    await page.getByRole('button', { name: 'Save bank accounts' }).click();
    await account.getByText('One character of this IBAN is wrong or missing').waitFor();
    await expectAccessible(page);
    await account.getByLabel('IBAN').fill('pk36scbl0000001123456702');
    await page.getByRole('button', { name: 'Save bank accounts' }).click();
    await expectToast(page, 'Settings saved');
    await expect.poll(() => account.getByLabel('IBAN').inputValue()).toBe('PK36 SCBL 0000 0011 2345 6702');
  });

  it('finds what was typed but not saved after a look at another tab, a password excepted', async () => {
    const form = (name: string) => page.getByRole('form', { name, exact: true });
    await page.getByRole('button', { name: 'Add an account' }).click();
    await page.getByRole('group', { name: 'Account 2' }).getByLabel('Bank').fill('Chenab Bank');
    await form('Contact').getByLabel('Phone').fill('042 111');
    await page.getByLabel('Names of newspapers').fill('Dawn');
    await page.getByLabel('Emails are').selectOption('smtp');
    await page.getByLabel('Server', { exact: true }).fill('mail.example.pk');
    await page.getByLabel('Password', { exact: false }).last().fill('secret-9');
    await openTab(page, 'Users');
    await openTab(page, 'Settings');
    const second = page.getByRole('group', { name: 'Account 2' });
    await expect.poll(() => second.getByLabel('Bank').inputValue()).toBe('Chenab Bank');
    expect(await form('Contact').getByLabel('Phone').inputValue()).toBe('042 111');
    expect(await page.getByLabel('Names of newspapers').inputValue()).toBe('Dawn');
    expect(await page.getByLabel('Server', { exact: true }).inputValue()).toBe('mail.example.pk');
    expect(await page.getByLabel('Password', { exact: false }).last().inputValue()).toBe('');
    await page.reload();
    await openTab(page, 'Settings');
    await expect.poll(() => second.count()).toBe(0);
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
    await page.getByRole('button', { name: 'Save bank accounts' }).click();
    await page.getByText('Account 1, IBAN: PK36 SCBL 0000 0011 2345 6702 → nothing').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await page.getByText('No account is stated yet').waitFor();
    expectNoProblems(admin, [/status of 412/]);
  });

  it('states prices, contact and banner, each by itself; visitors see them at once, and what another one changed elsewhere stays', async () => {
    await page.reload();
    const prices = page.getByRole('form', { name: 'Prices' });
    await prices.getByText('These are the first prices.').waitFor();
    await prices.getByLabel('Monthly price (PKR)').fill('3000');
    await prices.getByLabel('Annual price (PKR)').fill('30000');
    await callApi(page, 'PUT', '/api/admin/settings', { banner: 'Every notice is free to read.' });
    await prices.getByRole('button', { name: 'Save prices' }).click();
    await expectToast(page, 'Settings saved');
    await expect.poll(() => focusedName(page)).toBe('Save prices');
    const contact = page.getByRole('form', { name: 'Contact' });
    await contact.getByLabel('WhatsApp').fill('12');
    await contact.getByRole('button', { name: 'Save contact' }).click();
    await contact.getByText('Must be a number such as +92 300 1234567').waitFor();
    await contact.getByLabel('WhatsApp').fill('0300 1234567');
    await contact.getByLabel('Contact email').fill('help@portal.example');
    await contact.getByRole('button', { name: 'Save contact' }).click();
    await expect.poll(() => contact.getByLabel('WhatsApp').inputValue()).toBe('+923001234567');
    await expectAccessible(page);
    const visitor = await newPage(browser, { baseUrl: runningProduct().url });
    await visitor.page.goto('/payment-info');
    await visitor.page.getByText('PKR 3,000 / month').waitFor();
    await visitor.page.goto('/');
    await visitor.page.getByText('Every notice is free to read.').waitFor();
    await visitor.page.getByRole('link', { name: 'WhatsApp +923001234567' }).waitFor();
    await visitor.close();
  });

  it('tries a mail server out before it is saved, and is told in one sentence what is wrong', async () => {
    const mail = page.getByRole('form', { name: 'Mail server' });
    await mail.getByLabel('Emails are').selectOption('smtp');
    await mail.getByLabel('Server').fill('127.0.0.1');
    await mail.getByLabel('Port').fill('9');
    await mail.getByRole('button', { name: 'Send me a test email' }).click();
    await mail.getByText('Not sent: Nothing listens at this port.').waitFor();
    await expectAccessible(page);
  });

  it('reads before and after in the log', async () => {
    await openTab(page, 'Audit');
    await page.getByText('changed prices of the settings').first().waitFor();
  });
});
