import { beforeAll, expect, it } from 'vitest';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { callApi, type MadeThings, onAdministratorPage, openTab } from '../admin/as-administrator.ts';

let withdrawn: number;
const TITLE = `Road that vanished ${Date.now()}`;

const { page } = onAdministratorPage();
beforeAll(async () => {
  const today = karachiDay(new Date());
  const tender = { title: TITLE, description: 'A road.', publishDate: today, closingDate: addDays(today, 20) };
  withdrawn = (
    await callApi<MadeThings>(page, 'POST', '/api/tenders', {
      ...tender,
      status: 'open',
      categories: ['Construction'],
      sectors: ['Government'],
    })
  ).id;
  await callApi(page, 'DELETE', `/api/tenders/${withdrawn}`);
});

it('the proof of what was told answers for a notice that was withdrawn, and for an account', async () => {
  await openTab(page, 'Emails');
  const proof = page.getByRole('region', { name: 'Proof of What Was Told' });
  await proof.getByLabel('Number of the Notice').fill(String(withdrawn));
  await proof.getByRole('button', { name: 'Look It Up' }).click();
  await proof.getByRole('heading', { name: TITLE }).waitFor();
  await proof.getByText(/^Withdrawn /).waitFor();
  expect(await proof.getByRole('link', { name: TITLE }).count()).toBe(0);
  const { email } = await callApi<{ email: string }>(page, 'GET', '/api/user');
  await proof.getByLabel('Subscriber').fill(email);
  await proof.getByRole('button', { name: 'Look It Up' }).click();
  await proof.getByText(/^The account has no subscription/).waitFor();
  await expectAccessible(page);
});
