import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, expectToast, onAdministratorPage, openTab } from './as-administrator.ts';

const PARENT = 'Waterworks';
const CHILD = 'Filtration plants';

const { admin, page } = onAdministratorPage();

beforeAll(async () => {
  await callApi(page, 'POST', '/api/categories', { name: PARENT });
  await openTab(page, 'Categories');
});

afterAll(async () => {
  for (const name of [CHILD, PARENT]) {
    const found = await callApi<{ id: number }[]>(page, 'GET', `/api/categories?search=${encodeURIComponent(name)}`);
    for (const { id } of found) await callApi(page, 'DELETE', `/api/categories/${id}`);
  }
});

const parent = () => page.getByRole('dialog').getByRole('combobox', { name: 'Parent Category' });
const options = () => page.getByRole('listbox').getByRole('option');

describe('the parent of a category', () => {
  it('is found by typing and taken by the keyboard', async () => {
    await page.getByRole('button', { name: 'Add Category' }).click();
    await page.getByLabel('Name', { exact: true }).fill(CHILD);
    await parent().pressSequentially('waterw');
    await options().filter({ hasText: PARENT }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await parent().inputValue()).toBe(PARENT);
    await page.getByRole('button', { name: 'Create Category' }).click();
    await expectToast(page, 'Category created');
    await page.getByLabel('Search', { exact: true }).fill(CHILD);
    await page
      .getByRole('row', { name: new RegExp(CHILD) })
      .getByText(`in ${PARENT}`)
      .waitFor();
  });

  it('says when nothing matches, and takes nothing that is not in the list', async () => {
    await page.getByRole('button', { name: `Edit ${CHILD}` }).click();
    await expect.poll(() => parent().inputValue()).toBe(PARENT);
    await parent().fill('no such category');
    await page.getByText('Nothing in the list matches.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('“no such category” is not in the list.').waitFor();
    expect(await parent().inputValue()).toBe('no such category');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText(`in ${PARENT}`).waitFor();
  });

  it('is none once it is emptied', async () => {
    await page.getByRole('button', { name: `Edit ${CHILD}` }).click();
    await expect.poll(() => parent().inputValue()).toBe(PARENT);
    await parent().fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Category updated');
    await page.getByText(`in ${PARENT}`).waitFor({ state: 'detached' });
    const [child] = await callApi<{ parentId: number | null }[]>(page, 'GET', '/api/categories?search=filtration');
    expect(child?.parentId).toBeNull();
  });

  it('is never the category itself, nor one below it', async () => {
    const [child] = await callApi<{ id: number; name: string }[]>(page, 'GET', '/api/categories?search=filtration');
    const [above] = await callApi<{ id: number }[]>(page, 'GET', `/api/categories?search=${PARENT}`);
    await callApi(page, 'PUT', `/api/categories/${child?.id}`, { name: CHILD, parentId: above?.id });
    await page.getByLabel('Search', { exact: true }).fill(PARENT);
    await page.getByRole('button', { name: `Edit ${PARENT}` }).click();
    for (const [typed, name] of [
      ['waterw', PARENT],
      ['filtration', CHILD],
    ] as const) {
      await parent().fill(typed);
      await page.getByText('Nothing in the list matches.').waitFor();
      expect(await options().filter({ hasText: name }).count()).toBe(0);
    }
    expectNoProblems(admin);
  });
});

it('a category that somebody else deleted leaves the list when it is to be deleted again', async () => {
  const { id } = await callApi(page, 'POST', '/api/categories', { name: 'Ghost wells' });
  await page.goto('/admin?tab=categories&search=ghost');
  await page.getByRole('button', { name: 'Delete Ghost wells' }).waitFor();
  await callApi(page, 'DELETE', `/api/categories/${id}`);
  await page.getByRole('button', { name: 'Delete Ghost wells' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Error deleting category');
  await page.getByRole('row', { name: /Ghost wells/ }).waitFor({ state: 'detached' });
  expectNoProblems(admin, [/status of 404/]);
});

it('a name that somebody else gave meanwhile is not overwritten unseen', async () => {
  const { id } = await callApi(page, 'POST', '/api/categories', { name: 'Twin wells', sortOrder: 7 });
  await page.goto('/admin?tab=categories&search=wells');
  await page.getByRole('button', { name: 'Edit Twin wells' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Wells of mine');
  await callApi(page, 'PUT', `/api/categories/${id}`, { name: 'Wells of another', description: 'Deep', sortOrder: 8 });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByText('Somebody else wrote: Wells of another').waitFor();
  await dialog.getByText('Somebody else changed this meanwhile').waitFor();
  await page.getByRole('row', { name: /Wells of another/, includeHidden: true }).waitFor({ state: 'attached' });
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Wells of mine');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Category updated');
  const [saved] = await callApi<object[]>(page, 'GET', '/api/categories?search=mine');
  expect(saved).toMatchObject({ name: 'Wells of mine', description: 'Deep', sortOrder: 8 });
  await callApi(page, 'DELETE', `/api/categories/${id}`);
  expectNoProblems(admin, [/status of 404/, /status of 412/]);
});
