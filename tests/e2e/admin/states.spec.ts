import type { Route } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { onAdministratorPage } from './as-administrator.ts';

const LISTS = [
  {
    tab: 'tenders',
    path: '/api/tenders?*',
    loading: 'Loading tenders...',
    empty: 'No tenders found. Add your first tender!',
    failed: 'Failed to fetch tenders',
  },
  {
    tab: 'categories',
    path: '/api/categories?*',
    loading: 'Loading categories...',
    empty: 'No categories found. Create your first category!',
    failed: 'Error loading categories',
  },
  {
    tab: 'organizations',
    path: '/api/organizations?*',
    loading: 'Loading organizations...',
    empty: 'No organizations found. Create your first organization!',
    failed: 'Error loading organizations',
  },
  {
    tab: 'users',
    path: '/api/admin/users?*',
    loading: 'Loading users...',
    empty: 'No users found. Create your first user.',
    failed: 'Error loading users',
  },
  {
    tab: 'subscriptions',
    path: '/api/admin/subscriptions?*',
    loading: 'Loading subscriptions...',
    empty: 'No subscriptions found',
    failed: 'Error loading subscriptions',
  },
  {
    tab: 'emails',
    path: '/api/admin/emails?*',
    loading: 'Loading emails...',
    empty: 'When subscribers sign up or receive notifications, simulated emails will appear here.',
    failed: 'Error loading emails',
  },
  {
    tab: 'audit',
    path: '/api/admin/events*',
    loading: 'Loading the event log...',
    empty: 'No events found',
    failed: 'Error loading the event log',
  },
] as const;

const { admin: visit, page } = onAdministratorPage();

afterAll(() => expectNoProblems(visit, [/ERR_FAILED/, /Cannot (read|destructure) propert.* null/]));

/** The answers of the server while `act` runs. */
async function answering(path: string, answer: (route: Route) => Promise<void>, act: () => Promise<void>) {
  const pattern = `**${path}`;
  await page.route(pattern, answer);
  await act();
  await page.unroute(pattern);
}

describe.each(LISTS)('the list of $tab', ({ tab, path, loading, empty, failed }) => {
  const address = `/admin?tab=${tab}`;

  it('says that it is loading', async () => {
    const release = Promise.withResolvers<void>();
    const late = async (route: Route) => {
      await release.promise;
      await route.continue();
    };
    await answering(path, late, async () => {
      await page.goto(address);
      await page.getByText(loading).waitFor();
      release.resolve();
      await page.getByText(loading).waitFor({ state: 'detached' });
    });
  });

  it('says what to do when it is empty', async () => {
    const nothing = (route: Route) => route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } });
    await answering(path, nothing, async () => {
      await page.goto(address);
      await page.getByText(empty).waitFor();
      await expectAccessible(page);
    });
  });

  it('says that it failed, and tries again when told', async () => {
    await answering(
      path,
      (route) => route.abort(),
      async () => {
        await page.goto(address);
        await page.getByText(failed).waitFor();
        await page.getByText('The server could not be reached. Check your connection and try again.').waitFor();
        if (tab === 'tenders') await expectAccessible(page); // one component says it for all lists
      },
    );
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(failed).waitFor({ state: 'detached' });
    expect(await page.getByRole('tabpanel').isVisible()).toBe(true);
  });
});

describe('a row that is not as agreed', () => {
  it.each([
    [
      'organizations',
      '/api/organizations?*',
      { id: 1, name: 'NHA', category: { id: 7, name: 'Federal Roads' }, website: null, address: null },
      'Federal Roads',
    ],
    [
      'subscriptions',
      '/api/admin/subscriptions?*',
      {
        id: 1,
        fullName: 'Rabia',
        email: 'r@example.pk',
        cities: [],
        interestAreas: [],
        categories: [{ name: 'Bridges' }],
      },
      'Bridges',
    ],
  ])('of %s with a category as an object shows its name', async (tab, path, item, shown) => {
    const one = (route: Route) => route.fulfill({ json: [item], headers: { 'X-Total-Count': '1' } });
    await answering(path, one, async () => {
      await page.goto(`/admin?tab=${tab}`);
      await page.getByRole('cell').getByText(shown, { exact: true }).waitFor();
    });
  });

  it('leaves the other tabs to work with', async () => {
    const broken = (route: Route) => route.fulfill({ json: [null], headers: { 'X-Total-Count': '1' } });
    await answering('/api/organizations?*', broken, async () => {
      await page.goto('/admin?tab=organizations');
      await page.getByText('This page could not be loaded').first().waitFor();
      await page.getByRole('tab', { name: 'Tenders', exact: true }).click();
      await page.getByRole('columnheader', { name: 'Closing Date' }).waitFor();
    });
  });
});
