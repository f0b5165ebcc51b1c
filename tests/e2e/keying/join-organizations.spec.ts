import { expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { tenderBody } from '../../support/tenders/tender-samples.ts';
import { callApi, expectToast, onAdministratorPage, removeFound } from '../admin/as-administrator.ts';

const { admin, page } = onAdministratorPage();

it('joins an organization that was entered twice: its tenders, and links with its name, have the other one', async () => {
  await callApi(page, 'POST', '/api/categories', { name: 'Joined' });
  const { id } = await callApi(page, 'POST', '/api/organizations', { name: 'Karez Dev. Board' });
  await callApi(page, 'POST', '/api/organizations', { name: 'Karez Development Board' });
  const facts = { title: 'Lining of a karez', categories: ['Joined'], procuringOrganizationId: id };
  const tenders = [await callApi(page, 'POST', '/api/tenders', tenderBody(facts))];
  await page.route(`/api/organizations/${id}?joinedTo=*`, async (call) => {
    if (tenders.length === 1) tenders.push(await callApi(page, 'POST', '/api/tenders', tenderBody(facts))); // as an import does
    await call.continue();
  });
  await page.goto('/admin?tab=organizations&search=karez+dev', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Join Karez Dev. Board to another entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join “Karez Dev. Board” to another entry' });
  await dialog.getByRole('button', { name: 'Join them' }).click();
  await dialog.getByText('Choose the organization that stays').waitFor();
  const field = dialog.getByLabel('The entry that stays');
  await field.fill('karez');
  const options = page.getByRole('option');
  await options.getByText('Karez Development Board').waitFor();
  expect(await options.allTextContents()).toEqual(['Karez Development Board']); // not itself
  await expectAccessible(page);
  await options.first().click();
  await dialog.getByRole('button', { name: 'Join them' }).click();
  await expectToast(page, 'Karez Dev. Board was joined');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('row', { name: /Karez/ }).count()).toBe(1);
  await page.goto('/tenders?organization=Karez+Dev.+Board');
  await page.getByRole('heading', { name: 'Lining of a karez' }).first().waitFor();
  expect(new URL(page.url()).searchParams.get('organization')).toBe('Karez Development Board');
  expectNoProblems(admin, [/409 \(Conflict\)/]);
  expect(tenders).toHaveLength(2);
  for (const tender of tenders) await callApi(page, 'DELETE', `/api/tenders/${tender.id}`);
  await removeFound(page, '/api/organizations', 'Karez+Development');
  await removeFound(page, '/api/categories', 'Joined');
});
