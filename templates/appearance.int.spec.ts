import { describe, expect, it } from 'vitest';
import { expectAccessible, WCAG } from '../tests/support/accessibility.ts';
import { launchBrowser, newPage, type PageOptions } from '../tests/support/browser.ts';
import { forAllTests } from '../tests/support/for-tests.ts';
import { SAMPLE_MAILS, SAMPLE_SITE } from '../tests/support/mails/samples/mails.ts';
import { loadMailTemplates } from './mail-templates.ts';

/** Between them they have every element of every mail. */
const NAMES = ['confirmation', 'activation', 'contact', 'daily', 'demand'];

const browser = forAllTests(launchBrowser);
const templates = forAllTests(() => loadMailTemplates(SAMPLE_SITE));

/** A mail as a mail program shows it; answers what it asked the network for. */
async function open(name: string, options: PageOptions) {
  const visit = await newPage(browser, options);
  const asked: string[] = [];
  visit.page.on('request', (request) => asked.push(request.url()));
  await visit.page.setContent(String(SAMPLE_MAILS[name]?.(templates).html));
  return { ...visit, asked };
}

describe.each(NAMES)('%s', (name) => {
  it.each(['light', 'dark'] as const)(
    'can be read by everybody when it is %s, and asks for nothing',
    async (colorScheme) => {
      const { page, asked, close } = await open(name, { colorScheme, width: 700 });
      await expectAccessible(page, [{ width: 700, colorScheme, runOnly: WCAG }]);
      expect(asked).toEqual([]);
      await close();
    },
  );

  it('fits a narrow telephone', async () => {
    const { page, close } = await open(name, { width: 320, javaScript: true });
    const [wide, visible] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(wide).toBe(visible);
    await close();
  });
});

it('by night every ground is dark, also the one around the mail', async () => {
  const { page, close } = await open('daily', { colorScheme: 'dark', width: 900 });
  const bright = await page.evaluate(() => {
    const lightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    return [...document.querySelectorAll('body, body *')]
      .filter((one) => !/, 0\)$/.test(getComputedStyle(one).backgroundColor))
      .filter((one) => one.checkVisibility() && lightness(getComputedStyle(one).backgroundColor) > 90)
      .map((one) => one.outerHTML.slice(0, 80));
  });
  expect(bright).toEqual([]);
  await close();
});

it('Urdu stands at the right, English at the left', async () => {
  const { page, close } = await open('daily', { width: 700 });
  const side = (lang: string) =>
    page
      .locator(`h3${lang} a`)
      .first()
      .evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const [text, card] = [range.getBoundingClientRect(), link.closest('td')?.getBoundingClientRect()];
        return card === undefined ? '' : text.left - card.left > card.right - text.right ? 'right' : 'left';
      });
  expect([await side('[lang=ur]'), await side(':not([lang])')]).toEqual(['right', 'left']);
  await close();
});
