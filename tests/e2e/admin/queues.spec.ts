import { expect, it } from 'vitest';
import { onFreshPages } from '../../support/browser/fresh-pages.ts';
import { runningProduct } from '../../support/product.ts';
import { signUp } from '../sign-up.ts';

const { visit } = onFreshPages();

it('leads whoever is not signed in to the sign-in, and an administrator back to the queue', async () => {
  const { page } = visit;
  const { username, password } = runningProduct();
  await page.goto('/admin/queues');
  await page.waitForURL((url) => url.pathname === '/admin/login' && url.searchParams.get('next') === '/admin/queues');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/admin/queues');
  expect(await page.getByRole('heading').allInnerTexts()).toEqual(['Queue', 'Jobs', 'Next', 'Clock']);
  await page.getByRole('cell', { name: 'waiting', exact: true }).waitFor();

  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Administration');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Look again');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
});

it('shows other people nothing of the queue', async () => {
  const { page } = visit;
  await signUp(page);
  const answer = await page.goto('/admin/queues');
  expect(answer?.status()).toBe(403);
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await page.locator('body').innerText()).not.toMatch(/waiting|digest/i);
  visit.excused.push(/403 \(Forbidden\)/);
});
