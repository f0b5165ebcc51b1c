import { z } from 'zod';
import { REDACTABLE_FIELDS } from '../../vocabulary/fields/redactable-fields.ts';
import { forSuperAdmin } from '../shared/endpoint.ts';
import { line, withoutPersonalData } from '../shared/fields.ts';

export const RedactionBody = z.strictObject({
  /** The version that states what is to go; every other version that says the same loses it, too. */
  version: z
    .number({ error: 'Choose a version' })
    .int()
    .min(1, 'Choose a version')
    .max(2 ** 31 - 1),
  fields: z
    .array(z.enum(REDACTABLE_FIELDS, { error: 'This field cannot be redacted' }), { error: 'Choose what is to go' })
    .min(1, 'Choose what is to go')
    .max(REDACTABLE_FIELDS.length)
    .transform((fields) => [...new Set(fields)]),
  /** Reason, which must not repeat what is to go. */
  reason: withoutPersonalData(line(300, 'Say why')),
});
export type RedactionBody = z.infer<typeof RedactionBody>;

export const Redaction = z.strictObject({
  /** Version of the tender that the redaction made. */
  version: z.number().int(),
  /** Versions that lost something. */
  redacted: z.array(z.number().int()),
});
export type Redaction = z.infer<typeof Redaction>;

/** The versions of a tender that state something redactable, newest first; of a removed one as well. */
export const RedactableVersions = z.array(
  z.strictObject({ version: z.number().int(), fields: z.array(z.enum(REDACTABLE_FIELDS)).min(1) }),
);
export type RedactableVersions = z.infer<typeof RedactableVersions>;

export const redactionEndpoints = {
  redactable: forSuperAdmin.get('/api/tenders/:id/redactions', 'What each version states that can be taken back', {
    response: RedactableVersions,
  }),
  redact: forSuperAdmin.post(
    '/api/tenders/:id/redactions',
    'Take a mistaken text or scan out of all versions for good',
    {
      body: RedactionBody,
      response: Redaction,
    },
  ),
};
