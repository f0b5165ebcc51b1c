import type { QueryClient } from '@tanstack/react-query';

/** Everything under one of these paths is fetched anew; resolves when what is on screen has arrived. */
export function invalidatePaths(queryClient: QueryClient, changed: readonly string[]): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && changed.some((one) => isUnder(path, one)),
  });
}

const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

const TENDERS = ['/api/admin/tenders', '/api/tenders'] as const;
const PLACES = ['/api/cities', '/api/provinces'] as const;

/** Paths to fetch anew after each kind of change: names follow through to the lists that show them. */
export const CHANGED = {
  tender: [...TENDERS, ...PLACES, '/api/sectors'],
  sample: ['/api/admin/samples', ...TENDERS, ...PLACES, '/api/sectors'],
  category: ['/api/categories', '/api/categoryNames', ...TENDERS, '/api/organizations'],
  organization: ['/api/organizations', '/api/admin/known-organizations', ...TENDERS],
  user: ['/api/admin/users'],
  subscription: ['/api/admin/subscriptions', '/api/admin/ledger', '/api/admin/payment-proofs', '/api/admin/waiting'],
  email: ['/api/admin/emails', '/api/admin/waiting'],
  draft: ['/api/admin/drafts', '/api/admin/waiting'],
  import: ['/api/admin/imports', '/api/admin/waiting'],
  place: ['/api/admin/places', '/api/admin/waiting', ...TENDERS, ...PLACES],
  settings: [
    '/api/admin/settings',
    '/api/admin/drafts',
    '/api/admin/newspapers',
    '/api/admin/waiting',
    '/api/bank-accounts',
  ],
  synonym: ['/api/admin/synonyms', ...TENDERS],
  interestArea: ['/api/admin/interest-areas', '/api/admin/waiting', '/api/admin/subscriptions'],
} as const;
