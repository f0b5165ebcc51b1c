import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { brokenWords } from '../../support/browser/broken-words.ts';
import { launchBrowser, newPage } from '../../support/browser.ts';
import { forAllTests } from '../../support/for-tests.ts';
import { runningProduct } from '../../support/product.ts';

const browser = forAllTests(launchBrowser);

const SCREENS = [
  '/tenders',
  '/tenders?search=qzxqzx&city=Lahore',
  '/tenders/12?search=notice',
  '/tenders/999999',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/reuse-our-data',
  '/auth',
  '/auth?mode=signup',
  '/admin/login',
  '/nowhere',
];

describe.each([
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const)('$colorScheme, $width px', (look) => {
  it.each(SCREENS)('%s fits, and does not move while it loads', async (path) => {
    const visit = await newPage(browser, { baseUrl: runningProduct().url, ...look });
    visit.excused.push(/404 \(Not Found\)/);
    const { page } = visit;
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
    expect(shifts).toBeLessThanOrEqual(0.02);
    await visit.close();
  });
});

it.each([
  '/',
  '/tenders?search=notice',
  '/tenders/12',
  '/newsletter',
  '/payment-info?period=year&reference=AL-7K3Q9F',
  '/contact',
  '/privacy-policy',
  '/reuse-our-data',
  '/auth?mode=signup',
])('%s fits a small phone, and a larger one, whose letters are twice as large', async (path) => {
  const visit = await newPage(browser, { baseUrl: runningProduct().url, width: 320 });
  await visit.page.goto(path, { waitUntil: 'networkidle' });
  await visit.page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [320, 390]) {
    await visit.page.setViewportSize({ width, height: 800 });
    expect(await visit.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await visit.close();
});

it('a small phone breaks no word that fits a line', async () => {
  const { page, close } = await newPage(browser, { baseUrl: runningProduct().url });
  for (const path of ['/', '/tenders', '/tenders/12', '/newsletter#subscribe', '/contact']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    if (path.startsWith('/newsletter')) await page.getByRole('checkbox', { name: 'Telecommunication' }).waitFor();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await brokenWords(page, 17), `${path}, ${width} px`).toEqual([]);
    }
  }
  await close();
});

it('in forced colours what is chosen differs from the rest, and a filled button has an edge', async () => {
  const { page, close } = await newPage(browser, { baseUrl: runningProduct().url });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/tenders?status=open');
  const groundOf = (name: RegExp) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await groundOf(/^Open/)).not.toBe(await groundOf(/^Closed/));
  const filter = page.getByRole('button', { name: 'Filter', exact: true });
  expect(await filter.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid');
  await page.goto('/tenders?status=open&province=Sindh');
  const chip = page.getByRole('link', { name: /^Remove .*Sindh/ });
  expect(await chip.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
  await page.goto('/newsletter');
  const badge = page.getByRole('banner').getByText('PRO', { exact: true }).first();
  expect(await badge.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  await close();
});

it('every status and its count stand on a small phone', async () => {
  const { page, close } = await newPage(browser, { baseUrl: runningProduct().url, width: 360 });
  await page.goto('/tenders?sort=closing-soon', { waitUntil: 'networkidle' });
  const statuses = page.getByRole('list', { name: 'Open and closed' });
  expect(await statuses.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await close();
});

it.each([
  '/tenders?search=qzxqzx&city=Lahore',
  '/tenders?search=notice+lahore&status=open',
  '/?search=qzxqzx&city=Lahore',
])('%s: what the server drew stays while the scripts arrive late', async (path) => {
  const visit = await newPage(browser, { baseUrl: runningProduct().url, width: 390 });
  const { page } = visit;
  await page.route('**/assets/*.js', async (route) => {
    await delay(300);
    await route.continue();
  });
  await page.addInitScript(() => {
    const drawn = new Set<string>();
    Object.assign(window, { drawn });
    document.addEventListener('DOMContentLoaded', () => {
      const main = document.querySelector('main');
      const note = () => drawn.add(main?.innerText.replace(/.*(?=Clear All)/s, '') ?? '');
      note();
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const drawn = await page.evaluate(() => [...(window as unknown as { drawn: Set<string> }).drawn]);
  expect(drawn[0]).toContain('Clear All');
  expect(drawn).toEqual([drawn[0]]);
  await visit.close();
});

it.each(['/%', '/%E0%A4%A', '/tenders/%zz'])(
  'an address that cannot be read is a page, not found: %s',
  async (path) => {
    const answer = await fetch(`${runningProduct().url}${path}`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch('text/html');
    expect(await answer.text()).toMatch(/404 Page Not Found|Tender Not Found/);
  },
);

it('a window of four times larger letters is left to the text: nothing stays above it', async () => {
  const visit = await newPage(browser, { baseUrl: runningProduct().url, width: 320 });
  const { page } = visit;
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/tenders');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  expect(await page.getByRole('banner').evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThan(0);
  expect(await page.evaluate(() => document.elementFromPoint(160, 5)?.closest('article') === null)).toBe(false);
  await visit.close();
});
