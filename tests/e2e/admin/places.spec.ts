import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tender } from '#contracts/api/tenders.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, expectToast, focusedName, onAdministratorPage, openTab } from './as-administrator.ts';

const made: number[] = [];

const { admin, page } = onAdministratorPage();

const publish = async (title: string, city: string) => {
  const body = {
    title,
    description: 'Rails and sleepers',
    publishDate: '2026-06-01',
    closingDate: '2031-12-01',
    status: 'open',
    categories: [(await callApi<string[]>(page, 'GET', '/api/categoryNames'))[0]],
    sectors: ['Government'],
    city,
  };
  made.push((await callApi<Tender>(page, 'POST', '/api/tenders', body)).id);
};
const places = async () => {
  const tenders = await Promise.all(made.map((id) => callApi<Tender>(page, 'GET', `/api/tenders/${id}`)));
  return tenders.map(({ city, province }) => [city, province]);
};

beforeAll(async () => {
  await publish('Bolan railway 1', 'Quettaa');
  await publish('Bolan railway 2', 'Abigum');
  await publish('Bolan railway 3', 'Near the mosque, Sibi');
});
afterAll(async () => {
  for (const id of made) await callApi(page, 'DELETE', `/api/tenders/${id}`);
});

describe('an administrator settles names of places', () => {
  it('sees those that nobody knows below the imports', async () => {
    await openTab(page, 'Tenders');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await page.getByRole('heading', { name: 'Places' }).waitFor();
    await page.getByRole('button', { name: 'Correct Them' }).waitFor();
    await expectAccessible(page);
  });

  it('takes the nearest one by one press', async () => {
    await page.getByRole('button', { name: '“Quettaa” is Quetta' }).press('Enter');
    await expectToast(page, '“Quettaa” is Quetta');
    await expect.poll(() => focusedName(page)).toBe('Import tenders'); // the row went with its button
    expect(await places()).toEqual([
      ['Quetta', 'Balochistan'],
      ['Abigum', null],
      ['Sibi', 'Balochistan'],
    ]);
  });

  it('or says where a new one is', async () => {
    await page.getByRole('button', { name: 'Settle “Abigum”' }).click();
    const dialog = page.getByRole('dialog', { name: 'Where is “Abigum”?' });
    await dialog.getByRole('button', { name: 'Settle and Correct' }).click();
    await dialog.getByText('This city is new: choose its province', { exact: true }).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Province').selectOption('Balochistan');
    await dialog.getByRole('button', { name: 'Settle and Correct' }).click();
    await expectToast(page, '“Abigum” is Abigum');
    expect((await places())[1]).toEqual(['Abigum', 'Balochistan']);
    await page.getByRole('button', { name: 'Settle “Abigum”' }).waitFor({ state: 'hidden' });
  });

  it('settles a name anew after a slip', async () => {
    await page.getByText(/^Settled names: /).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Settle “Quettaa”' }).click();
    const dialog = page.getByRole('dialog', { name: 'Where is “Quettaa”?' });
    await dialog.getByLabel('City').fill('Kalat');
    await dialog.getByLabel('City').press('Enter');
    await dialog.getByRole('button', { name: 'Settle and Correct' }).click();
    await expectToast(page, '“Quettaa” is Kalat');
    await page
      .getByRole('row', { name: /Quettaa/ })
      .getByText('Kalat')
      .waitFor();
  });

  it('keys a city, and its province follows', async () => {
    await page.getByRole('link', { name: 'Back to the tenders' }).click();
    await page.getByLabel('Search', { exact: true }).fill('bolan railway');
    await page.getByRole('button', { name: 'Edit Bolan railway 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Tender' });
    await dialog.getByLabel('Province').fill('');
    await dialog.getByLabel('City').fill('Faislbad');
    await dialog.getByRole('button', { name: 'Did you mean Faisalabad?' }).click();
    await expect.poll(() => dialog.getByLabel('Province').inputValue()).toBe('Punjab');
    await dialog.getByLabel('Province').fill('Sindh');
    await dialog.getByText('Faisalabad is in Punjab.').waitFor();
    await expectAccessible(page);
    expectNoProblems(admin, [/status of 400/]); // the place that lacked a province
  });
});
