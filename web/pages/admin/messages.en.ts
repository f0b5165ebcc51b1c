import type { AdminTab } from '../../lib/admin/admin-address.ts';

const tabs: Readonly<Record<AdminTab, string>> = {
  tenders: 'Tenders',
  categories: 'Categories',
  organizations: 'Organizations',
  subscriptions: 'Subscriptions',
  emails: 'Emails',
  users: 'Users',
  audit: 'Audit',
  inbox: 'Inbox',
  desk: 'Desk',
  payments: 'Payments',
  statements: 'Bank statements',
  synonyms: 'Synonyms',
  settings: 'Settings',
};

export const text = {
  tabs,
  /** While the code of a tab is on its way; its list goes on from there. */
  loading: (what: string) => `Loading ${what}...`,
  title: 'Admin Dashboard',
  checking: 'Checking your session…',
  deniedTitle: 'Access Denied',
  denied: 'You do not have permission to access the admin area.',
  returnHome: 'Return to Home',
  lead: 'Manage tender listings and website content',
  addTender: 'Add New Tender',
  sections: 'Sections of the administration',
} as const;
