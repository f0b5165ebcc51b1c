import { useDispatch } from 'react-redux';
import { Link } from 'wouter';
import { TENDER_STATUS_LABELS } from '#contracts/vocabulary/tenders.ts';
import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button-styles.ts';
import { formatDay } from '../../../lib/format/dates.ts';
import { tendersText } from '../../../lib/messages/tenders.ts';
import { searchApplied } from '../filters.slice.ts';
import { activeFilters, changeFilters, type FilterName, type TenderFilters } from '../filters.ts';

export interface FilterChipsProps {
  readonly formId: string;
  readonly filters: TenderFilters;
  readonly hrefOf: (filters: TenderFilters) => string;
}

/** What is filtered by; every chip is a link that takes its filter away. */
export function FilterChips({ formId, filters, hrefOf }: FilterChipsProps) {
  const dispatch = useDispatch();
  const names = activeFilters(filters);
  if (names.length === 0) return null;
  const forgetDraft = () => dispatch(searchApplied(formId));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={tendersText.activeFilters} className="contents">
        {names.map((name) => (
          <li key={name} className="min-w-0">
            <Link
              href={hrefOf(changeFilters(filters, { [name]: undefined }))}
              onClick={name === 'search' ? forgetDraft : undefined}
              aria-label={tendersText.removeFilter(tendersText.fields[name], labelOf(name, filters))}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-brand-soft ps-3 pe-2 font-medium text-brand-text text-sm hover:underline"
            >
              <span className="truncate" dir="auto">
                {isDay(name) && `${tendersText.fields[name]} `}
                {labelOf(name, filters)}
              </span>
              <Icon name="x" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        href={hrefOf({ sort: filters.sort, page: 1 })}
        onClick={forgetDraft}
        className={buttonClass('link', 'sm', 'min-h-8 px-1')}
      >
        {tendersText.clearAll}
      </Link>
    </div>
  );
}

function isDay(name: FilterName): boolean {
  return name === 'closingFrom' || name === 'closingTo';
}

function labelOf(name: FilterName, filters: TenderFilters): string {
  const value = filters[name] ?? '';
  if (isDay(name)) return formatDay(value);
  return filters.status !== undefined && name === 'status' ? TENDER_STATUS_LABELS[filters.status] : value;
}
