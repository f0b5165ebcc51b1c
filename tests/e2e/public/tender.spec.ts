import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { openPage } from '../../support/browser/fresh-pages.ts';
import { newPage, type PageOptions } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';
import { callApi, focusedName, noticeFacts, onAdministratorPage } from '../admin/as-administrator.ts';

const SCRIPT = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">';
const URDU = 'سڑک کی تعمیر کا ٹینڈر نوٹس';
const LONG_TITLE = `${SCRIPT} ${'Verylongword'.repeat(300)} ${'قومی شاہراہ '.repeat(400)}`.slice(0, 10_000).trim();

let hostile: number;
let category: number;
let mixed: number;
let pictured: number;

const { browser, admin } = onAdministratorPage();

beforeAll(async () => {
  const basic = await noticeFacts(admin.page);
  const publish = async (facts: object) =>
    (await callApi(admin.page, 'POST', '/api/tenders', { ...basic, ...facts })).id;
  const categories = ['C'.repeat(90)];
  category = (await callApi(admin.page, 'POST', '/api/categories', { name: categories[0] })).id;
  hostile = await publish({
    categories,
    title: LONG_TITLE,
    description: `${SCRIPT}\n\n${'x'.repeat(5000)}\n\n${URDU}`,
    city: SCRIPT,
    province: 'W'.repeat(100),
    source: SCRIPT,
    reference: 'R'.repeat(200),
    bidSecurity: SCRIPT,
    documentFee: 'F'.repeat(300),
    contact: `${SCRIPT}\n${'c'.repeat(500)}`,
    ocrText: `${SCRIPT}\n${'y'.repeat(3000)}`,
    procurementMethod: SCRIPT,
  });
  mixed = await publish({
    title: `${URDU} NHA/2025/17`,
    description: `The road near Multan.\n${URDU}\nClosing 2 pm.`,
    ocrText: `${URDU}\nNational Highway Authority`,
    documentFee: URDU,
    source: URDU,
  });
  const scan = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#ddd' } })
    .png()
    .toBuffer();
  pictured = await publish({
    title: 'A notice with its scan',
    description: 'Read the scan.',
    imageUrl: `data:image/png;base64,${scan.toString('base64')}`,
  });
});

afterAll(async () => {
  for (const id of [hostile, mixed, pictured]) await callApi(admin.page, 'DELETE', `/api/tenders/${id}`);
  await callApi(admin.page, 'DELETE', `/api/categories/${category}`);
});

const open = (path: string, options?: PageOptions) => openPage(browser, path, options);

