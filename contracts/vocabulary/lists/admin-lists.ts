/** Length of a search, and of other text filters, in the administration. */
export const ADMIN_SEARCH_MAX = 100;

/** Columns by which the tables of the administration can be sorted. */
export const ADMIN_SORTS = {
  tenders: ['title', 'published', 'closes', 'place', 'status'],
  categories: ['name', 'description'],
  organizations: ['name', 'category', 'website', 'address'],
  subscriptions: ['name', 'email', 'areas', 'city', 'status', 'expiry'],
  payments: ['name', 'reference', 'state', 'amount', 'recorded', 'expires'],
  users: ['id', 'username', 'email', 'role'],
  emails: ['to', 'subject', 'status', 'date'],
} as const;

/** Tenders or emails at most that one of these orders holds: the newest that match, or tenders at its start. */
export const SORTED_MAX = 10_000;

export const AUDIT_OUTCOMES = ['done', 'refused'] as const;

/** How the connection to a mail server is kept from others: from its first byte, from a command on, or not at all. */
export const MAIL_SECURITY = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof MAIL_SECURITY)[number];
