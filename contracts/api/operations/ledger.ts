import { z } from 'zod';
import { ADMIN_SEARCH_MAX, ADMIN_SORTS } from '../../vocabulary/lists/admin-lists.ts';
import {
  LEDGER_FILTERS,
  LEDGER_STATES,
  REVERSAL_KINDS,
  REVERSAL_REASON_MAX,
} from '../../vocabulary/lists/payment-lists.ts';
import { Payment, PlanChoice } from '../newsletter.ts';
import { forAdmins, forAnybody } from '../shared/endpoint.ts';
import { Id, line, withoutPersonalData } from '../shared/fields.ts';
import { choice, filter, pageParameters, sortParameter } from '../shared/paging.ts';

export const ReversalBody = z.strictObject({
  kind: z.enum(REVERSAL_KINDS, { error: 'Must be refund, reversed or mistake' }),
  reason: withoutPersonalData(line(REVERSAL_REASON_MAX, 'Say why')),
  amount: z
    .number({ error: 'Amount must be a number' })
    .int('Must be whole rupees')
    .min(1, 'Must be more than 0')
    .max(100_000_000)
    .optional(),
  /** Rupees that had gone back as it was seen: 409 once they are others, so that nothing goes back twice. */
  returned: z.number().int().min(0).max(100_000_000).optional(),
});
export type ReversalBody = z.infer<typeof ReversalBody>;

const filters = {
  state: choice(LEDGER_FILTERS, 'How the entry stands', 'owing', `Must be one of ${LEDGER_FILTERS.join(', ')}, or all`),
  search: filter(ADMIN_SEARCH_MAX, 'Words of name, address, payment or bank reference, or a receipt', 'AL-7K3Q9F'),
};

export const LedgerQuery = z.strictObject({
  ...filters,
  sort: sortParameter(...ADMIN_SORTS.payments),
  ...pageParameters(50, 200),
});
export type LedgerQuery = z.infer<typeof LedgerQuery>;

export const LedgerFilters = z.strictObject(filters);
export type LedgerFilters = z.infer<typeof LedgerFilters>;

/** A payment, or what a subscription owes before its first one or after the last one went back. */
export const LedgerEntry = z.strictObject({
  /** `payment-9` or `subscription-42`. */
  key: z.string(),
  state: z.enum(LEDGER_STATES),
  subscriptionId: Id,
  /** Null once the subscriber was erased. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  paymentReference: z.string().nullable(),
  plan: PlanChoice,
  /** Whole rupees that were paid, or are owed. */
  amount: z.number().int(),
  /** ISO instant since which the amount is owed, or at which it was recorded and the term began to count. */
  at: z.string(),
  /** Null for what is owed, as all that follows. */
  paymentId: Id.nullable(),
  bankReference: z.string().nullable(),
  receivedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  receipt: z.string().nullable(),
  /** Secret of the link to the receipt. */
  receiptToken: z.string().nullable(),
  reversedAmount: z.number().int().nullable(),
  reversedAt: z.string().nullable(),
  reversalReason: z.string().nullable(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Sums in whole rupees over every entry of a filter. */
export const LedgerTotals = z.strictObject({
  entries: z.number().int(),
  owed: z.number().int(),
  received: z.number().int(),
  returned: z.number().int(),
  /** Received less returned. */
  balance: z.number().int(),
});
export type LedgerTotals = z.infer<typeof LedgerTotals>;

export const Receipt = Payment.pick({
  ...{ receipt: true, plan: true, amount: true, receivedAt: true, recordedAt: true, expiresAt: true },
  ...{ reversal: true, reversedAmount: true, reversedAt: true },
}).extend({
  paymentId: Id,
  /** Null once the subscriber was erased. */
  name: z.string().nullable(),
  bankReference: z.string(),
});
export type Receipt = z.infer<typeof Receipt>;

export const ledgerEndpoints = {
  list: forAdmins.get('/api/admin/ledger', 'Payments and what is owed; what is owed first, then the newest', {
    headers: ['X-Total-Count'],
    query: LedgerQuery,
    response: z.array(LedgerEntry),
  }),
  totals: forAdmins.get('/api/admin/ledger/totals', 'Sums over the entries of a filter', {
    query: LedgerFilters,
    response: LedgerTotals,
  }),
  export: forAdmins.get('/api/admin/ledger/export', 'The entries of a filter as CSV; each export is in the event log', {
    budget: 'expensive',
    query: LedgerFilters,
    media: 'text/csv',
  }),
  receipt: forAnybody.get('/api/receipts/:token', 'The receipt that a signed link names', {
    isPersonal: true,
    response: Receipt,
  }),
  reverse: forAdmins.post(
    '/api/admin/payments/:id/reversal',
    'Reverse a payment: access ends, unless other payments stand',
    { body: ReversalBody, response: Payment },
  ),
};
