/** Length of a search, and of other text filters, in the administration. */
export const ADMIN_SEARCH_MAX = 100;

/** Columns by which the tables of the administration can be sorted. */
export const ADMIN_SORTS = {
  categories: ['name', 'description'],
  organizations: ['name', 'category'],
  subscriptions: ['name', 'email', 'status', 'expiry'],
  payments: ['name', 'state', 'amount', 'recorded', 'expires'],
  users: ['id', 'username', 'email', 'role'],
} as const;

export const AUDIT_OUTCOMES = ['done', 'refused'] as const;
