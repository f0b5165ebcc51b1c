import { z } from 'zod';
import { DIGEST_KINDS, LETTER_KINDS, NOTICE_KINDS } from '../jobs/jobs.ts';
import { ADMIN_SORTS, SORTED_MAX } from '../vocabulary/lists/admin-lists.ts';
import { forAdmins } from './shared/endpoint.ts';
import { Id } from './shared/fields.ts';
import { pageParameters, sortParameter } from './shared/paging.ts';

export const MAIL_STATUSES = ['queued', 'sent', 'failed'] as const;

export const MAIL_KINDS = [...LETTER_KINDS, ...DIGEST_KINDS, ...NOTICE_KINDS] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

const summary = {
  id: Id,
  to: z.string(),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  createdAt: z.string(),
  kind: z.enum(MAIL_KINDS),
  /** Why a failed mail failed. */
  error: z.string().nullable(),
};

export const EmailSummary = z.strictObject(summary);
export type EmailSummary = z.infer<typeof EmailSummary>;
export const Email = z.strictObject({ ...summary, html: z.string() });
export type Email = z.infer<typeof Email>;

/** One run of a digest: what it was for, how far it is, and what became of each subscription. */
export const DigestRun = z.strictObject({
  id: Id,
  kind: z.enum(DIGEST_KINDS),
  /** `2026-11-20`, `2026-W47`, `2026-11-20-093010` (a slot of alerts), `request-7`. */
  period: z.string(),
  status: z.enum(['planning', 'running', 'done']),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Subscriptions considered, and how many of them are dealt with. */
  total: z.number().int(),
  done: z.number().int(),
  tenders: z.number().int(),
  /** Tenders of the run that no area of interest reaches; null until the run has looked. */
  unreached: z.number().int().nullable(),
  /** Areas that stood for nothing. */
  emptyAreas: z.array(z.string()),
  matched: z.number().int(),
  sent: z.number().int(),
  nothingNew: z.number().int(),
  skipped: z.strictObject({ unpaid: z.number().int(), expired: z.number().int(), disabled: z.number().int() }),
  failed: z.number().int(),
});
export type DigestRun = z.infer<typeof DigestRun>;

export const EmailQuery = z.strictObject({
  fields: z
    .enum(['summary', 'all'], { error: 'Must be summary or all' })
    .meta({ description: 'summary leaves html out', example: 'summary' })
    .default('all'),
  sort: sortParameter(...ADMIN_SORTS.emails),
  ...pageParameters(50),
});
export type EmailQuery = z.infer<typeof EmailQuery>;

export const emailEndpoints = {
  list: forAdmins.get(
    '/api/admin/emails',
    `Emails, newest first; fields=summary leaves html out. Sorted are the newest ${SORTED_MAX.toLocaleString('en')} (X-Total-Count-Relation: gte where there are more)`,
    {
      headers: ['X-Total-Count', 'X-Total-Count-Relation'],
      query: EmailQuery,
      response: z.array(z.union([Email, EmailSummary])),
    },
  ),
  get: forAdmins.get('/api/admin/emails/:id', 'One email with its html', { response: Email }),
  preview: forAdmins.get(
    '/api/admin/emails/:id/preview',
    'The html of one email as a document that may run nothing, for a frame',
    { media: 'text/html' },
  ),
  clear: forAdmins.delete('/api/admin/emails', 'Empty the list; who was sent what stays known'),
  processDigests: forAdmins.post('/api/admin/process-digests', 'Start a digest run for all frequencies now', {
    budget: 'expensive',
    status: 202,
    response: z.strictObject({ message: z.string(), requestId: Id }),
  }),
  runs: forAdmins.get('/api/admin/digest-runs', 'Digest runs, newest first', {
    query: z.strictObject(pageParameters(20)),
    response: z.array(DigestRun),
  }),
};
