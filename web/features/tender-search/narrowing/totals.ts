import type { TenderPage } from '#contracts/api/page.ts';
import { formatCount } from '../../../lib/format/numbers.ts';
import { tendersText } from '../../../lib/messages/tenders.ts';
import { PAGE_LIMIT } from '../tender-list-key.ts';

/** '1,234', or '10,000+' where counting stopped. */
export function totalLabel({ total, relation }: TenderPage): string {
  return `${formatCount(total)}${relation === 'gte' ? '+' : ''}`;
}

/** 'Showing 21-40 of 1,234 results', or how many there are when this page has none. */
export function rangeLabel(data: TenderPage, page: number): string {
  if (data.items.length === 0) return tendersText.found(totalLabel(data));
  const from = (page - 1) * PAGE_LIMIT + 1;
  return tendersText.range(formatCount(from), formatCount(from + data.items.length - 1), totalLabel(data));
}
