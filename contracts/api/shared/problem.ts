import { z } from 'zod';

/** Every error of /api, as `application/problem+json` (RFC 9457). */
export const Problem = z.strictObject({
  /** The page and place that describe this kind of refusal. */
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** A sentence for a person: what happened and what to do. */
  message: z.string(),
  /** The same sentence, where RFC 9457 has it. */
  detail: z.string(),
  /** Field → what is wrong with it. */
  errors: z.record(z.string(), z.string()).optional(),
  /** The moment at which the missing thing was removed. */
  removedAt: z.string().optional(),
  requestId: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
