import { afterAll, beforeAll, describe, it } from 'vitest';
import { EVERY_LOOK, expectAccessible } from '../../support/accessibility.ts';
import { launchBrowser, newPage } from '../../support/browser.ts';
import { forAllTests, standIn } from '../../support/for-tests.ts';
import { runningProduct } from '../../support/product.ts';
import { callApi, openTab, visitAsAdministrator } from '../admin/as-administrator.ts';
import { PUBLIC_ADDRESSES } from './public-addresses.ts';

const browser = forAllTests(launchBrowser);

describe('what visitors see, in both themes and widths', () => {
  const visit = forAllTests(() => newPage(browser, { baseUrl: runningProduct().url }));
  const page = standIn(() => visit.page);
  beforeAll(() => void visit.excused.push(/404 \(Not Found\)/));

  it.each(PUBLIC_ADDRESSES)('%s', async (path) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page, EVERY_LOOK);
  });

  it('the dialogs of signing up and in, and of how to apply', async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'SIGN UP FOR ALERTS' }).click();
    await page.getByRole('dialog', { name: 'Create an account' }).waitFor();
    await expectAccessible(page, EVERY_LOOK);
    await page.getByRole('button', { name: 'Already have an account? Log in' }).click();
    await page.getByRole('dialog', { name: 'Log in to your account' }).waitFor();
    await expectAccessible(page, EVERY_LOOK);
    await page.goto('/tenders?status=open', { waitUntil: 'networkidle' });
    await page.locator('h3 a').first().click();
    await page.getByRole('link', { name: 'Apply for This Tender' }).click();
    await page.getByRole('dialog', { name: 'How to apply' }).waitFor();
    await expectAccessible(page, EVERY_LOOK);
  });
});

describe('what administrators see, in both themes and widths', () => {
  const visit = forAllTests(() => visitAsAdministrator(browser));
  const page = standIn(() => visit.page);
  let deputy: { readonly id: number };
  beforeAll(async () => {
    const account = { username: 'deputy.looks', email: 'deputy.looks@example.pk', password: 'Kachnar-7-tree' };
    deputy = await callApi(page, 'POST', '/api/admin/users', account);
    await callApi(page, 'PATCH', `/api/admin/users/${deputy.id}`, { isAdmin: true });
  });
  afterAll(async () => {
    if (deputy !== undefined) await callApi(page, 'DELETE', `/api/admin/users/${deputy.id}`);
  });

  it('the log', async () => {
    await openTab(page, 'Audit');
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, EVERY_LOOK);
  });

  it.each(['Delete deputy.looks', 'Reset the second factor of deputy.looks'])('the question: %s', async (name) => {
    await openTab(page, 'Users');
    await page.getByRole('button', { name }).click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, EVERY_LOOK);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  });

  it.each(['/admin?import=all', '/account', '/admin/queues'])('%s', async (path) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page, EVERY_LOOK);
  });
});
