import { afterAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, expectToast, focusedName, noticeFacts, onAdministratorPage } from './as-administrator.ts';

const made: number[] = [];

const { admin: visit, page } = onAdministratorPage();
afterAll(async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const id of made) await callApi(page, 'DELETE', `/api/tenders/${id}`).catch(() => undefined);
});

/** A notice with a telephone number of its own, which its second version no longer states. */
async function publish() {
  const phone = `0300-11223${30 + made.length}`;
  const facts = { ...(await noticeFacts(page)), title: 'Repair of the canal' };
  const { id } = await callApi(page, 'POST', '/api/tenders', { ...facts, description: `Ask Mr Khan, ${phone}.` });
  made.push(id);
  await callApi(page, 'PUT', `/api/tenders/${id}`, { ...facts, description: 'Ask the office.' });
  return { id, phone };
}

/** Public answers about the tender, not those that the browser keeps for minutes, and what the log tells administrators. */
const answers = async (id: number) => {
  const paths = [
    `/tenders/${id}?changes=all`,
    '/api/ocds/releases',
    '/api/ocds/releases.jsonl',
    '/api/admin/events?limit=100',
  ];
  return page.evaluate(
    async (all) =>
      (await Promise.all(all.map(async (path) => (await fetch(path, { cache: 'no-store' })).text()))).join(''),
    paths,
  );
};

const dialog = () => page.getByRole('dialog', { name: 'Take something back for good' });

describe.each([390, 1280])('the Super Admin takes a telephone number back, %i px wide', (width) => {
  it('by the keyboard alone: the version that states it, the field, the reason', async () => {
    const { id, phone } = await publish();
    expect(await answers(id)).toContain(phone);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/tenders/${id}`);
    const opener = page.getByRole('button', { name: 'Redact this notice' });
    await opener.press('Enter');
    await dialog().waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const version = dialog().getByLabel('Version');
    await version.focus();
    await version.selectOption('1');
    await dialog().getByRole('button', { name: 'Redact', exact: true }).press('Enter');
    await dialog().getByText('Choose what is to go').waitFor();
    await expectAccessible(page);
    await dialog().getByRole('checkbox', { name: 'Description' }).press('Space');
    await dialog().getByLabel('Reason').fill('A private number');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Redacted');
    await dialog().waitFor({ state: 'detached' });
    expect(await answers(id)).not.toContain(phone);
    expect(await answers(id)).toContain('[redacted]');
  });
});

it('Escape closes the dialog, takes nothing back, and the focus is where it was', async () => {
  const { id, phone } = await publish();
  await page.goto(`/tenders/${id}`);
  await page.getByRole('button', { name: 'Redact this notice' }).press('Enter');
  await dialog().waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe('Redact this notice');
  expect(await answers(id)).toContain(phone);
});

it('a removed notice is redacted at its address, for open data goes on telling of it', async () => {
  const { id, phone } = await publish();
  await callApi(page, 'DELETE', `/api/tenders/${id}`);
  await page.goto(`/tenders/${id}`);
  await page.getByRole('button', { name: 'Redact this notice' }).press('Enter');
  await dialog().getByLabel('Version').selectOption('1');
  await dialog().getByRole('checkbox', { name: 'Description' }).press('Space');
  await dialog().getByLabel('Reason').fill('A private number');
  await dialog().getByRole('button', { name: 'Redact', exact: true }).press('Enter');
  await expectToast(page, 'Redacted');
  expect(await answers(id)).not.toContain(phone);
  expectNoProblems(visit, [/410 \(Gone\)/, /404 \(Not Found\)/]); // the page, then its own question
});
