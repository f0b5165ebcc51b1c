import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { buildTemplatesIfStale } from '../../../services/launcher/build-if-stale.ts';
import { loadMailTemplates } from '../../../templates/load-mail-templates.ts';
import { SAMPLE_MAILS, SAMPLE_SITE } from '../../../templates/samples/mails.ts';
import { findBrowser } from '../browser/find-browser.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'templates/dist/preview');
const WIDTHS = [390, 700];
/** As a mail program shows it: by day, by night, and by night with colours that it turned round by itself. */
const SCHEMES = ['light', 'dark', 'inverted'] as const;
const INVERTED = 'html{filter:invert(1) hue-rotate(180deg);background:#fff}';

/** `npm run mails`: every mail with sample data as HTML, text and pictures, for looking at. */
await buildTemplatesIfStale(new URL('../../../templates/', import.meta.url), AbortSignal.timeout(60_000));
const templates = await loadMailTemplates(SAMPLE_SITE);
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env: { ...process.env, ...env } });
try {
  const only = process.argv.slice(2);
  for (const [name, draw] of Object.entries(SAMPLE_MAILS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const { subject, html, text } = draw(templates);
    await writeFile(join(FOLDER, `${name}.html`), html);
    await writeFile(join(FOLDER, `${name}.txt`), `Subject: ${subject}\n\n${text.toString()}`);
    await picture(browser, name, html.toString());
    console.log(`${name}: ${subject} (${html.length} and ${text.length} bytes)`);
  }
} finally {
  await browser.close();
}
console.log(`Look at ${FOLDER}`);

async function picture(browser: Browser, name: string, html: string): Promise<void> {
  for (const scheme of SCHEMES) {
    const context = await browser.newContext({
      colorScheme: scheme === 'dark' ? 'dark' : 'light',
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    // A mail asks nobody for anything; what it asks for would be seen here.
    await page.route('**', (route) => route.abort());
    page.on('request', (request) => console.warn(`${name} asks for ${request.url()}`));
    await page.setContent(html);
    if (scheme === 'inverted') await page.addStyleTag({ content: INVERTED });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: join(FOLDER, `${name}-${width}-${scheme}.png`), fullPage: true });
    }
    await context.close();
  }
}
