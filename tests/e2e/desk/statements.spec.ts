import { describe, expect, it } from 'vitest';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, expectToast, focusedName, onAdministratorPage, openTab } from '../admin/as-administrator.ts';

const { admin, page } = onAdministratorPage();

const subscribe = (fullName: string, email: string) =>
  callApi<{ id: number; paymentReference: string }>(page, 'POST', '/api/newsletter', {
    email,
    fullName,
    businessType: 'Supplier',
    interestAreas: ['Construction'],
  });
const choose = (text: string, name = 'november.csv') =>
  page.getByLabel('Statement of your bank').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const read = () => page.getByRole('button', { name: 'Read statement' }).click();
const lines = () => page.getByRole('table', { name: 'Bank statements' });
const row = (words: string) => lines().getByRole('row', { name: words });

describe('an administrator reads a bank statement', () => {
  it('is told what is no statement', async () => {
    await openTab(page, 'Bank statements');
    await page.getByRole('heading', { level: 2, name: 'Bank statements' }).waitFor();
    await read();
    await page.getByText('Choose a file first').waitFor();
    await choose('Dear Sir');
    await read();
    const refusal = page.getByRole('alert').getByText('names no columns');
    expect(await refusal.innerText()).not.toMatch(/\d{3}:/);
    await expectAccessible(page);
  });

  it('confirms the sure lines at once, chooses for others, and sets aside what is not ours', async () => {
    const sure = await subscribe('Salma Barkat', 'salma@barkat.pk');
    const other = await subscribe('Zubair Construction', 'zubair@construction.pk');
    const spaced = sure.paymentReference.replace('-', ' ').toLowerCase();
    const day = karachiDay(new Date()).split('-').toReversed().join('/');
    await choose(`Account No,0123-4567890123
Date,Particulars,Instrument No,Debit,Credit,Balance
${day},IBFT SALMA ${spaced},FT2611200001,,"2,500.00",1
${day},ZUBAIR CONSTRUCTION,FT2611200002,,"2,400.00",2
${day},RENT OF THE ROOF,FT2611200003,,"700.00",3
${day},Electricity,FT2611200004,"9,000.00",,4
`);
    await read();
    await page.getByText('Payments read: 3').waitFor();
    await row('SALMA').getByText('Sure').waitFor();
    await row('SALMA').getByText(`Reference "${spaced}"`).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm the sure one' }).click();
    await expectToast(page, '1 payment recorded');
    await row('SALMA').waitFor({ state: 'detached' });

    await row('ZUBAIR')
      .getByRole('button', { name: /^Choose/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'For which subscription is it?' });
    const payer = dialog.getByRole('combobox', { name: /^Subscription/ });
    await payer.fill('nobody-at-all');
    await dialog.getByText('Nothing in the list matches.').waitFor();
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await dialog.getByText('Choose a subscription from the list').waitFor();
    const option = dialog.getByRole('option', {
      name: `Zubair Construction · zubair@construction.pk · PKR 2,500 · #${other.id}`,
    });
    for (const words of ['zubair constr', '@construction.pk', '2,500', String(other.id)]) {
      await payer.fill(words);
      await option.waitFor();
    }
    await payer.press('Enter');
    await expect.poll(() => payer.inputValue()).toContain('Zubair Construction');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await dialog.getByText('say in the note why the amount differs').waitFor();
    await dialog.getByLabel('Note').fill('Charges of the bank');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await row('ZUBAIR').waitFor({ state: 'detached' });

    await row('RENT')
      .getByRole('button', { name: /not ours/ })
      .click();
    await expectToast(page, 'Set aside as not ours');
    await page.getByRole('button', { name: 'Set aside', exact: true }).click();
    await row('RENT').getByRole('button', { name: /Take/ }).click();
    await row('RENT').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Confirmed', exact: true }).click();
    await row('SALMA').getByText(`Subscription #${sure.id}`).waitFor();
    const [payment] = await callApi<{ amount: number }[]>(page, 'GET', `/api/admin/subscriptions/${other.id}/payments`);
    expect(payment?.amount).toBe(2400);
    await page.getByRole('button', { name: 'Remove november.csv' }).press('Enter');
    await page
      .getByRole('alertdialog', { name: 'november.csv' })
      .getByRole('button', { name: 'Remove' })
      .press('Enter');
    await expectToast(page, 'Statement removed');
    await expect.poll(() => focusedName(page)).toBe('Bank statements');
    expectNoProblems(admin, [/status of 40[04]/]); // the file that is none, the note that was missing
  });

  it('goes through the lines by keyboard: a decided one leaves the focus to the next, the last to the heading', async () => {
    const day = karachiDay(new Date()).split('-').toReversed().join('/');
    await choose(`Date,Particulars,Instrument No,Credit
${day},RENT OF THE ROOF,A${Date.now()},700
${day},SALE OF PAPER,B${Date.now()},90
`);
    await read();
    await page.getByRole('button', { name: 'To decide', exact: true }).click();
    const last = lines().getByRole('button', { name: /not ours/ });
    await expect.poll(() => last.count()).toBe(2);
    await last.first().press('Enter');
    await expect.poll(() => last.count()).toBe(1);
    await expect.poll(() => last.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('No payment waits to be decided.').waitFor();
    await expect.poll(() => focusedName(page)).toBe('Bank statements');
    expectNoProblems(admin, [/status of 40[04]/]); // those before
  });

  it('is told that somebody else confirmed a line, which then leaves the list', async () => {
    const { paymentReference } = await subscribe('Hina Steel', 'hina@steel.pk');
    const day = karachiDay(new Date()).split('-').toReversed().join('/');
    await choose(`Date,Particulars,Instrument No,Credit\n${day},HINA ${paymentReference},H${Date.now()},2500\n`);
    await read();
    const confirm = row('HINA').getByRole('button', { name: /^Confirm/ });
    await confirm.waitFor();
    const [line] = await callApi<{ id: number; proposals: { subscriptionId: number }[] }[]>(
      page,
      'GET',
      '/api/admin/statement-lines?state=open',
    );
    const subscriptionId = line?.proposals[0]?.subscriptionId;
    const body = { subscriptionId, plan: 'monthly', note: null };
    await callApi(page, 'POST', `/api/admin/statement-lines/${line?.id}/payment`, body);
    await confirm.press('Enter');
    await page.locator('[data-toast]').getByText('This line has been confirmed already.').waitFor();
    await row('HINA').waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe('Bank statements');
    expectNoProblems(admin, [/status of 40[049]/]);
  });
});
