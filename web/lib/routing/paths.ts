/** Every address of the site. Patterns are wouter's. */
export const paths = {
  home: '/',
  auth: '/auth',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmAddress: '/confirm-address',
  tenders: '/tenders',
  tendersWith: (filters: Readonly<Record<string, string>>) => `/tenders?${new URLSearchParams(filters)}`,
  tender: (id: number) => `/tenders/${id}`,
  about: '/about',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  reuse: '/reuse-our-data',
  contact: '/contact',
  /** The form there, about a notice. */
  contactAbout: (id: number) => `/contact?notice=${id}`,
  newsletter: '/newsletter',
  /** The form on that page. */
  subscribe: '/newsletter#subscribe',
  payment: '/payment-info',
  paymentOf: (period: string, reference: string) => `/payment-info?${new URLSearchParams({ period, reference })}`,
  account: '/account',
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  noticeMails: (token: string) => `/notice-mails/${token}`,
  notForMe: (token: string, tender: string) => `/not-for-me/${token}/${tender}`,
  receipt: (token: string) => `/receipts/${token}`,
  admin: '/admin',
  adminLogin: '/admin/login',
  queues: '/admin/queues',
  signUp: '/auth?mode=signup',
} as const;

export type PageParameters = Readonly<Record<string, string>>;

/** Props of every page: the values of its pattern's parameters. */
export interface PageProps {
  readonly parameters: PageParameters;
}
