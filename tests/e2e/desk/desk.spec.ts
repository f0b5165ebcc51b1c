import { describe, expect, it } from 'vitest';
import type { Desk } from '#contracts/api/operations/desk.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { callApi, noticeFacts, onAdministratorPage, openTab } from '../admin/as-administrator.ts';

const { page } = onAdministratorPage();

describe('the desk', () => {
  it('says above the tabs what waits, and leads there', async () => {
    const line = page.getByText('Waiting:').locator('..');
    await line.getByRole('link', { name: /steps of the set-up are left/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Settings' }).waitFor();
  });

  it('opens as a tab with what needs somebody, today, and ninety days', async () => {
    await openTab(page, 'Desk');
    await page.getByRole('heading', { name: 'What needs you' }).waitFor();
    await page.getByRole('heading', { name: 'Today', exact: true }).waitFor();
    for (const name of ['Notices by source', 'Notices by category', 'Subscribers', 'Revenue in rupees', 'Emails'])
      await page.getByRole('tabpanel').getByText(name, { exact: true }).first().waitFor();
    await expectAccessible(page);
    await page.emulateMedia({ forcedColors: 'active' });
    const count = page.getByRole('tab', { selected: true }).locator('[data-count]');
    expect(await count.evaluate((it) => getComputedStyle(it, '::after').backgroundColor)).toBe('rgba(0, 0, 0, 0)');
    await page.emulateMedia({ forcedColors: 'none' });
  });
});

describe('a plot', () => {
  const plot = () => page.getByRole('figure').filter({ hasText: 'Notices by source' });

  it('tells the numbers of a day that the keys choose, of all days again, and has a table behind it', async () => {
    const words = { title: 'A bridge at Sehwan', description: 'Sealed bids are invited.', source: 'Daily Sehwan' };
    await callApi(page, 'POST', '/api/tenders', { ...words, ...(await noticeFacts(page)) });
    const sources = async () => {
      const { plots } = await callApi<Desk>(page, 'GET', '/api/admin/desk');
      return plots.find(({ name }) => name === 'sources')?.lines.map(({ name }) => name);
    };
    await expect.poll(sources).toContain('Daily Sehwan');
    await page.reload();
    const slider = plot().getByRole('slider', { name: 'Notices by source: choose a day' });
    await slider.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^\d+ \w{3} \d{4}: .*Daily Sehwan 0/);
    await page.keyboard.press('Tab');
    await plot().getByText('All 90 days').waitFor();
    await plot().getByText('As a table').click();
    await plot().getByRole('columnheader', { name: 'Daily Sehwan' }).waitFor();
    await expectAccessible(page);
  });
});
