import { describe, expect, it } from 'vitest';
import { onFreshPages } from '../../support/browser/fresh-pages.ts';
import { openTab, visitAsAdministrator } from '../admin/as-administrator.ts';

const { browser, visit, page } = onFreshPages();

const toast = () => page.locator('li[data-toast]');

describe('a toast', () => {
  it('stays five seconds, and is at most 420 px wide', async () => {
    await page.clock.install();
    await showToast();
    expect((await toast().boundingBox())?.width).toBeLessThanOrEqual(420);
    await page.clock.runFor(3500); // time goes on beside these steps, and a busy machine takes a second for them
    expect(await toast().isVisible()).toBe(true);
    await page.clock.runFor(2000);
    await toast().waitFor({ state: 'detached' });
  });

  it('is reached by F8, and leaves when it is swiped 50 px to the right, not before', async () => {
    await showToast();
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-toast'))).toBe(true);
    await swipe(40);
    expect(await toast().isVisible()).toBe(true);
    await swipe(70);
    await toast().waitFor({ state: 'detached' });
  });

  async function showToast(): Promise<void> {
    visit.excused.push(/401 \(Unauthorized\)/);
    await page.goto('/auth', { waitUntil: 'networkidle' });
    await page.getByLabel('Username').fill('nobody.here');
    await page.getByLabel('Password', { exact: true }).fill('wrong-one');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await toast().getByText('Login failed', { exact: true }).waitFor();
  }

  async function swipe(pixels: number): Promise<void> {
    const box = await toast().boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 7 });
    await page.mouse.up();
  }
});

describe('what is waited for', () => {
  it('has six placeholders on the home page', async () => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    await page.route('**/api/tenders?**', async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    const loading = page.getByRole('status', { name: 'Loading…' });
    await loading.waitFor();
    expect(await loading.locator('> div').count()).toBe(6);
    await page.getByText(/^Showing 1-6 of/).waitFor();
    expect(await page.locator('#find article').count()).toBe(6);
  });

  it('is asked for again every minute in the list of emails, and nowhere else', async () => {
    const admin = await visitAsAdministrator(browser);
    await admin.page.clock.install();
    await admin.page.reload({ waitUntil: 'networkidle' });
    await Promise.all([admin.page.waitForResponse(/\/api\/admin\/emails/), openTab(admin.page, 'Emails')]);
    await admin.page.waitForLoadState('networkidle');
    const asked: string[] = [];
    admin.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await admin.page.clock.runFor(45_000); // the clock goes on by itself meanwhile
    expect(asked.filter((path) => path === '/api/admin/emails')).toEqual([]);
    await admin.page.clock.runFor(16_000);
    await expect.poll(() => asked.includes('/api/admin/emails')).toBe(true);
    expect(asked.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/admin/'))).toEqual([]);
    await admin.close();
  });
});
