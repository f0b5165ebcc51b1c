import { afterEach, describe, expect, it } from 'vitest';
import { expectToast, onAdministratorPage } from '../admin/as-administrator.ts';

const { admin, page } = onAdministratorPage();

/** Cookies of a session that is left out for a while, as if it had ended elsewhere. */
async function whileSignedOut(act: () => Promise<void>): Promise<void> {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await act().finally(() => page.context().addCookies(cookies));
  admin.excused.push(/401 \(Unauthorized\)/);
}

/** Presses the way to sign in that the toast offers; the page itself stays. */
async function followOffer(): Promise<void> {
  const here = page.url();
  const offered = page.locator('[data-toast]').getByRole('button', { name: 'Log in' });
  const [other] = await Promise.all([page.context().waitForEvent('page'), offered.click()]);
  await other.waitForURL('**/auth');
  await other.close();
  expect(page.url()).toBe(here);
}

describe('a session that ended elsewhere', () => {
  afterEach(() => page.evaluate(() => localStorage.clear()));

  it('leaves the settings as they are typed, and leads to the sign-in', async () => {
    await page.goto('/admin?tab=settings', { waitUntil: 'networkidle' });
    const banner = page.getByRole('form', { name: 'Banner' });
    const field = banner.getByRole('textbox');
    const before = await field.inputValue();
    await field.fill('Closed on Friday');
    await whileSignedOut(async () => {
      await banner.getByRole('button', { name: /^Save/ }).click();
      await followOffer();
    });
    expect(await field.inputValue()).toBe('Closed on Friday');
    await field.fill(before);
  });

  it('is told where a file was asked for; signed in again, it comes', async () => {
    await page.goto('/admin?tab=payments', { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: 'Export CSV' });
    await whileSignedOut(async () => {
      await link.click();
      await page
        .locator('[data-toast]')
        .getByText(/sign in first/)
        .waitFor();
      await followOffer();
    });
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toMatch(/^ailaan-payments-.*\.csv$/);
  });
});

it('two presses on the button for digests, while the page is busy, ask for one run', async () => {
  await page.goto('/admin?tab=emails', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/process-digests') && asked.push(request.url()));
  const box = await page.getByRole('button', { name: 'Send Test Digests' }).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
  const devtools = await page.context().newCDPSession(admin.page);
  const press = (type: 'mousePressed' | 'mouseReleased', clickCount: number) =>
    devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount });
  await Promise.all([
    page.evaluate(() => {
      for (const until = performance.now() + 1000; performance.now() < until; );
    }),
    ...[1, 2].flatMap((count) => [press('mousePressed', count), press('mouseReleased', count)]),
  ]);
  await expectToast(page, 'Digests processed');
  await page.waitForTimeout(500);
  expect(asked).toHaveLength(1);
});
