import { z } from 'zod';
import { day, line, optionalLine, optionalWebAddress } from '../shared/fields.ts';

/** A further newspaper or portal in which the notice of a tender stood. */
export const AlsoIn = z.strictObject({
  source: z.string().nullable(),
  /** Karachi day. */
  publishDate: z.string(),
  reference: z.string().nullable(),
  sourceUrl: z.string().nullable(),
});

export const SourceBody = z.strictObject({
  source: line(200, 'Say in which newspaper or portal it stood'),
  publishDate: day('Publish date is required'),
  reference: optionalLine(200),
  sourceUrl: optionalWebAddress,
});
export type SourceBody = z.infer<typeof SourceBody>;
