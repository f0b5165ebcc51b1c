import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { onAdministratorPage, openTab } from '../admin/as-administrator.ts';

let page: Page;

onAdministratorPage((visit) => {
  page = visit.page;
});

describe('the desk', () => {
  it('says above the tabs what waits, and leads there', async () => {
    const line = page.getByText('Waiting:').locator('..');
    await line.getByRole('link', { name: 'no bank account of yours is stated' }).click();
    await page.getByRole('heading', { level: 2, name: 'Settings' }).waitFor();
  });

  it('opens as a tab with what needs somebody, today, and ninety days', async () => {
    await openTab(page, 'Desk');
    await page.getByRole('heading', { name: 'What needs you' }).waitFor();
    await page.getByRole('heading', { name: 'Today', exact: true }).waitFor();
    for (const name of ['Notices by source', 'Notices by category', 'Subscribers', 'Revenue in rupees', 'Emails'])
      await page.getByText(name, { exact: true }).waitFor();
    await expectAccessible(page);
  });
});

describe('a plot', () => {
  const plot = () => page.getByRole('figure').filter({ hasText: 'Subscribers' });

  it('tells the numbers of a day that the keys choose, and of all days again', async () => {
    const slider = plot().getByRole('slider', { name: 'Subscribers: choose a day' });
    if ((await slider.count()) === 0) return; // nobody has subscribed yet
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(
      /^\d+ \w{3} \d{4}: Subscribed 0, Paid for the first time 0/,
    );
    await page.keyboard.press('Tab');
    await plot().getByText('All 90 days').waitFor();
  });
});
