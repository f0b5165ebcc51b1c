/** Purpose of the calls of each subject; the keys are those of EVERY_ENDPOINT. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  'Open data': 'Tenders in open formats: Atom, iCalendar, CSV, OCDS, sitemaps',
  Tenders: 'Tender notices: lists, searches, details, histories and scans',
  Categories: 'What is procured',
  Organizations: 'Bodies that procure, or are named in a tender',
  Synonyms: 'Names of one thing that searches take for each other',
  'Look-ups': 'Lists of names for forms and filters',
  Newsletter: 'Subscriptions and digests',
  Payments: 'Ledger of payments, reversals and receipts',
  Contact: 'Messages to the portal',
  Users: 'Accounts, signing in and out',
  Account: 'The own account, its saved tenders and its devices',
  Emails: 'Emails that the portal has sent',
  Imports: 'Files of notices turned into tenders',
  Settings: 'Facts about the portal that its operator states',
  'Event log': 'Who did what, and its verification',
  Operations: 'Queues behind the portal',
};
