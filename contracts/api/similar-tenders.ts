import { z } from 'zod';
import { isCalendarDay } from '../rules/karachi-time.ts';
import { forAdmins } from './shared/endpoint.ts';
import { Id, IdParameter } from './shared/fields.ts';

const text = (max: number, description: string, example: string) =>
  z
    .string()
    .max(max)
    .transform((value) => value.trim())
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'Must be text')
    .transform((value) => (value === '' ? undefined : value))
    .meta({ description, example })
    .optional();

const ids = z
  .string()
  .regex(/^(\d{1,10}(,\d{1,10}){0,50})?$/, 'Must be ids with commas between them')
  .transform((list) => (list === '' ? [] : list.split(',').map(Number)))
  .refine((list) => list.every((id) => Id.safeParse(id).success), 'Must be ids with commas between them')
  .meta({ description: 'Ids of its organizations, with commas between them', example: '3,7' })
  .default([]);

/** Values so far of a notice that is being keyed. */
export const SimilarQuery = z.strictObject({
  reference: text(400, 'Its tender number', 'NHA/2026/114'),
  title: text(1000, 'Its title', 'Supply of 200 kVA transformers'),
  closingDate: z
    .string()
    .refine((value) => value === '' || isCalendarDay(value), 'Must be a date such as 2026-11-30')
    .transform((value) => (value === '' ? undefined : value))
    .meta({ description: 'Its closing date', example: '2026-11-30' })
    .optional(),
  organizations: ids,
  except: IdParameter.meta({ description: 'Id of the tender that is being edited', example: '42' }).optional(),
});
export type SimilarQuery = z.infer<typeof SimilarQuery>;

export const SimilarTender = z.strictObject({
  id: Id,
  title: z.string(),
  reference: z.string().nullable(),
  closingDate: z.string(),
  organization: z.string().nullable(),
  /** The value that is alike. */
  because: z.enum(['reference', 'title']),
});
export type SimilarTender = z.infer<typeof SimilarTender>;

export const similarTenders = forAdmins.get(
  '/api/admin/tenders/similar',
  'Published tenders that may be the one being keyed: the same number, or a like title of the same body',
  { query: SimilarQuery, response: z.array(SimilarTender) },
);
