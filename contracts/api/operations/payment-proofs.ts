import { z } from 'zod';
import { PROOF_MAX_BYTES, PROOF_REASONS, PROOF_STATES } from '../../vocabulary/lists/payment-proofs.ts';
import { forAdmins, forAnybody } from '../shared/endpoint.ts';
import { Id } from '../shared/fields.ts';
import { pageParameters } from '../shared/paging.ts';

export const PaymentProof = z.strictObject({
  id: Id,
  subscriptionId: Id,
  fullName: z.string(),
  email: z.string(),
  paymentReference: z.string(),
  type: z.enum(['image/webp', 'application/pdf']),
  /** Bytes of the stored file; null: the file is gone. */
  size: z.number().int().nullable(),
  state: z.enum(PROOF_STATES),
  reason: z.enum(PROOF_REASONS).nullable(),
  /** The payment that was recorded by it. */
  paymentId: Id.nullable(),
  receivedAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type PaymentProof = z.infer<typeof PaymentProof>;

/** Null takes it back: the proof waits again. */
export const ProofSettingAside = z.strictObject({
  reason: z.enum(PROOF_REASONS, { error: 'Choose a reason' }).nullable(),
});
export type ProofSettingAside = z.infer<typeof ProofSettingAside>;

const path = '/api/admin/payment-proofs';

export const proofEndpoints = {
  send: forAnybody.post('/payment-info', 'Send a proof of payment (form fields reference and file)', {
    budget: 'proof',
    query: z.strictObject({
      period: z
        .string()
        .max(20)
        .optional()
        .meta({ description: 'Period of the plan on the page that is led back to', example: 'year' }),
      reference: z.string().max(20).optional().meta({ description: 'Its payment reference', example: 'AL-7K3Q9F' }),
    }),
    status: 200,
    rawBody: 'multipart/form-data',
    bodyLimit: PROOF_MAX_BYTES,
  }),
  list: forAdmins.get(path, 'Proofs of payment with their subscriptions; those that wait longest first', {
    headers: ['X-Total-Count'],
    query: z.strictObject({
      state: z
        .enum(PROOF_STATES, { error: 'Must be open, recorded or set-aside' })
        .meta({ description: 'Proofs that wait, were recorded or set aside', example: 'open' })
        .default('open'),
      ...pageParameters(50, 200),
    }),
    response: z.array(PaymentProof),
  }),
  file: forAdmins.get(`${path}/:id`, 'The picture, or the PDF as a file to save', { media: 'image/webp' }),
  setAside: forAdmins.post(
    `${path}/:id/set-aside`,
    'Set a proof of payment aside with a reason, or take that back without one',
    {
      status: 200,
      body: ProofSettingAside,
      response: PaymentProof,
    },
  ),
};
