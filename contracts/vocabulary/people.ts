/** Business types of the sign-up dialog: stored value → label. */
export const SIGN_UP_BUSINESS_TYPES = {
  construction: 'Construction & Engineering',
  it: 'IT & Technology',
  healthcare: 'Healthcare & Medical',
  education: 'Education & Training',
  energy: 'Energy & Utilities',
  manufacturing: 'Manufacturing',
  other: 'Other',
} as const;

export const SUBSCRIBER_BUSINESS_TYPES = [
  'Contractor',
  'Supplier',
  'Consultant',
  'Service Provider',
  'Government Entity',
  'NGO',
  'Other',
] as const;

/** The first account; it alone grants and removes admin, and nobody demotes or deletes it. */
export const SUPER_ADMIN_ID = 1;

/** Changes that people are told of by mail. `email` goes to the address that the account had. */
export const ACCOUNT_CHANGES = ['username', 'email', 'password', 'factor-on', 'factor-off', 'factor-reset'] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/** Links that are mailed to an address: confirm the one of a new account, confirm another one, choose a new password. */
export const ACCOUNT_LINKS = ['sign-up', 'new-email', 'reset'] as const;
export type AccountLink = (typeof ACCOUNT_LINKS)[number];
