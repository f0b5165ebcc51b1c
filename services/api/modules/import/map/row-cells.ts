import type { ImportField } from '#contracts/vocabulary/fields/import-headings.ts';
import { type FieldKind, forOptionalFields } from '#contracts/vocabulary/fields/optional-tender-fields.ts';

export type Cells = readonly string[];
/** The field of each column of a table; undefined: left out. */
export type Fields = readonly (ImportField | undefined)[];

type FieldSet = ReadonlySet<string | undefined>;

export const KINDS: Readonly<Record<string, FieldKind>> = {
  ...forOptionalFields((kind) => kind),
  publishDate: 'day',
  closingDate: 'day',
};
/** Fields of days and moments. */
export const DATES: FieldSet = new Set(
  Object.keys(KINDS).filter((field) => KINDS[field] === 'day' || KINDS[field] === 'instant'),
);
export const AMOUNTS: FieldSet = new Set(['bidSecurity', 'documentFee']);
/** Fields whose texts may go on in the row below. */
export const WORDS: FieldSet = new Set(['title', 'description']);

export const valueAt = (cells: Cells, at: number): string => cells[at]?.trim() ?? '';

/** The values of a column that are not blank. */
export const valuesAt = (rows: readonly Cells[], at: number): readonly string[] =>
  rows.map((row) => valueAt(row, at)).filter((value) => value !== '');

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
