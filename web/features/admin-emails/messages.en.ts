import type { DigestRun, EmailSummary } from '#contracts/api/emails.ts';
import { SORTED_MAX } from '#contracts/vocabulary/lists/admin-lists.ts';
import { formatCount } from '../../lib/format/format.ts';

export const text = {
  heading: 'Email System',
  simulated: 'Simulated Emails',
  refresh: 'Refresh',
  queue: 'Queue',
  clear: 'Clear All',
  clearing: 'Clearing...',
  process: 'Send Test Digests',
  processing: 'Starting...',
  columns: { to: 'Recipient', subject: 'Subject', status: 'Status', date: 'Date' },
  view: 'View',
  viewOf: (subject: string, to: string) => `View: ${subject}, to ${to}`,
  statuses: { sent: 'Sent', queued: 'Queued', failed: 'Failed' } satisfies Record<EmailSummary['status'], string>,
  count: (count: string) => (count === '1' ? '1 email' : `${count} emails`),
  sortedNewest: `Sorted among the ${formatCount(SORTED_MAX)} newest.`,
  loading: 'Loading emails...',
  failed: 'Error loading emails',
  emptyTitle: 'No emails yet',
  empty: 'When subscribers sign up or receive notifications, simulated emails will appear here.',
  previewTitle: 'Email Preview',
  previewText: 'As the recipient sees it. Links open in a new tab.',
  openInTab: 'Open in a new tab, to print it',
  preview: { subject: 'Subject', to: 'To', sent: 'Sent', status: 'Status', reason: 'Reason' },
  body: 'Body of the email',
  gone: 'This email was cleared out of the list meanwhile',
  bodyFailed: 'The email could not be loaded',
  clearText:
    'This takes all emails but those still waiting to be sent out of the list. Who was sent which tender stays known, so that nothing is sent twice. This action cannot be undone.',
  cleared: 'Emails cleared',
  clearedText: 'All simulated emails have been cleared',
  clearFailed: 'Failed to clear emails',
  processed: 'Digests processed',
  processFailed: 'Failed to process digests',
} as const;

export const runsText = {
  heading: 'Digest Runs',
  lead: 'What each run found and sent. Daily at 07:00, weekly on Monday at 07:00, immediate alerts after publication.',
  columns: {
    run: 'Run',
    started: 'Started',
    tenders: 'Tenders',
    matched: 'Matched',
    sent: 'Sent',
    nothingNew: 'Nothing New',
    skipped: 'Skipped',
    failed: 'Failed',
  },
  kinds: { daily: 'Daily', weekly: 'Weekly', immediate: 'Immediate', demand: 'On demand' } satisfies Record<
    DigestRun['kind'],
    string
  >,
  allUnreached: (total: string) =>
    total === '1'
      ? 'No area of interest reaches its tender'
      : `No area of interest reaches any of its ${total} tenders`,
  someUnreached: (count: string, total: string) => `${count} of ${total} tenders are reached by no area of interest`,
  emptyAreas: (areas: string) => `Stand for nothing yet: ${areas}`,
  waiting: 'The run is about to start…',
  planning: 'Planning…',
  progress: (done: string, total: string) => `${done} of ${total} subscriptions`,
  progressOf: (run: string) => `Progress: ${run}`,
  none: 'None',
  skipped: { unpaid: 'unpaid', expired: 'expired', disabled: 'disabled' },
  empty: 'No digest has run yet.',
  loadingFailed: 'Error loading digest runs',
} as const;
