import type { Page } from 'playwright-core';

export interface Screen {
  readonly path: string;
  /** Steps on the page before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').waitFor();
const press = (role: 'button' | 'link', name: string) => async (page: Page) => {
  await page.getByRole(role, { name }).first().click();
  await dialog(page);
};

/** Screens that everybody sees, by the name of the picture. */
export const PUBLIC: Readonly<Record<string, Screen>> = {
  home: { path: '/' },
  'sign-in': { path: '/about', act: (page) => openAccountDialog(page, 'Log In') },
  'sign-up': { path: '/auth?mode=signup' },
  'admin-login': { path: '/admin/login' },
  tenders: { path: '/tenders' },
  'tenders-search': { path: '/tenders?search=supply&status=open' },
  'tenders-none': { path: '/tenders?search=submarine&city=Lahore' },
  tender: { path: '/tenders/12' },
  'how-to-apply': { path: '/tenders/12', act: press('link', 'Apply for This Tender') },
  'tender-missing': { path: '/tenders/999999' },
  newsletter: { path: '/newsletter' },
  'newsletter-form': {
    path: '/newsletter',
    act: async (page) => {
      await page.getByRole('heading', { name: 'Premium Tender Newsletter' }).scrollIntoViewIfNeeded();
      await page.getByRole('tab', { name: 'Basic Info' }).waitFor();
      await page.getByRole('heading', { name: 'Premium Tender Newsletter' }).evaluate((it) => it.scrollIntoView());
      await page.evaluate(() => window.scrollBy(0, -90));
    },
  },
  'payment-info': { path: '/payment-info?plan=Annual+Plan&reference=AL-7K3Q9F' },
  about: { path: '/about' },
  privacy: { path: '/privacy-policy' },
  terms: { path: '/terms-of-service' },
  cookies: { path: '/cookie-policy' },
  reuse: { path: '/reuse-our-data' },
  contact: { path: '/contact' },
  'not-found': { path: '/nowhere' },
};

/** Screens of administrators. */
export const SIGNED_IN: Readonly<Record<string, Screen>> = {
  admin: { path: '/admin' },
  'admin-tender': { path: '/admin', act: press('button', 'Add New Tender') },
  'admin-categories': { path: '/admin?tab=categories' },
  'admin-category': { path: '/admin?tab=categories', act: press('button', 'Add Category') },
  'admin-organizations': { path: '/admin?tab=organizations' },
  'admin-subscriptions': { path: '/admin?tab=subscriptions' },
  'admin-subscription': { path: '/admin?tab=subscriptions', act: press('button', 'Details') },
  'admin-emails': { path: '/admin?tab=emails' },
  'admin-email': { path: '/admin?tab=emails', act: press('button', 'View') },
  'admin-users': { path: '/admin?tab=users' },
  'admin-audit': { path: '/admin?tab=audit' },
  'admin-desk': {
    path: '/admin?tab=desk',
    act: (page) => page.getByRole('heading', { name: 'Desk', exact: true }).evaluate((it) => it.scrollIntoView()),
  },
  'admin-import': { path: '/admin?import=all' },
  'admin-user-question': { path: '/admin?tab=users', act: press('button', 'Make Admin') },
  'admin-queues': { path: '/admin/queues' },
  account: { path: '/account' },
  'account-settings': {
    path: '/account',
    act: (page) => page.getByRole('heading', { name: 'Second factor' }).evaluate((it) => it.scrollIntoView()),
  },
};

async function openAccountDialog(page: Page, name: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.locator('header summary').click();
  await page.locator('header').getByRole('link', { name }).locator('visible=true').click();
  await dialog(page);
}
