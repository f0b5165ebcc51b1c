import { describe, expect, it } from 'vitest';
import { expectNoProblems, newPage } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';
import { expectToast, focusedName, onAdministratorPage, openTab } from './as-administrator.ts';

const { browser, admin, page } = onAdministratorPage();

const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });

describe('User Management', () => {
  it('protects the Super Admin', async () => {
    await openTab(page, 'Users');
    const own = rowOf(runningProduct().username);
    expect(await own.getByRole('button', { name: /^Delete/ }).isDisabled()).toBe(true);
  });

  it('creates a user whose password was typed twice', async () => {
    await page.getByRole('button', { name: 'New User' }).click();
    const dialog = page.getByRole('dialog', { name: 'New User' });
    await dialog.getByLabel('Username').fill('noor.jahan');
    await dialog.getByLabel('Email').fill('noor@example.pk');
    await dialog.getByLabel('Password', { exact: true }).fill('Chambeli-kali-42');
    await dialog.getByLabel('Confirm Password').fill('Chambeli-kali-43');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await dialog.getByText("Passwords don't match").waitFor();
    await dialog.getByLabel('Confirm Password').fill('Chambeli-kali-42');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expectToast(page, 'User created');
    await rowOf('noor.jahan').getByText('User', { exact: true }).waitFor();
  });

  it('says beside the field which name is taken, and asks before it forgets the rest', async () => {
    await page.getByRole('button', { name: 'New User' }).click();
    const dialog = page.getByRole('dialog', { name: 'New User' });
    await dialog.getByLabel('Username').fill('noor.jahan');
    await dialog.getByLabel('Email').fill('another@example.pk');
    await dialog.getByLabel('Password', { exact: true }).fill('Chambeli-kali-42');
    await dialog.getByLabel('Confirm Password').fill('Chambeli-kali-42');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expectToast(page, 'Failed to create user');
    await dialog
      .getByRole('paragraph')
      .filter({ hasText: /^Username is already taken$/ })
      .waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Keep Editing' }).click();
    expect(await dialog.getByLabel('Email').inputValue()).toBe('another@example.pk');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe('New User');
  });

  it('grants admin after asking; removes it at once, and puts it back', async () => {
    await rowOf('noor.jahan')
      .getByText(/^#\d+$/)
      .waitFor();
    const question = page.getByRole('alertdialog', { name: 'Make this person an administrator?' });
    const make = rowOf('noor.jahan').getByRole('button', { name: 'Make Admin' });
    await make.click();
    await question.getByText(/"noor.jahan" will be able to publish/).waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe('Make Admin: noor.jahan');
    await make.click();
    await question.getByRole('button', { name: 'Make Admin' }).click();
    await expectToast(page, 'User updated');
    await page.locator('[data-toast]').getByText("The user's admin status has been updated").waitFor();
    await rowOf('noor.jahan').getByText('Admin', { exact: true }).waitFor();

    const answered = Promise.withResolvers<void>();
    await page.route('**/api/admin/users/*', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await rowOf('noor.jahan').getByRole('button', { name: 'Remove Admin' }).click();
    await rowOf('noor.jahan').getByText('User', { exact: true }).waitFor();
    answered.resolve();
    await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click();
    await rowOf('noor.jahan').getByText('Admin', { exact: true }).waitFor();
    await page.unroute('**/api/admin/users/*');
  });

  it('shows the old role again when the server cannot be reached, and tries again when told', async () => {
    await page.route('**/api/admin/users/*', (route) => route.abort());
    await rowOf('noor.jahan').getByRole('button', { name: 'Remove Admin' }).click();
    await expectToast(page, 'Failed to update user');
    await rowOf('noor.jahan').getByText('Admin', { exact: true }).waitFor();
    await page.unroute('**/api/admin/users/*');
    await page.locator('[data-toast]').getByRole('button', { name: 'Retry' }).click();
    await expectToast(page, 'User updated');
    await rowOf('noor.jahan').getByText('User', { exact: true }).waitFor();
    await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click();
    await rowOf('noor.jahan').getByText('Admin', { exact: true }).waitFor();
  });

  it('lets no other administrator grant admin, and shows what the server says', async () => {
    const other = await newPage(browser, { baseUrl: runningProduct().url });
    await other.page.goto('/admin/login');
    await other.page.getByLabel('Username').fill('noor.jahan');
    await other.page.getByLabel('Password', { exact: true }).fill('Chambeli-kali-42');
    await other.page.getByRole('button', { name: 'Log in', exact: true }).click();
    await openTab(other.page, 'Users');
    const own = other.page.getByRole('row', { name: /noor\.jahan/ });
    await own.getByRole('button', { name: 'Remove Admin' }).click();
    await expectToast(other.page, 'Failed to update user');
    await other.page
      .locator('[data-toast]')
      .getByText(/^403: /)
      .waitFor();
    await own.getByText('Admin', { exact: true }).waitFor();
    expectNoProblems(other, [/status of 403/]);
    await other.close();
  });

  it('deletes a user after asking', async () => {
    await page.getByRole('button', { name: 'Delete noor.jahan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'User deleted');
    expect(await rowOf('noor.jahan').count()).toBe(0);
    expectNoProblems(admin, [/status of 409/, /ERR_FAILED/]);
  });
});
