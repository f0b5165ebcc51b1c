import type { Mapper } from './draft.ts';
import { tidyValues } from './table/values/tidy-values.ts';

/** Objects whose keys are our fields. */
export const jsonMapper: Mapper = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { input: tidyValues(value as Record<string, unknown>, 'day-first'), columns: {} }
    : { column: '', value: JSON.stringify(value), reason: 'Is not a JSON object' };
