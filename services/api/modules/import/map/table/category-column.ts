import { type Cells, type Fields, valuesAt } from '../row-cells.ts';
import { isSector } from './values/tidy-values.ts';

/** Fields under whose headings, `Sector` and `Type`, lists have their categories; the likelier first. */
const OTHERS = ['sectors', 'procurementMethod'] as const;
/** Share of the values that have to tell a category. */
const MOST = 0.8;

/**
 * The fields of a table in which another column stands in for the one of the categories, when its values are categories and
 * no sectors. `isOpen`: nobody has stated what the column is.
 */
export function withCategories(
  fields: Fields,
  sample: readonly Cells[],
  isCategory: (name: string) => boolean,
  isOpen: (at: number) => boolean,
): Fields {
  if (fields.includes('categories')) return fields;
  const at = OTHERS.map((field) => fields.indexOf(field)).find(
    (column) => column >= 0 && isOpen(column) && holdsCategories(valuesAt(sample, column), isCategory),
  );
  return at === undefined ? fields : fields.with(at, 'categories');
}

const holdsCategories = (values: readonly string[], isCategory: (name: string) => boolean): boolean =>
  !values.every(isSector) && values.filter(isCategory).length >= values.length * MOST;
