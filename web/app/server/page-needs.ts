import type { PageData, PageKey } from '#contracts/api/page.ts';
import { TENDERS_PER_PAGE } from '#contracts/vocabulary/lists/public-lists.ts';
import {
  byToken,
  CLAIMABLE_KEY,
  OWN_PAYMENT_KEY,
  ofAccount,
} from '../../features/own-subscription/api/own-subscription.ts';
import { sentKey } from '../../features/own-subscription/api/sent-tenders.ts';
import { BANK_ACCOUNTS_KEY } from '../../features/payment/api/bank-accounts.ts';
import { receiptKey } from '../../features/receipt/api/receipt.ts';
import { SAVED_KEY } from '../../features/saved/api/saved-tenders.ts';
import { historyKeyOf, tenderKey } from '../../features/tender-detail/api/tender.ts';
import { facetsKey, STATUS_COUNTS_KEY } from '../../features/tender-search/api/facets.ts';
import { HOME_LIMIT, tenderListKey } from '../../features/tender-search/api/tender-list.ts';
import { parseFilters } from '../../features/tender-search/filters.ts';
import { changeMailsKey } from '../../features/told/api/change-mails.ts';
import { notForMeKey } from '../../features/told/api/not-for-me.ts';
import { LOOKUP_KEYS } from '../../lib/api/lookups.ts';
import type { PageParameters } from '../../lib/routing/paths.ts';
import type { AnyRoute } from '../routes.ts';

interface PageNeeds {
  /** Name of the page's module in the build's manifest, for preloading. */
  readonly source: string;
  /** Queries answered before the page is drawn. The browser gets the answers with it. */
  readonly queries?: (search: string, parameters: PageParameters) => readonly PageKey[];
  /** Further queries, once those answers are known. The browser keeps their markup, not their data. */
  readonly furtherQueries?: (data: PageData) => readonly PageKey[];
  /** The address is a secret: it is neither kept by anybody nor told to other sites. */
  readonly isSecret?: boolean;
}

/** Without the cities, which are hundreds: the browser asks for them when the page stands. */
const lookups: readonly PageKey[] = [LOOKUP_KEYS.provinces, LOOKUP_KEYS.categories];

/** Facts about every screen that only the server needs; no browser loads them. */
export const pageNeeds: Readonly<Record<AnyRoute['pattern'], PageNeeds>> = {
  '/': {
    source: 'pages/home.tsx',
    queries: (search) => [tenderListKey({ ...parseFilters(search), page: 1 }, HOME_LIMIT), ...lookups],
    furtherQueries: () => [STATUS_COUNTS_KEY],
  },
  '/tenders': {
    source: 'pages/tenders.tsx',
    queries: (search) => {
      const filters = parseFilters(search);
      return [tenderListKey(filters, TENDERS_PER_PAGE), facetsKey(filters), ...lookups];
    },
  },
  '/tenders/:id': {
    source: 'pages/tender.tsx',
    queries: (_search, { id = '' }) => tenderKey(id),
    furtherQueries: historyKeyOf,
  },
  '/auth': { source: 'pages/account/auth.tsx' },
  '/forgot-password': { source: 'pages/account/forgot-password.tsx' },
  '/reset-password': { source: 'pages/account/reset-password.tsx', isSecret: true },
  '/confirm-address': { source: 'pages/account/confirm-address.tsx', isSecret: true },
  '/admin': { source: 'pages/admin/admin.tsx' },
  '/admin/login': { source: 'pages/account/admin-login.tsx' },
  '/about': { source: 'pages/static/about.tsx' },
  '/privacy-policy': { source: 'pages/static/privacy.tsx' },
  '/terms-of-service': { source: 'pages/static/terms.tsx' },
  '/cookie-policy': { source: 'pages/static/cookies.tsx' },
  '/reuse-our-data': { source: 'pages/static/reuse.tsx' },
  '/contact': { source: 'pages/static/contact.tsx' },
  '/newsletter': { source: 'pages/newsletter/newsletter.tsx' },
  '/payment-info': { source: 'pages/newsletter/payment-info.tsx', queries: () => [BANK_ACCOUNTS_KEY] },
  '/account': {
    source: 'pages/account/account.tsx',
    queries: () => [[ofAccount.read], OWN_PAYMENT_KEY, CLAIMABLE_KEY, SAVED_KEY],
  },
  '/unsubscribe/:token': {
    source: 'pages/account/unsubscribe.tsx',
    queries: (_search, { token = '' }) => [[byToken(token).read]],
    isSecret: true,
  },
  '/notice-mails/:token': {
    source: 'pages/newsletter/notice-mails.tsx',
    queries: (_search, { token = '' }) => [changeMailsKey(token)],
    isSecret: true,
  },
  '/not-for-me/:token/:id': {
    source: 'pages/newsletter/not-for-me.tsx',
    queries: (_search, { token = '', id = '' }) => [notForMeKey(token, id)],
    isSecret: true,
  },
  '/receipts/:token': {
    source: 'pages/newsletter/receipt.tsx',
    queries: (_search, { token = '' }) => [receiptKey(token)],
    isSecret: true,
  },
  '/sent/:token/:mail': {
    source: 'pages/newsletter/sent.tsx',
    queries: (_search, { token = '', mail = '' }) => [sentKey(token, mail)],
    isSecret: true,
  },
  '*': { source: 'pages/not-found.tsx' },
};
