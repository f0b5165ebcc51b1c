import type { ImportField } from '#contracts/vocabulary/fields/import-headings.ts';
import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import type { Draft, Mapper } from '../draft.ts';
import { tidyValues } from './values/tidy-values.ts';

const LISTS = new Set(['categories', 'organizations']);

interface TableReading {
  readonly headings: readonly string[];
  /** The field of each column; undefined: left out. */
  readonly fields: readonly (ImportField | undefined)[];
  readonly dateOrder: ImportDateOrder;
  /** Category of rows that name none. */
  readonly category: string | undefined;
}

/** Brings the rows of a table to our fields. */
export function tableMapper({ headings, fields, dateOrder, category }: TableReading): Mapper {
  const columns: Record<string, string> = {};
  for (const [at, field] of fields.entries()) {
    if (field !== undefined) columns[field] ??= headings[at] ?? '';
  }
  return (row): Draft => {
    const input: Record<string, unknown> = {};
    for (const [at, text] of (row as readonly string[]).entries()) {
      const field = fields[at];
      const value = withoutFormula(text).trim();
      if (field === undefined || value === '') continue;
      input[field] = field in input ? `${String(input[field])}\n${value}` : fieldValue(field, value);
    }
    if (input.categories === undefined && category !== undefined) input.categories = [category];
    return { input: tidyValues(input, dateOrder), columns };
  };
}

/** `="00123"`, by which spreadsheets are made to keep zeros. */
const withoutFormula = (text: string) => /^="([^"]*)"$/.exec(text.trim())?.[1] ?? text;

/** The value of a field from a text; lists by the signs between their items. */
export function fieldValue(field: string, text: string): unknown {
  if (LISTS.has(field)) return listOf(text, /[|;\n]/);
  if (field === 'sectors') return listOf(text, /[|;,/\n]/);
  if (field === 'organizationIds') return listOf(text, /[|;,]/).map(numberOrText);
  return field === 'procuringOrganizationId' ? numberOrText(text) : text;
}

function listOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

const numberOrText = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : text);
