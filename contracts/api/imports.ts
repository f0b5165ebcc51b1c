import type { z } from 'zod';
import { day, line, optionalLine } from './shared/fields.ts';
import { TenderBody } from './tenders.ts';

const isName = (name: string) => name.length >= 2;

const organizationNames = line(300)
  .array()
  .max(50)
  .nullish()
  .transform((list) => [...new Set((list ?? []).filter((name) => name !== ''))])
  .refine((list) => list.every(isName), 'Organization name must be at least 2 characters.');

/**
 * One notice of an imported file: the tender body, with organizations by name as well. What is not stated keeps the
 * value it has, or begins as: published today, open.
 */
export const ImportRow = TenderBody.extend({
  publishDate: day('Must be a date such as 2026-11-30').optional(),
  status: TenderBody.shape.status.optional(),
  categories: TenderBody.shape.categories.refine(
    (list) => list.every(isName),
    'Category name must be at least 2 characters.',
  ),
  organizations: organizationNames,
  procuringOrganization: optionalLine(300).refine(
    (name) => name === null || isName(name),
    'Organization name must be at least 2 characters.',
  ),
}).refine((row) => row.publishDate === undefined || row.closingDate >= row.publishDate, {
  path: ['closingDate'],
  message: 'Closing date must not be before the publish date',
});
export type ImportRow = z.infer<typeof ImportRow>;

/** What is wrong with one row of a file. */
export interface ImportProblem {
  /** `line 12` or `release 3`. */
  readonly place: string;
  /** Column or field as the file calls it; '' when the row as a whole is bad. */
  readonly column: string;
  /** What stands there, cut short. */
  readonly value: string;
  readonly reason: string;
}

export interface ImportReport {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly newCategories: number;
  readonly newOrganizations: number;
  /** The first of them. */
  readonly problems: readonly ImportProblem[];
  /** True when it was stopped before the end of the file. */
  readonly stopped: boolean;
}
