import { fieldOfHeading } from '#contracts/vocabulary/fields/import-headings.ts';
import { isAnyPeriod } from '../../../../../platform/files/values/read-period.ts';
import { type Cells, type Fields, valuesAt } from '../../row-cells.ts';

/** Words over periods in which nobody can bid. */
const OTHER_PERIOD =
  /contract|complet|project|execution|work|validity|valid|deliver|warranty|guarantee|maintenance|defect|liability|fiscal|financial|sale|sold|issu|purchase|document|obtain|collection/i;

/**
 * The column of a table without a day of closing in whose periods bids are taken; undefined when none or several could be it.
 * `isOpen`: nobody has stated what the column is.
 */
export function periodColumn(
  headings: readonly string[],
  fields: Fields,
  sample: readonly Cells[],
  isOpen: (at: number) => boolean,
): number | undefined {
  if (fields.includes('closingDate')) return undefined;
  const found = headings.flatMap((heading, at) => {
    const isFree = fields[at] === undefined && fieldOfHeading(heading) !== null && isOpen(at);
    const values = valuesAt(sample, at);
    const isPeriod = isFree && !OTHER_PERIOD.test(heading) && values.length > 0 && values.every(isAnyPeriod);
    return isPeriod ? [at] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
