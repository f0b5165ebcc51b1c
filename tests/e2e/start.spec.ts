import { describe, expect, it } from 'vitest';
import { expectNoProblems, launchBrowser, newPage } from '../support/browser.ts';
import { forAllTests } from '../support/for-tests.ts';
import { runningProduct } from '../support/product.ts';

const browser = forAllTests(launchBrowser);

describe('the product as started', () => {
  it('is alive and ready', async () => {
    const { url } = runningProduct();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it.each([
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 360 },
  ] as const)('shows its home page: $colorScheme, $width px', async (look) => {
    const visit = await newPage(browser, { baseUrl: runningProduct().url, ...look });
    await visit.page.goto('/');
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    await visit.page.waitForLoadState('networkidle');
    expectNoProblems(visit);
    await visit.close();
  });

  it('shows it without scripts too', async () => {
    const visit = await newPage(browser, { baseUrl: runningProduct().url, javaScript: false });
    await visit.page.goto('/');
    expect(await visit.page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expectNoProblems(visit);
    await visit.close();
  });
});
