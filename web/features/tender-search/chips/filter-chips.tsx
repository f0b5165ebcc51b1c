import type { ComponentType, MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'wouter';
import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { scriptOf } from '../../../lib/format/format.ts';
import { draftChanged } from '../../../lib/forms/drafts.slice.ts';
import { type Filtering, toCanonicalQuery } from '../filters.ts';
import { text } from '../messages.en.ts';
import { filterLabels, without } from '../narrowing/filter-labels.ts';
import { text as chipsText } from './messages.en.ts';

interface FilterChipsProps extends Pick<Filtering, 'filters' | 'hrefOf'> {
  readonly formId: string;
  /** Keeps the list as it is filtered. */
  readonly Save?: ComponentType<{ readonly query: string; readonly labels: readonly { readonly label: string }[] }>;
}

/** The pressed link goes with its filter: the focus moves to the chip beside it, or to the section without any. */
function keepFocus({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const chip = currentTarget.closest('li');
  const beside = chip?.nextElementSibling ?? chip?.previousElementSibling;
  const target = beside?.querySelector('a') ?? currentTarget.closest('section');
  target?.focus({ preventScroll: true });
}

/** The active filters; every chip is a link that removes its filter. */
export function FilterChips({ formId, filters, hrefOf, Save }: FilterChipsProps) {
  const dispatch = useDispatch();
  const labels = filterLabels(filters);
  if (labels.length === 0) return null;
  const forgetDraft = () => dispatch(draftChanged({ form: formId }));
  return (
    <div data-chips="" className="flex flex-wrap items-center gap-2">
      <ul aria-label={chipsText.activeFilters} className="contents">
        {labels.map(({ names, field, label }) => (
          <li key={names.join()} className="min-w-0">
            <Link
              href={hrefOf(without(filters, names))}
              onClick={(event) => {
                if (names[0] === 'search') forgetDraft();
                keepFocus(event);
              }}
              aria-label={chipsText.removeFilter(field, label)}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-brand-soft ps-3 pe-2 font-medium text-brand-text text-sm hover:underline"
            >
              <span className="truncate" {...scriptOf(label)}>
                {label}
              </span>
              <Icon name="x" className="no-print size-4" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        href={hrefOf({ sort: filters.sort, page: 1 })}
        onClick={(event) => {
          forgetDraft();
          keepFocus(event);
        }}
        className={buttonClass('link', 'sm', 'no-print min-h-8 px-1')}
      >
        {text.clearAll}
      </Link>
      {Save && <Save query={toCanonicalQuery({ ...filters, page: 1 })} labels={labels} />}
    </div>
  );
}
