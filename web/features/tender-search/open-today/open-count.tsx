import { formatCount } from '../../../lib/format/format.ts';
import { useStatusCounts } from '../api/facets.ts';
import { text } from './messages.en.ts';

/** 'Open today: 1,234, of which 56 close within a week'; nothing as long as it is not known. */
export function OpenCount() {
  const counts = useStatusCounts();
  const countOf = (status: string) => counts?.find(({ value }) => value === status)?.count ?? 0;
  const soon = countOf('closing_soon');
  const open = countOf('open') + soon;
  if (open === 0) return null;
  return text.open(formatCount(open), soon === 0 ? '' : formatCount(soon));
}