/** Names of blocks of text or controls in the way of each other, within the page's main part. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('main :is(h1, h2, h3, p, dd, dt, a, button, summary, li > span)')]
      .filter((element) => element.checkVisibility() && element.children.length === 0)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return blocks.flatMap(({ element, box }, at) =>
      blocks
        .slice(at + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 6,
        )
        .map((other) => `${element.outerHTML.slice(0, 80)} × ${other.element.outerHTML.slice(0, 80)}`),
    );
  });

describe('a tender whose every field is hostile [ASVS 1.2.1, 3.2.2] [X9]', () => {
  it.each([
    { width: 390, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ] as const)('breaks nothing, covers nothing and runs nothing at $width px', async (look) => {
    for (const path of [`/tenders/${hostile}`, '/tenders']) {
      const visit = await open(path, look);
      const { page } = visit;
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await overlaps(page)).toEqual([]);
      await expectAccessible(page);
      await visit.close();
    }
  });

  it('is shown whole, and shared by a title that fits', async () => {
    const visit = await open(`/tenders/${hostile}`);
    expect(await visit.page.getByRole('heading', { level: 1 }).innerText()).toHaveLength(LONG_TITLE.length);
    expect((await visit.page.title()).length).toBeLessThan(140);
    await visit.close();
  });
});

describe('Urdu among English', () => {
  it('has its direction block by block', async () => {
    const visit = await open(`/tenders/${mixed}`);
    const side = (text: string) =>
      visit.page
        .getByText(text, { exact: true })
        .first()
        .evaluate((element) => getComputedStyle(element).direction);
    expect(await side('The road near Multan.')).toBe('ltr');
    expect(await side(URDU)).toBe('rtl');
    expect(await side('National Highway Authority')).toBe('ltr');
    const heading = visit.page.getByRole('heading', { level: 1 });
    expect(await heading.getAttribute('lang')).toBe('ur');
    expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    await visit.close();
  });
});

describe('what one can do with a tender', () => {
  it('is to share it by link or WhatsApp, or by what the phone offers', async () => {
    const visit = await open(`/tenders/${mixed}?search=road`);
    const { page } = visit;
    const url = `${runningProduct().url}/tenders/${mixed}`;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText('Share', { exact: true }).click();
    const whatsApp = await page.getByRole('link', { name: 'WhatsApp' }).first().getAttribute('href');
    expect(decodeURIComponent(whatsApp ?? '')).toContain(url);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.locator('[data-toast]').getByText('Link copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    expect(await focusedName(page)).toBe('Share');
    await page.evaluate(() =>
      Object.assign(navigator, { share: async (data: object) => Object.assign(window, { shared: data }) }),
    );
    await page.getByText('Share', { exact: true }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toMatchObject({ url });
    await visit.close();
  });

  it('is to read how to apply, and come back to where one was', async () => {
    const visit = await open(`/tenders/${mixed}`);
    const { page } = visit;
    const apply = page.getByRole('link', { name: 'Apply for This Tender' });
    await apply.click();
    await page.getByRole('dialog', { name: 'How to apply' }).waitFor();
    await expectAccessible(page);
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
    expect(await overflow()).toBe('hidden'); // the page behind does not scroll
    await page.keyboard.press('Escape');
    await expect.poll(() => apply.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await overflow()).toBe('visible');
    await visit.close();
  });

  it('is to print it: the notice and how to apply, without the frame of the site', async () => {
    for (const javaScript of [true, false]) {
      const visit = await open(`/tenders/${mixed}`, { javaScript, colorScheme: 'dark' });
      const { page } = visit;
      await page.emulateMedia({ media: 'print' });
      const isShown = (text: string | RegExp) => page.getByText(text).first().isVisible();
      expect(await isShown('The road near Multan.')).toBe(true);
      expect(await page.getByRole('heading', { name: 'How to apply' }).isVisible()).toBe(true);
      expect(await page.getByText(`${runningProduct().url}/tenders/${mixed}`).isVisible()).toBe(true);
      for (const name of ['banner', 'contentinfo'] as const) expect(await page.getByRole(name).count()).toBe(0);
      expect(await page.getByRole('link', { name: 'Apply for This Tender' }).count()).toBe(0);
      const ink = await page.evaluate(() => {
        const { color } = getComputedStyle(document.querySelector('h1') ?? document.body);
        return [color, getComputedStyle(document.documentElement).backgroundColor];
      });
      expect(ink).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      const fact = page.getByRole('term').filter({ hasText: 'Published Date' }).locator('..');
      expect(await fact.evaluate((pair) => getComputedStyle(pair).breakInside)).toBe('avoid');
      await visit.close();
    }
  });

  it('has the facts of the overview below their labels, those in Urdu too, in its letters', async () => {
    const { page, close } = await open(`/tenders/${mixed}`);
    const inUrdu = page.getByRole('region', { name: 'Overview' }).getByText(URDU);
    expect(await inUrdu.evaluateAll((all) => all.map((one) => one.matches(':lang(ur)')))).toEqual([true, true]);
    const fee = inUrdu.first();
    const label = page.getByRole('region', { name: 'Overview' }).getByText('Document Fee');
    const left = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    };
    expect(await fee.evaluate(left)).toBeCloseTo(await label.evaluate(left), 0);
    await close();
  });

  it('does not depend on its scan: in its place before it comes, or a word that it will not', async () => {
    const whole = await open(`/tenders/${pictured}`);
    const scan = whole.page.getByRole('img', { name: 'Scanned newspaper notice: A notice with its scan' });
    expect(await scan.evaluate((image: HTMLImageElement) => [image.width, image.height])).toEqual([300, 400]);
    await whole.close();
    const visit = await newPage(browser, { baseUrl: runningProduct().url });
    visit.excused.push(/404 \(Not Found\)/);
    await visit.page.route('**/api/tenders/*/image**', (route) => route.fulfill({ status: 404 }));
    await visit.page.goto(`/tenders/${pictured}`);
    await visit.page.getByText('The scan could not be loaded.').waitFor();
    await visit.close();
  });
});
