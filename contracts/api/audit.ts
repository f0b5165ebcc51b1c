import { z } from 'zod';
import type { EventType } from '../events/any-event.ts';
import { addDays, isCalendarDay, karachiInstant } from '../rules/karachi-time.ts';
import { EVENT_TYPES } from '../vocabulary/event-types.ts';
import { ADMIN_SEARCH_MAX, AUDIT_OUTCOMES } from '../vocabulary/lists/admin-lists.ts';
import { forAdmins } from './shared/endpoint.ts';
import { choice, filter, numberFrom1, wholeNumber } from './shared/paging.ts';

const WHEN = 'Must be a date such as 2026-11-30, or a time such as 2026-11-30T11:00:00+05:00';
const instant = z.iso.datetime({ offset: true, error: WHEN });

/** A Karachi day or an instant; yields the instant at which it begins, or, at the end of a range, the first one after it. */
const edge = (end: boolean, description: string) =>
  z
    .string()
    .max(40, WHEN)
    .transform((value, context) => {
      const text = value.trim();
      if (text === '') return undefined;
      if (isCalendarDay(text)) return karachiInstant(end ? addDays(text, 1) : text).toISOString();
      const at = instant.safeParse(text);
      if (at.success) return new Date(Date.parse(at.data) + (end ? 1 : 0)).toISOString();
      context.addIssue({ code: 'custom', message: WHEN });
      return z.NEVER;
    })
    .meta({ description, example: '2026-11-30' })
    .optional();

const filters = {
  type: z
    .string()
    .refine(
      (value) => ['', 'all', 'changes', ...EVENT_TYPES].includes(value),
      'Must be a type of event such as TenderPublished, or changes',
    )
    .transform((value) => (value === '' || value === 'all' ? undefined : (value as EventType | 'changes')))
    .meta({
      description: 'Type of event; changes leaves out reading, signing in and checking',
      example: 'TenderPublished',
    })
    .optional(),
  actor: filter(ADMIN_SEARCH_MAX, 'Who did it: user-7, 7, a username, visitor or system', 'user-7'),
  target: filter(ADMIN_SEARCH_MAX, 'The record, its number, or a username', 'tender-42'),
  from: edge(false, 'Not before this Karachi day or instant'),
  to: edge(true, 'Not after this Karachi day or instant'),
  outcome: choice(AUDIT_OUTCOMES, 'Whether it was done or refused', 'refused'),
};

const position = (description: string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'Must be a position of the log')
    .transform(Number)
    .meta({ description, example: '1840' })
    .optional();

const ordered = ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
  from === undefined || to === undefined || from < to;
const WRONG_ORDER = { path: ['to'], error: 'Must not lie before the beginning' };

export const AuditQuery = z
  .strictObject({
    ...filters,
    before: position('Only what is older than this position; the newest of it first'),
    after: position('Only what is newer than this position; the oldest of it is the last of the page'),
    limit: wholeNumber(200, 'Must be a number from 1 to 200')
      .meta(numberFrom1(200, 'Events of a page; 50 where it is not stated', 50))
      .default(50),
  })
  .refine(ordered, WRONG_ORDER)
  .refine(({ before, after }) => before === undefined || after === undefined, {
    path: ['after'],
    error: 'Cannot be combined with before',
  });
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditExportQuery = z
  .strictObject({
    ...filters,
    format: z
      .enum(['csv', 'jsonl'], { error: 'Must be csv or jsonl' })
      .meta({ description: 'Format of the file', example: 'jsonl' })
      .default('csv'),
  })
  .refine(ordered, WRONG_ORDER);
export type AuditExportQuery = z.infer<typeof AuditExportQuery>;

export type AuditFilter = Pick<AuditQuery, 'type' | 'actor' | 'target' | 'from' | 'to' | 'outcome'>;

/** One fact of a record, said in words; null: there was or is none. */
export const AuditChange = z.strictObject({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type AuditChange = z.infer<typeof AuditChange>;

export const AuditEvent = z.strictObject({
  position: z.number().int(),
  type: z.string(),
  recordedAt: z.string(),
  outcome: z.enum(AUDIT_OUTCOMES),
  actor: z.strictObject({
    kind: z.enum(['user', 'visitor', 'system']),
    id: z.number().int().nullable(),
    /** Name that the account has today; 'deleted user 42' once it is erased. */
    name: z.string(),
  }),
  /** One sentence that begins with the actor. */
  summary: z.string(),
  /** The record that was changed; `record` is a value for the filter `target`. */
  target: z.strictObject({ record: z.string(), name: z.string() }).nullable(),
  changes: z.array(AuditChange),
  requestId: z.string(),
  /** Coarse network of the caller. */
  client: z.string().nullable(),
  stream: z.string(),
  version: z.number().int(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

/** The proof of the seals. `upTo` is 0 when nothing has been sealed yet. */
export const AuditVerdict = z.discriminatedUnion('intact', [
  z.strictObject({
    intact: z.literal(true),
    upTo: z.number().int(),
    /** Events that no seal covers yet. */
    unsealed: z.number().int(),
    /** Seals that were found outside the database; without any, a rewritten end of the log stays unseen. */
    publishedSeals: z.number().int(),
    /** False where only the worker has AUDIT_KEY: seals that were made anew with another key stay unseen. */
    signaturesChecked: z.boolean(),
    verifiedAt: z.string(),
  }),
  z.strictObject({
    intact: z.literal(false),
    /** Null when no event was found bad, but a trigger that keeps the log append-only is not in force. */
    firstBadPosition: z.number().int().nullable(),
    reason: z.string(),
    verifiedAt: z.string(),
  }),
]);
export type AuditVerdict = z.infer<typeof AuditVerdict>;

export const auditEndpoints = {
  list: forAdmins.get('/api/admin/events', 'The event log in words, newest first; neighbours in Link', {
    query: AuditQuery,
    response: z.array(AuditEvent),
  }),
  export: forAdmins.get(
    '/api/admin/events/export',
    'The filtered event log as CSV or JSON Lines, streamed; the number of events in X-Total-Count',
    { budget: 'expensive', query: AuditExportQuery, media: 'text/csv' },
  ),
  verification: forAdmins.get(
    '/api/admin/events/verification',
    'Checks the log against its seals, its streams and its triggers: intact up to a position, or what is wrong',
    { budget: 'expensive', response: AuditVerdict },
  ),
};
