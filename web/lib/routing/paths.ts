/** Every address of the site. Patterns are wouter's. */
export const paths = {
  home: '/',
  auth: '/auth',
  tenders: '/tenders',
  tender: (id: number) => `/tenders/${id}`,
  about: '/about',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  contact: '/contact',
  newsletter: '/newsletter',
  payment: '/payment-info',
  account: '/account',
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  admin: '/admin',
  adminLogin: '/admin/login',
  queues: '/admin/queues',
  signUp: '/auth?mode=signup',
} as const;

/** A return address from a query string: only a path of this site, never another host. */
export function safeReturnPath(value: string | null): string | null {
  if (value === null || value.length > 500 || !/^\/(?![/\\])[^\\\s]*$/.test(value)) return null;
  const url = new URL(value, 'http://local.invalid');
  return url.host === 'local.invalid' ? `${url.pathname}${url.search}${url.hash}` : null;
}
