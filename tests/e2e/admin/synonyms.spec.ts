import { afterAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, expectToast, onAdministratorPage, openTab } from './as-administrator.ts';

const NAME = 'Qafila tile';
const LIST = '/api/admin/synonyms';

const { admin, page } = onAdministratorPage();

afterAll(async () => {
  const found = await callApi<{ id: number }[]>(page, 'GET', `${LIST}?search=qafila`);
  for (const { id } of found) await callApi(page, 'DELETE', `${LIST}/${id}`);
});

describe('the tab of synonyms', () => {
  it('adds a group, which searches follow at once', async () => {
    await openTab(page, 'Synonyms');
    await page.getByRole('button', { name: 'Add Synonyms' }).click();
    await page.getByLabel('Names', { exact: true }).fill(`${NAME}\n\nbridge\nپل`);
    await page.getByRole('dialog').getByRole('button', { name: 'Add Synonyms' }).click();
    await expectToast(page, 'Synonyms added');
    const [first] = await callApi<{ names: string[] }[]>(page, 'GET', `${LIST}?limit=1`);
    expect(first?.names).toEqual([NAME, 'bridge', 'پل']);
  });

  it('says what is wrong with names in words', async () => {
    await page.getByRole('button', { name: 'Add Synonyms' }).click();
    await page.getByLabel('Names', { exact: true }).fill('alone');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Synonyms' }).click();
    await page.getByText('One name alone has no synonym').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('finds a group of the product, switches it off, and on again', async () => {
    await page.getByLabel('Search', { exact: true }).fill('interlocking tile');
    await page
      .getByRole('row', { name: /tuff tile/ })
      .getByText(/^#\d+$/)
      .waitFor();
    await page.getByRole('button', { name: 'Delete tuff tile' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectToast(page, 'Synonyms removed');
    await page.getByText('Ailaan, switched off').waitFor();
    await page.getByRole('button', { name: 'Edit tuff tile' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Synonyms changed');
    await page.getByText('Ailaan', { exact: true }).first().waitFor();
    await expectAccessible(page);
  });

  it('shows beside what was typed what somebody else wrote meanwhile, and overwrites it only then', async () => {
    await page.getByLabel('Search', { exact: true }).fill('qafila');
    await page.getByRole('button', { name: `Edit ${NAME}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Names', { exact: true }).fill(`${NAME}\ngirder`);
    const [{ id = 0 } = {}] = await callApi<{ id: number }[]>(page, 'GET', `${LIST}?search=qafila`);
    await callApi(page, 'PUT', `${LIST}/${id}`, { names: [NAME, 'viaduct'], kinds: ['culvert'] });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText(`Somebody else wrote: ${NAME} viaduct`).waitFor();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Synonyms changed');
    const [saved] = await callApi<object[]>(page, 'GET', `${LIST}?search=qafila`);
    expect(saved).toMatchObject({ names: [NAME, 'girder'], kinds: ['culvert'] });
    expectNoProblems(admin, [/status of 412/]);
  });
});
