import { TENDER_STATUS_LABELS } from '#contracts/vocabulary/tenders.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { text as chipsText } from '../chips/messages.en.ts';
import { activeFilters, changeFilters, type FilterName, type TenderFilters } from '../filters.ts';
import { text } from '../messages.en.ts';

interface FilterLabel {
  /** The filters that go together: a window of dates is two. */
  readonly names: readonly FilterName[];
  readonly field: string | undefined;
  readonly label: string;
}

const DAYS: readonly FilterName[] = ['closingFrom', 'closingTo'];

export function filterLabels(filters: TenderFilters): readonly FilterLabel[] {
  const closing = closingLabel(filters);
  const labels = activeFilters(filters)
    .filter((name) => !DAYS.includes(name))
    .map((name) => ({ names: [name], field: text.fields[name], label: labelOf(name, filters) }));
  return closing === undefined ? labels : [...labels, { names: DAYS, field: undefined, label: closing }];
}

/** Filters without those that go together. */
export const without = (filters: TenderFilters, names: readonly FilterName[]) =>
  changeFilters(filters, Object.fromEntries(names.map((name) => [name, ''])));

function labelOf(name: FilterName, filters: TenderFilters): string {
  return filters.status !== undefined && name === 'status'
    ? TENDER_STATUS_LABELS[filters.status]
    : (filters[name] ?? '');
}

/** The closing dates that are filtered by, in words; undefined when there are none. */
export function closingLabel({ closingFrom, closingTo }: TenderFilters): string | undefined {
  const { closingRange } = chipsText;
  if (closingFrom !== undefined && closingFrom === closingTo) return closingRange.on(formatDay(closingFrom));
  if (closingFrom !== undefined && closingTo !== undefined)
    return closingRange.between(formatDay(closingFrom), formatDay(closingTo));
  if (closingFrom !== undefined) return closingRange.from(formatDay(closingFrom));
  return closingTo === undefined ? undefined : closingRange.until(formatDay(closingTo));
}
