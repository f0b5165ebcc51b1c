import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { buildTemplatesIfStale } from '../../../services/launcher/build-if-stale.ts';
import { loadMailTemplates } from '../../../templates/mail-templates.ts';
import { launchBrowser } from '../browser.ts';
import { SAMPLE_MAILS, SAMPLE_SITE } from './samples/mails.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'templates/dist/preview');
const WIDTHS = [320, 600, 1000];
/** Taller pictures than this the browser cannot take. */
const MAX_HEIGHT = 6000;

/** `npm run mails [name ...]`: every mail with sample data as HTML, text and pictures, for looking at. */
await buildTemplatesIfStale(new URL('../../../templates/', import.meta.url), AbortSignal.timeout(60_000));
const templates = await loadMailTemplates(SAMPLE_SITE);
const only = process.argv.slice(2);
if (only.length === 0) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const browser = await launchBrowser();
try {
  for (const [name, draw] of Object.entries(SAMPLE_MAILS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const { subject, html, text } = draw(templates);
    await writeFile(join(FOLDER, `${name}.html`), html);
    await writeFile(join(FOLDER, `${name}.txt`), `Subject: ${subject}\n\n${text.toString()}`);
    for (const scheme of ['light', 'dark'] as const) await picture(browser, name, html.toString(), scheme);
    console.log(`${name}: ${subject} (${Buffer.byteLength(html)} and ${Buffer.byteLength(text)} bytes)`);
  }
} finally {
  await browser.close();
}
console.log(`Look at ${FOLDER}`);

async function picture(browser: Browser, name: string, html: string, colorScheme: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({ colorScheme, javaScriptEnabled: false });
  const page = await context.newPage();
  // A mail asks nobody for anything; what it asked for would be named here.
  page.on('request', (request) => console.warn(`${name} asks for ${request.url()}`));
  await page.route('**', (route) => route.abort());
  await page.setContent(html);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const height = Math.min(await page.locator('body').evaluate((body) => body.scrollHeight), MAX_HEIGHT);
    const image = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
    await writeFile(join(FOLDER, `${name}-${width}-${colorScheme}.png`), image);
    if (colorScheme === 'light') await inverted(image, join(FOLDER, `${name}-${width}-inverted.png`));
  }
  await context.close();
}

/** Imitates programs that turn light emails dark by themselves and ignore the style sheet. */
async function inverted(image: Buffer, path: string): Promise<void> {
  await sharp(image).negate({ alpha: false }).modulate({ hue: 180 }).toFile(path);
}
