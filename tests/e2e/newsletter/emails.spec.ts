import { expect, it } from 'vitest';
import type { EmailSummary } from '#contracts/api/emails.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, onAdministratorPage, visitAsAdministrator } from '../admin/as-administrator.ts';

const { browser, admin, page } = onAdministratorPage();

it('an email in view stays there when it leaves the list; opened too late, it says that it was cleared', async () => {
  const other = `zohra.${Date.now()}@firm.example.pk`;
  const subscription = { email: other, fullName: 'Zohra', businessType: 'Supplier', interestAreas: ['Construction'] };
  await callApi(page, 'POST', '/api/newsletter', subscription);
  const found = () => callApi<EmailSummary[]>(page, 'GET', '/api/admin/emails?fields=summary');
  await expect.poll(async () => (await found()).find(({ to }) => to === other)?.status).toBe('sent');
  const visit = await visitAsAdministrator(browser);
  visit.excused.push(/Blocked script execution/); // the clock, in the frame
  await visit.page.clock.install();
  await visit.page.goto('/admin?tab=emails');
  const view = visit.page.getByRole('button', { name: new RegExp(`^View: .*${other}`) });
  await view.click();
  const dialog = visit.page.getByRole('dialog', { name: 'Email Preview' });
  await dialog.frameLocator('iframe').getByRole('heading').first().waitFor();
  await callApi(page, 'DELETE', '/api/admin/emails');
  const listed = visit.page.waitForResponse(/emails\?fields=summary/);
  await visit.page.clock.fastForward(61_000);
  await (await listed).finished();
  await visit.page.getByText('No emails yet', { exact: true }).waitFor();
  expect(await dialog.getByText(other).isVisible()).toBe(true);
  await visit.close();

  await callApi(page, 'POST', '/api/newsletter', { ...subscription, email: `later.${other}` });
  await page.goto('/admin?tab=emails');
  await expect.poll(async () => (await found()).find(({ to }) => to.startsWith('later'))?.status).toBe('sent');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page
    .getByRole('button', { name: /^View: / })
    .first()
    .waitFor();
  await callApi(page, 'DELETE', '/api/admin/emails');
  await page
    .getByRole('button', { name: /^View: / })
    .first()
    .click();
  await page.getByRole('dialog').getByText('This email was cleared out of the list meanwhile').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  expectNoProblems(admin, [/status of 404/]);
});
