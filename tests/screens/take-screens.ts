/**
 * Takes the pictures of docs/screens from a running product: `npm run screens -- http://localhost:3000`.
 * With SCREENS_USERNAME and SCREENS_PASSWORD of an administrator, the administration too.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser, newPage } from '../support/browser.ts';
import { PUBLIC, type Screen, SIGNED_IN } from './screens.ts';

const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const VIEWS = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;
type View = (typeof VIEWS)[number];

const [base = 'http://localhost:3000'] = process.argv.slice(2);
const { SCREENS_USERNAME: username, SCREENS_PASSWORD: password } = process.env;

async function signIn(page: Page): Promise<boolean> {
  if (username === undefined || password === undefined) return false;
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/admin');
  return true;
}

async function take(page: Page, view: View, screens: Readonly<Record<string, Screen>>): Promise<void> {
  for (const [name, { path, act }] of Object.entries(screens)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await act?.(page);
    await page.waitForTimeout(300);
    const picture = sharp(await page.screenshot());
    await picture.webp({ quality: 70, effort: 6 }).toFile(`${folder}${name}-${view.width}-${view.colorScheme}.webp`);
  }
}

await mkdir(folder, { recursive: true });
const browser = await launchBrowser();
for (const view of VIEWS) {
  const visit = await newPage(browser, { ...view, baseUrl: base });
  visit.excused.push(/404 \(Not Found\)/);
  await take(visit.page, view, PUBLIC);
  if (await signIn(visit.page)) await take(visit.page, view, SIGNED_IN);
  await visit.close();
}
await browser.close();
console.info(`Pictures of ${base} are in docs/screens`);
