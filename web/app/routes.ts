import type { PageParameters } from '../lib/routing/paths.ts';
import { type Page, page } from './page.tsx';

interface Route {
  /** Segments; `:name` takes any one segment. */
  readonly pattern: string;
  readonly page: Page;
}

/** Every screen of the site; anything else is the not-found page. What only the server must know: server/page-needs.ts. */
const routes = [
  { pattern: '/', page: page(() => import('../pages/home.tsx')) },
  { pattern: '/tenders', page: page(() => import('../pages/tenders.tsx')) },
  { pattern: '/tenders/:id', page: page(() => import('../pages/tender.tsx')) },
  { pattern: '/auth', page: page(() => import('../pages/account/auth.tsx')) },
  { pattern: '/forgot-password', page: page(() => import('../pages/account/forgot-password.tsx')) },
  { pattern: '/reset-password', page: page(() => import('../pages/account/reset-password.tsx')) },
  { pattern: '/confirm-address', page: page(() => import('../pages/account/confirm-address.tsx')) },
  { pattern: '/admin', page: page(() => import('../pages/admin/admin.tsx')) },
  { pattern: '/admin/login', page: page(() => import('../pages/account/admin-login.tsx')) },
  { pattern: '/about', page: page(() => import('../pages/static/about.tsx')) },
  { pattern: '/privacy-policy', page: page(() => import('../pages/static/privacy.tsx')) },
  { pattern: '/terms-of-service', page: page(() => import('../pages/static/terms.tsx')) },
  { pattern: '/cookie-policy', page: page(() => import('../pages/static/cookies.tsx')) },
  { pattern: '/reuse-our-data', page: page(() => import('../pages/static/reuse.tsx')) },
  { pattern: '/contact', page: page(() => import('../pages/static/contact.tsx')) },
  { pattern: '/newsletter', page: page(() => import('../pages/newsletter/newsletter.tsx')) },
  { pattern: '/payment-info', page: page(() => import('../pages/newsletter/payment-info.tsx')) },
  { pattern: '/account', page: page(() => import('../pages/account/account.tsx')) },
  { pattern: '/unsubscribe/:token', page: page(() => import('../pages/account/unsubscribe.tsx')) },
  { pattern: '/notice-mails/:token', page: page(() => import('../pages/newsletter/notice-mails.tsx')) },
  { pattern: '/not-for-me/:token/:id', page: page(() => import('../pages/newsletter/not-for-me.tsx')) },
  { pattern: '/receipts/:token', page: page(() => import('../pages/newsletter/receipt.tsx')) },
  { pattern: '/sent/:token/:mail', page: page(() => import('../pages/newsletter/sent.tsx')) },
] as const satisfies readonly Route[];

const notFound = { pattern: '*', page: page(() => import('../pages/not-found.tsx')) } as const satisfies Route;

export type AnyRoute = (typeof routes)[number] | typeof notFound;

export const allPages: readonly AnyRoute[] = [...routes, notFound];

/** The screen of a path; never fails. */
export function findRoute(path: string): { readonly route: AnyRoute; readonly parameters: PageParameters } {
  for (const route of routes) {
    const parameters = matchPath(route.pattern, path);
    if (parameters !== null) return { route, parameters };
  }
  return { route: notFound, parameters: {} };
}

/** The values of a pattern's parameters, or null when the path is another. A slash at the end does not matter. */
export function matchPath(pattern: string, path: string): PageParameters | null {
  const expected = pattern.split('/').filter(Boolean);
  const actual = path.split('/').slice(1);
  if (actual.at(-1) === '') actual.pop();
  if (expected.length !== actual.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? '';
    if (segment.startsWith(':') && value !== '') parameters[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return parameters;
}
