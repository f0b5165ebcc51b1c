import { fieldOfHeading, IMPORT_FIELDS } from '#contracts/vocabulary/fields/import-headings.ts';
import type { Draft, Mapper } from './draft.ts';
import { fieldValue } from './table/table-mapper.ts';
import { tidyValues } from './table/values/tidy-values.ts';

const OURS: ReadonlySet<string> = new Set(IMPORT_FIELDS);

/** Objects whose keys are our fields, or words that stand for them above the columns of a table. */
export const jsonMapper: Mapper = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? draftOf(value as Readonly<Record<string, unknown>>)
    : { column: '', value: JSON.stringify(value), reason: 'Is not a JSON object' };

function draftOf(object: Readonly<Record<string, unknown>>): Draft {
  const input: Record<string, unknown> = {};
  const columns: Record<string, string> = {};
  for (const [key, value] of Object.entries(object)) {
    const meant = OURS.has(key) ? key : fieldOfHeading(key)?.field;
    const field = meant === undefined || (meant !== key && (meant in object || meant in input)) ? key : meant;
    if (field !== key) columns[field] = key;
    input[field] = typeof value === 'string' && value.trim() !== '' ? fieldValue(field, value) : value;
  }
  return { input: tidyValues(input, 'day-first'), columns };
}
