import { afterEach, expect, it } from 'vitest';
import type { InterestArea } from '#contracts/api/newsletter.ts';
import type { Settings } from '#contracts/api/operations/settings.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, expectToast, onAdministratorPage, removeFound } from '../admin/as-administrator.ts';

const { admin, page } = onAdministratorPage();

afterEach(() => expectNoProblems(admin, [/status of 412/, /status of 404/]));

it.each([
  { tab: 'categories', path: '/api/categories', field: 'Description', edit: 'Edit Zohra wells', named: nameOf },
  { tab: 'organizations', path: '/api/organizations', field: 'Description', edit: 'Edit Zohra wells', named: nameOf },
  { tab: 'synonyms', path: '/api/admin/synonyms', field: 'Also finds', edit: 'Edit Zohra wells', named: namesOf },
] as const)(
  'what is typed into a form of $tab outlives the row that somebody else renamed, or deleted',
  async ({ tab, path, field, edit, named }) => {
    const { id } = await callApi(page, 'POST', path, named('Zohra wells'));
    await page.goto(`/admin?tab=${tab}&search=zohra`);
    await page.getByRole('button', { name: edit }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(field).fill('Typed for minutes');
    await callApi(page, 'PUT', `${path}/${id}`, named('Qandeel wells'));
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText('Somebody else changed this meanwhile').waitFor();
    await page.getByRole('row', { name: /Zohra wells/, includeHidden: true }).waitFor({ state: 'detached' });
    expect(await dialog.getByLabel(field).inputValue()).toBe('Typed for minutes');
    const first = dialog.getByLabel(tab === 'synonyms' ? 'Names' : 'Name', { exact: true });
    await expect.poll(() => first.inputValue()).toContain('Qandeel wells');
    await callApi(page, 'DELETE', `${path}/${id}`);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText('Somebody else deleted this meanwhile.').waitFor();
    expect(await dialog.getByLabel(field).inputValue()).toBe('Typed for minutes');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click(); // asked, since something is typed
    await dialog.waitFor({ state: 'detached' });
    await removeFound(page, path, 'wells');
  },
);

it('the form of an organization that somebody joined to another stays its own, and changes nothing of the other', async () => {
  const path = '/api/organizations';
  const make = (name: string) => callApi<{ id: number; name: string }>(page, 'POST', path, { name });
  const [ours, other] = [await make('Zohra wells'), await make('Qandeel wells')];
  await page.goto('/admin?tab=organizations&search=zohra');
  await page.getByRole('button', { name: 'Edit Zohra wells' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Zohra wells board');
  await callApi(page, 'DELETE', `${path}/${ours.id}?joinedTo=${other.id}`);
  for (const _press of [1, 2]) {
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText('Somebody else deleted this meanwhile.').waitFor();
  }
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Zohra wells board');
  const [present] = await callApi<{ name: string }[]>(page, 'GET', `${path}?ids=${other.id}`);
  expect(present?.name).toBe('Qandeel wells');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await removeFound(page, path, 'wells');
});

it('what somebody else chose for an area of interest stands beside what is chosen', async () => {
  for (const name of ['Zohra pumps', 'Qandeel pumps']) await callApi(page, 'POST', '/api/categories', { name });
  const areas = await callApi<InterestArea[]>(page, 'GET', '/api/admin/interest-areas');
  const { id, categories, words } = areas.find(({ name }) => name === 'Energy') as InterestArea;
  await page.goto('/admin?tab=subscriptions');
  await page.getByRole('button', { name: 'Edit Energy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Zohra pumps' }).check();
  await callApi(page, 'PUT', `/api/admin/interest-areas/${id}`, { categories: ['Qandeel pumps'], words });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByText('Somebody else chose: Qandeel pumps').waitFor();
  expect(await dialog.getByRole('checkbox', { name: 'Zohra pumps' }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
  await callApi(page, 'PUT', `/api/admin/interest-areas/${id}`, { categories, words });
  await removeFound(page, '/api/categories', 'pumps');
});

it('what is typed into a section of the settings outlives that another one is saved, and what was meanwhile changed is told', async () => {
  const { contact, name } = await callApi<Settings>(page, 'GET', '/api/admin/settings');
  await page.goto('/admin?tab=settings');
  const [ours, other] = [page.locator('form#contact'), page.locator('form#name')];
  await ours.getByLabel('Opening hours').fill('9 to 5');
  await callApi(page, 'PUT', '/api/admin/settings', { contact: { ...contact, phone: '+92 42 35761999' } });
  await other.getByLabel('Name').fill('Ailaan of Lahore');
  await other.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Settings saved');
  await page.getByRole('banner').getByText('Ailaan of Lahore').first().waitFor();
  expect(await ours.getByLabel('Opening hours').inputValue()).toBe('9 to 5');
  await ours.getByRole('button', { name: 'Save' }).click();
  await ours.getByText(/Phone: .*\+92 42 35761999/).waitFor();
  expect(await ours.getByLabel('Opening hours').inputValue()).toBe('9 to 5');
  await ours.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => ours.getByLabel('Phone').inputValue()).toBe('+92 42 35761999');
  expect(await ours.getByLabel('Opening hours').inputValue()).toBe('');
  await ours.getByLabel('Opening hours').fill('10 to 4');
  await ours.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await callApi<Settings>(page, 'GET', '/api/admin/settings')).contact)
    .toMatchObject({ phone: '+92 42 35761999', openingHours: '10 to 4' });
  await callApi(page, 'PUT', '/api/admin/settings', { contact, name });
});

function nameOf(name: string) {
  return { name };
}

function namesOf(name: string) {
  return { names: [name, 'bore of a kind'] };
}
