import { z } from 'zod';
import { MATCH_CODES, NOT_SENT_CODES } from '../../vocabulary/lists/match-reasons.ts';
import { MAIL_KINDS } from '../emails.ts';
import { forAdmins } from '../shared/endpoint.ts';
import { Id, line } from '../shared/fields.ts';

const ProofQuery = z.strictObject({
  tender: z.coerce
    .number({ error: 'Enter the number of a notice' })
    .int('Enter the number of a notice')
    .min(1, 'Enter the number of a notice')
    .max(2_147_483_647, 'Enter the number of a notice')
    .meta({ description: 'Number of the notice', example: 42 }),
  person: line(254)
    .transform((value) => (value === '' ? undefined : value))
    .optional()
    .meta({
      description: 'Email address of a subscription or an account, or number of a subscription',
      example: 'amina@example.pk',
    }),
});

const criterion = { of: z.string() };

/** Fate of a notice with one person. Reasons are judged by his choices as they are now. */
export const PersonDeliveryProof = z.strictObject({
  /** Null: an account without a subscription, which hears of what changes in notices that it has saved. */
  subscriptionId: Id.nullable(),
  userId: Id.nullable(),
  email: z.string(),
  /** Whether his account has saved it. */
  hasSaved: z.boolean(),
  /** Told: a mail has the notice; wanted: the next digest will; passed: not, for this reason. */
  verdict: z.enum(['told', 'wanted', 'passed']),
  matched: z.strictObject({ code: z.enum(MATCH_CODES), ...criterion }).nullable(),
  passed: z.strictObject({ code: z.enum(NOT_SENT_CODES), ...criterion }).nullable(),
  mail: z.strictObject({ id: Id, kind: z.enum(MAIL_KINDS), createdAt: z.string(), status: z.string() }).nullable(),
  /** Mails that told him what changed in it, oldest first. */
  changes: z.array(z.strictObject({ version: z.number().int(), mailId: Id, createdAt: z.string() })),
});
export type PersonDeliveryProof = z.infer<typeof PersonDeliveryProof>;

export const DeliveryProof = z.strictObject({
  tender: z.strictObject({
    id: Id,
    /** Title; of a withdrawn notice the last one. */
    title: z.string(),
    withdrawnAt: z.string().nullable(),
    /** Subscriptions that were sent it, and people who have saved it. */
    told: z.number().int(),
    saved: z.number().int(),
    /** People who were told of a change, and mails that did so. */
    toldOfChanges: z.number().int(),
    changeMails: z.number().int(),
  }),
  person: PersonDeliveryProof.nullable(),
});
export type DeliveryProof = z.infer<typeof DeliveryProof>;

export const deliveryProofEndpoints = {
  read: forAdmins.get(
    '/api/admin/proof',
    'How many were told of a notice; for a person: by which criterion, when, or why not',
    {
      query: ProofQuery,
      response: DeliveryProof,
    },
  ),
};
