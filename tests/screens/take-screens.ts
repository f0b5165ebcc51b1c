/**
 * Takes the pictures of docs/screens from a running product: `npm run screens -- http://localhost:3000`.
 * With SCREENS_USERNAME and SCREENS_PASSWORD of an administrator, the administration too.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launchBrowser, newPage } from '../support/browser.ts';

const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const PUBLIC = {
  home: '/',
  tenders: '/tenders',
  'tenders-search': '/tenders?search=supply&status=open',
  'tenders-none': '/tenders?search=submarine&city=Lahore',
  tender: '/tenders/12',
  newsletter: '/newsletter',
  'payment-info': '/payment-info?plan=Annual+Plan&reference=AL-7K3Q9F',
  about: '/about',
  contact: '/contact',
  'sign-up': '/auth?mode=signup',
  'not-found': '/nowhere',
};
const VIEWS = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

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

await mkdir(folder, { recursive: true });
const browser = await launchBrowser();
for (const view of VIEWS) {
  const { page, close } = await newPage(browser, { ...view, baseUrl: base });
  const pages = Object.entries(PUBLIC);
  for (const [name, path] of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: `${folder}${name}-${view.width}-${view.colorScheme}.png` });
  }
  if (await signIn(page)) {
    await page.goto('/admin', { waitUntil: 'networkidle' });
    await page.screenshot({ path: `${folder}admin-${view.width}-${view.colorScheme}.png` });
  }
  await close();
}
await browser.close();
console.info(`Pictures of ${base} are in docs/screens`);
