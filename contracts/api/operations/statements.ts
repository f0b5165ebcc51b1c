import { z } from 'zod';
import {
  STATEMENT_CONFIDENCES,
  STATEMENT_LINE_STATES,
  STATEMENT_MAX_BYTES,
  STATEMENT_REASONS,
} from '../../vocabulary/lists/statements.ts';
import { PlanChoice } from '../newsletter.ts';
import { forAdmins } from '../shared/endpoint.ts';
import { Id, line, optionalParagraphs } from '../shared/fields.ts';
import { pageParameters } from '../shared/paging.ts';

const Reason = z.strictObject({
  kind: z.enum(STATEMENT_REASONS),
  /** The words of the line, the day or the amount that it is about. */
  about: z.string(),
});
export type StatementReason = z.infer<typeof Reason>;

const Proposal = z.strictObject({
  subscriptionId: Id,
  fullName: z.string(),
  email: z.string(),
  paymentReference: z.string(),
  plan: PlanChoice,
  /** Whole rupees. */
  price: z.number().int(),
  reasons: z.array(Reason),
});
export type StatementProposal = z.infer<typeof Proposal>;

export const StatementLine = z.strictObject({
  id: Id,
  /** `line 12` or `row 12` of the file. */
  place: z.string(),
  day: z.string(),
  narration: z.string(),
  bankReference: z.string(),
  /** Rupees, perhaps with paisa. */
  amount: z.number(),
  state: z.enum(STATEMENT_LINE_STATES),
  confidence: z.enum(STATEMENT_CONFIDENCES),
  /** Subscriptions that it may pay for, the likeliest first. */
  proposals: z.array(Proposal),
  /** The subscription whose payment it is. */
  subscriptionId: Id.nullable(),
  paymentId: Id.nullable(),
});
export type StatementLine = z.infer<typeof StatementLine>;

const StatementCounts = z.strictObject({
  /** Payments to the account, and those of them that an earlier statement had brought. */
  payments: z.number().int(),
  known: z.number().int(),
  /** Rows that are no payments to us: money that went out, other currencies, amounts below zero. */
  outgoing: z.number().int(),
  foreign: z.number().int(),
  unreadable: z.number().int(),
  /** The first rows that could not be read, each with its reason. */
  problems: z.array(z.strictObject({ place: z.string(), reason: z.string() })),
});

export const Statement = z.strictObject({
  id: Id,
  fileName: z.string(),
  account: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  counts: StatementCounts,
  /** Lines that nobody has decided yet. */
  open: z.number().int(),
  createdAt: z.string(),
});
export type Statement = z.infer<typeof Statement>;

export const StatementConfirmation = z.strictObject({
  subscriptionId: Id,
  plan: PlanChoice,
  /** Needed where the amount is not the price of the plan. */
  note: optionalParagraphs(1000),
});
export type StatementConfirmation = z.infer<typeof StatementConfirmation>;

export const SureLines = z.strictObject({
  lines: z
    .array(z.strictObject({ id: Id, subscriptionId: Id }))
    .min(1, 'Choose a line')
    .max(500, 'Confirm at most 500 lines at once'),
});
export type SureLines = z.infer<typeof SureLines>;

export const SettingAside = z.strictObject({
  lines: z.array(Id).min(1, 'Choose a line').max(500, 'Set at most 500 lines aside at once'),
  isSetAside: z.boolean({ error: 'Must be true or false' }),
});
export type SettingAside = z.infer<typeof SettingAside>;

/** Lines that were left alone, each with the reason. */
const Left = z.array(z.strictObject({ id: Id, reason: z.string() }));

const path = '/api/admin/statements';

export const statementEndpoints = {
  upload: forAdmins.post(path, 'Read a bank statement (CSV or xlsx); its payments wait to be confirmed', {
    query: z.strictObject({
      fileName: line(255, 'The file needs a name').meta({ description: 'Name of the file', example: 'november.csv' }),
    }),
    rawBody: 'application/octet-stream',
    bodyLimit: STATEMENT_MAX_BYTES,
    response: Statement,
  }),
  list: forAdmins.get(path, 'Bank statements, newest first', {
    headers: ['X-Total-Count'],
    query: z.strictObject(pageParameters(10, 100)),
    response: z.array(Statement),
  }),
  remove: forAdmins.delete(`${path}/:id`, 'Take a statement away; payments that were confirmed from it stay'),
  lines: forAdmins.get('/api/admin/statement-lines', 'Payments of all statements with what each may pay for', {
    headers: ['X-Total-Count'],
    query: z.strictObject({
      state: z
        .enum(STATEMENT_LINE_STATES, { error: 'Must be open, confirmed or set-aside' })
        .meta({ description: 'Lines that are open, confirmed or set aside', example: 'open' })
        .default('open'),
      ...pageParameters(100, 500),
    }),
    response: z.array(StatementLine),
  }),
  confirm: forAdmins.post('/api/admin/statement-lines/:id/payment', 'Record the payment that a line tells of', {
    body: StatementConfirmation,
    response: StatementLine,
  }),
  confirmSure: forAdmins.post(
    '/api/admin/statement-lines/payments',
    'Record the payments of those of these lines about which there is no doubt',
    {
      status: 200,
      body: SureLines,
      response: z.strictObject({ confirmed: z.array(Id), left: Left }),
    },
  ),
  decide: forAdmins.post('/api/admin/statement-lines/set-aside', 'Set lines aside as not ours, or take them back', {
    status: 200,
    body: SettingAside,
    response: z.strictObject({ changed: z.array(Id), left: Left }),
  }),
  setAside: forAdmins.patch('/api/admin/statement-lines/:id', 'Set a line aside as not ours, or take that back', {
    body: z.strictObject({ isSetAside: z.boolean({ error: 'Must be true or false' }) }),
    response: StatementLine,
  }),
};
