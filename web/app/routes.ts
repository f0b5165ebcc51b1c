import type { PageKey } from '#contracts/api/page.ts';
import { byToken, ofAccount } from '../features/own-subscription/own-source.ts';
import { sentKey } from '../features/own-subscription/sent-key.ts';
import { SAVED_KEY } from '../features/saved/saved-key.ts';
import { tenderKey } from '../features/tender-detail/tender-id.ts';
import { parseFilters } from '../features/tender-search/filters.ts';
import { facetsKey } from '../features/tender-search/narrowing/facets.ts';
import { HOME_LIMIT, PAGE_LIMIT, tenderListKey } from '../features/tender-search/tender-list-key.ts';
import { LOOKUP_KEYS } from '../lib/api/lookups.ts';
import type { PageParameters } from '../lib/routing/page-props.ts';
import { type Page, page } from './page.tsx';

export interface Route {
  /** Segments; `:name` takes any one segment. */
  readonly pattern: string;
  /** As the build's manifest names it, for preloading. */
  readonly source: string;
  readonly page: Page;
  /** What the server answers before it draws the page. */
  readonly queries?: (search: string, parameters: PageParameters) => readonly PageKey[];
  /** The address is a secret: it is neither kept by anybody nor told to other sites. */
  readonly isSecret?: boolean;
}

const lookups: readonly PageKey[] = [LOOKUP_KEYS.provinces, LOOKUP_KEYS.cities, LOOKUP_KEYS.categories];

/** Every screen of the site; anything else is the not-found page. */
export const routes: readonly Route[] = [
  {
    pattern: '/',
    source: 'pages/home.tsx',
    page: page(() => import('../pages/home.tsx')),
    queries: (search) => [tenderListKey({ ...parseFilters(search), page: 1 }, HOME_LIMIT), ...lookups],
  },
  {
    pattern: '/tenders',
    source: 'pages/tenders.tsx',
    page: page(() => import('../pages/tenders.tsx')),
    queries: (search) => {
      const filters = parseFilters(search);
      return [tenderListKey(filters, PAGE_LIMIT), facetsKey(filters), ...lookups];
    },
  },
  {
    pattern: '/tenders/:id',
    source: 'pages/tender.tsx',
    page: page(() => import('../pages/tender.tsx')),
    queries: (_search, { id = '' }) => tenderKey(id),
  },
  { pattern: '/auth', source: 'pages/account/auth.tsx', page: page(() => import('../pages/account/auth.tsx')) },
  { pattern: '/admin', source: 'pages/admin.tsx', page: page(() => import('../pages/admin.tsx')) },
  {
    pattern: '/admin/login',
    source: 'pages/account/admin-login.tsx',
    page: page(() => import('../pages/account/admin-login.tsx')),
  },
  { pattern: '/about', source: 'pages/static/about.tsx', page: page(() => import('../pages/static/about.tsx')) },
  {
    pattern: '/privacy-policy',
    source: 'pages/static/privacy.tsx',
    page: page(() => import('../pages/static/privacy.tsx')),
  },
  {
    pattern: '/terms-of-service',
    source: 'pages/static/terms.tsx',
    page: page(() => import('../pages/static/terms.tsx')),
  },
  {
    pattern: '/cookie-policy',
    source: 'pages/static/cookies.tsx',
    page: page(() => import('../pages/static/cookies.tsx')),
  },
  { pattern: '/contact', source: 'pages/static/contact.tsx', page: page(() => import('../pages/static/contact.tsx')) },
  {
    pattern: '/newsletter',
    source: 'pages/newsletter/newsletter.tsx',
    page: page(() => import('../pages/newsletter/newsletter.tsx')),
  },
  {
    pattern: '/payment-info',
    source: 'pages/newsletter/payment-info.tsx',
    page: page(() => import('../pages/newsletter/payment-info.tsx')),
  },
  {
    pattern: '/account',
    source: 'pages/account/account.tsx',
    page: page(() => import('../pages/account/account.tsx')),
    queries: () => [[ofAccount.read], SAVED_KEY],
  },
  {
    pattern: '/unsubscribe/:token',
    source: 'pages/account/unsubscribe.tsx',
    page: page(() => import('../pages/account/unsubscribe.tsx')),
    queries: (_search, { token = '' }) => [[byToken(token).read]],
    isSecret: true,
  },
  {
    pattern: '/sent/:token/:mail',
    source: 'pages/newsletter/sent.tsx',
    page: page(() => import('../pages/newsletter/sent.tsx')),
    queries: (_search, { token = '', mail = '' }) => [sentKey(token, mail)],
    isSecret: true,
  },
];

const notFound: Route = {
  pattern: '*',
  source: 'pages/not-found.tsx',
  page: page(() => import('../pages/not-found.tsx')),
};

/** Every screen, the not-found page among them. */
export const allPages: readonly Route[] = [...routes, notFound];

export interface Match {
  readonly route: Route;
  readonly parameters: PageParameters;
}

/** The screen of a path; never fails. */
export function findRoute(path: string): Match {
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
