import { z } from 'zod';
import { REVERSAL_KINDS, REVERSAL_REASON_MAX } from '../../vocabulary/lists/payment-lists.ts';
import { Payment } from '../newsletter.ts';
import { forAdmins } from '../shared/endpoint.ts';
import { line } from '../shared/fields.ts';

export const ReversalBody = z.strictObject({
  kind: z.enum(REVERSAL_KINDS, { error: 'Must be refund, reversed or mistake' }),
  reason: line(REVERSAL_REASON_MAX, 'Say why'),
  amount: z
    .number({ error: 'Amount must be a number' })
    .int('Must be whole rupees')
    .min(1, 'Must be more than 0')
    .max(100_000_000)
    .optional(),
});
export type ReversalBody = z.infer<typeof ReversalBody>;

export const ledgerEndpoints = {
  reverse: forAdmins.post(
    '/api/admin/payments/:id/reversal',
    'Reverse a payment: access ends, unless other payments stand',
    { body: ReversalBody, response: Payment },
  ),
};
