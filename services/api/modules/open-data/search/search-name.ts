import type { TenderQuery } from '#contracts/api/tenders.ts';
import { TENDER_LABELS } from '#contracts/vocabulary/fields/tender-fields.ts';
import { TENDER_CHOICES } from '#contracts/vocabulary/lists/public-lists.ts';
import { KEYED_FACETS } from '../../../../platform/search/list-filters.ts';

type Filters = Partial<TenderQuery>;
const CHOICES = Object.keys(TENDER_CHOICES) as (keyof typeof TENDER_CHOICES)[];

/** Name of a search in a feed reader or a calendar. */
export function searchName(query: Filters, siteName: string): string {
  const { search, status, closingFrom, closingTo } = query;
  const chosen = KEYED_FACETS.map((name) => query[name]);
  const marks = CHOICES.map((name) => query[name] && `${TENDER_LABELS[name]} ${query[name]}`);
  const what = [...chosen, status?.replace('_', ' '), ...marks].filter(Boolean).join(', ');
  const words = search === undefined ? '' : `“${search}”`;
  const days = [closingFrom && `from ${closingFrom}`, closingTo && `to ${closingTo}`].filter(Boolean).join(' ');
  const about = [words, what, days === '' ? '' : `closing ${days}`].filter(Boolean).join(', ');
  return about === '' ? `${siteName}: tenders` : `${siteName}: tenders ${about}`;
}

/** The parameters that are not what they are anyway, as the caller may repeat them. */
export function parametersOf(query: Filters, defaults: Filters): string {
  const parameters = new URLSearchParams();
  const known: Readonly<Record<string, unknown>> = defaults;
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== known[name]) parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
