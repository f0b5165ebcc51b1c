import { Link } from 'wouter';
import { TENDER_STATUS_LABELS, TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { changeFilters, type Filtering } from '../filters.ts';
import { text } from '../messages.en.ts';
import { countsOf, totalWithout } from '../narrowing/facets.ts';

/** The statuses with their counts, each one click away. Room for the counts is kept until they are there. */
export function StatusLinks({ filters, facets, hrefOf }: Omit<Filtering, 'apply'>) {
  const countOf = countsOf(facets, 'status');
  const all = totalWithout(facets, 'status');
  return (
    <ul
      aria-label={text.byStatus}
      className="no-print flex gap-1 overflow-x-auto overflow-y-hidden border-line border-b text-sm"
    >
      {([undefined, ...TENDER_STATUSES] as const).map((status) => (
        <li key={status ?? ''}>
          <Link
            href={hrefOf(changeFilters(filters, { status }))}
            aria-current={filters.status === status ? 'true' : undefined}
            className="-mb-px inline-flex min-h-10 flex-col items-center justify-center whitespace-nowrap border-transparent border-b-2 px-2 leading-tight hover:border-line aria-[current]:border-brand aria-[current]:font-semibold sm:flex-row sm:gap-1.5 sm:px-3"
          >
            {status === undefined ? text.all.status : TENDER_STATUS_LABELS[status]}
            <span className="h-4 min-w-[3ch] text-center text-soft text-xs tabular-nums sm:text-sm">
              {status === undefined ? all && formatCount(all) : countOf(status)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
