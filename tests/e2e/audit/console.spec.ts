import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { TenderEdit } from '#contracts/api/tenders.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { newPage } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';
import { callApi, focusedName, onAdministratorPage, openTab } from '../admin/as-administrator.ts';

let tenderId: number;

const NAME = 'gulzar.ahmed';

const { browser, admin, page } = onAdministratorPage();

beforeAll(async () => {
  const person = await callApi(page, 'POST', '/api/admin/users', {
    username: NAME,
    email: `${NAME}@example.pk`,
    password: 'Chambeli-kali-42',
  });
  await callApi(page, 'PATCH', `/api/admin/users/${person.id}`, { isAdmin: true });
  await callApi(page, 'PATCH', `/api/admin/users/${person.id}`, { isAdmin: false });
  const [tender] = await callApi<{ id: number }[]>(page, 'GET', '/api/tenders?limit=1&sort=latest');
  tenderId = tender?.id ?? 0;
  await edit(tenderId, { city: 'Sibi', reference: 'NEW/2026/77', documentsUntil: '2027-03-05' });
  const stranger = await newPage(browser, { baseUrl: runningProduct().url });
  await stranger.page.goto('/about');
  await stranger.page.evaluate((id) => fetch(`/api/tenders/${id}`, { method: 'DELETE' }), tenderId);
  await stranger.page.evaluate(() =>
    fetch('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'chairman', password: 'guessed' }),
    }),
  );
  stranger.excused.push(/401/);
  await stranger.close();
});

async function edit(id: number, change: object): Promise<void> {
  const { storedStatus, ...tender } = await callApi<Record<string, unknown>>(page, 'GET', `/api/tenders/${id}`);
  const stated = Object.entries(tender).filter(([key]) => Object.hasOwn(TenderEdit.shape, key));
  await callApi(page, 'PUT', `/api/tenders/${id}`, { ...Object.fromEntries(stated), status: storedStatus, ...change });
}

const row = (words: string | RegExp) => page.getByRole('row').filter({ hasText: words });

describe('the questions of an operator', () => {
  it('who made somebody an administrator', async () => {
    await openTab(page, 'Audit');
    await page.getByLabel('Target', { exact: true }).fill(NAME);
    await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Admin granted' });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const granted = row(`chairman granted admin to ${NAME}`);
    await granted.locator('summary').click();
    expect(await granted.getByRole('list').innerText()).toMatch(/Role\s+Before:\s*User\s+→\s+After:\s*Admin/);
    await expectAccessible(page);
  });

  it('what happened to a tender, from its row', async () => {
    await openTab(page, 'Tenders');
    await page.getByRole('searchbox').fill('NEW/2026/77');
    const histories = page.getByRole('link', { name: /^History: / });
    await expect.poll(() => histories.count()).toBe(1); // until then the list is the one before the search
    await histories.click();
    await row('was refused DELETE /api/tenders/:id on tender').waitFor();
    const changed = row(/^.*chairman changed .*tender number.* of tender/);
    await changed.locator('summary').click();
    await changed.getByText('NEW/2026/77').waitFor();
    await changed.getByText('5 Mar 2027', { exact: true }).waitFor();
    await row(/(imported|published) tender/).waitFor();
    expect(new URL(page.url()).searchParams.get('target')).toBe(`tender-${tenderId}`);
  });

  it('which attempts were refused last night', async () => {
    await page.getByRole('link', { name: 'Refused since yesterday' }).click();
    await row('A visitor was refused to sign in as chairman: wrong password').waitFor();
    const deletion = row('was refused DELETE /api/tenders/:id on tender').filter({ hasText: 'the policy is admin' });
    await deletion.first().waitFor(); // other files of specs have refused attempts, too
    expect(await page.getByRole('row').filter({ hasText: 'granted admin' }).count()).toBe(0);
  });

  it('is the log intact', async () => {
    await page.getByRole('button', { name: 'Verify the Log' }).click();
    await page.getByText(/^(The log is intact up to position [\d,]+\.|Nothing has been sealed yet\.)/).waitFor();
    await page.getByRole('link', { name: 'Clear All' }).click();
    await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Everything, reading too' });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await row('chairman verified the log: intact').waitFor();
  });
});

describe('the console', () => {
  it('says beside the field that nobody is called so', async () => {
    await page.getByLabel('Actor', { exact: true }).fill('nobody.here');
    admin.excused.push(/400/);
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'Filters' }).getByText('No account is called so.').waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0); // it would be refused again
    expect(await page.getByRole('alert').getByText('400').count()).toBe(0); // a status says nothing to people
    await page.getByRole('alert').getByRole('link', { name: 'Clear the Filter' }).click();
    await row('granted admin').first().waitFor();
    expect(await row('verified the log').count()).toBe(0); // it changed nothing
  });

  it('takes the number of a record as tables show it', async () => {
    await page.getByLabel('Target', { exact: true }).fill(`#${tenderId}`);
    await page.keyboard.press('Enter');
    await row(/chairman changed .* of tender/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Clear All' }).click();
  });

  it('goes to older events and back', async () => {
    const first = await page.getByRole('row').nth(1).innerText();
    await page.getByRole('link', { name: 'Older' }).click();
    await expect.poll(() => page.getByRole('row').nth(1).innerText()).not.toBe(first);
    await page.getByRole('link', { name: 'Newest' }).click();
    await expect.poll(() => page.getByRole('row').nth(1).innerText()).toBe(first);
  });

  it('exports what is filtered, and that is in the log', async () => {
    await page.getByRole('link', { name: 'Made an admin' }).click();
    await row(`granted admin to ${NAME}`).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(/^ailaan-events-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toMatch(/^position,time,actor,/);
    expect(csv).toContain(`chairman granted admin to ${NAME}`);
    await page.getByText(/events exported$/).waitFor();
    expect(await focusedName(page)).toBe('Export CSV');
    await page.getByRole('link', { name: 'Exports' }).click();
    await row('chairman exported the event log as csv (type AdminGranted)').waitFor();
  });
});

describe('the public page of a changed notice', () => {
  it('says that it was changed, and what exactly', async () => {
    const reader = await newPage(browser, { baseUrl: runningProduct().url, width: 390 });
    await reader.page.goto(`/tenders/${tenderId}`);
    await reader.page.getByText('NEW/2026/77', { exact: true }).last().waitFor();
    await reader.page.getByText('Tender Number', { exact: true }).last().waitFor();
    await expectAccessible(reader.page);
    await reader.close();
  });
});
