import type { ListPage } from '#contracts/rules/list-headers.ts';
import { TENDERS_PER_PAGE } from '#contracts/vocabulary/lists/public-lists.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { text } from '../messages.en.ts';

/** '1,234', or '10,000+' where counting stopped. */
export function totalLabel({ total, relation }: ListPage<unknown>): string {
  return `${formatCount(total)}${relation === 'gte' ? '+' : ''}`;
}

/** 'Showing 21-40 of 1,234 results', or how many there are when this page has none or the only one. */
export function rangeLabel(data: ListPage<unknown>, page: number): string {
  if (data.items.length === 0 || data.total === 1) return text.found(totalLabel(data));
  const from = (page - 1) * TENDERS_PER_PAGE + 1;
  return text.range(formatCount(from), formatCount(from + data.items.length - 1), totalLabel(data));
}
