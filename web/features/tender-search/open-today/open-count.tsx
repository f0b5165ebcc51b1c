import { formatCount } from '../../../lib/format/format.ts';
import { useFacets } from '../api/facets.ts';
import { parseFilters } from '../filters.ts';
import { text } from './messages.en.ts';

const EVERYTHING = parseFilters('');

/** 'Open today: 1,234, of which 56 close within a week'; nothing as long as it is not known. */
export function OpenCount() {
  const facets = useFacets(EVERYTHING);
  const countOf = (status: string) => facets?.facets.status.find(({ value }) => value === status)?.count ?? 0;
  const soon = countOf('closing_soon');
  const open = countOf('open') + soon;
  if (open === 0) return null;
  return text.open(formatCount(open), soon === 0 ? '' : formatCount(soon));
}
