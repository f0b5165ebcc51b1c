import { Link } from 'wouter';
import { Failure } from '../../../components/failure.tsx';
import { LiveText } from '../../../components/live-text.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { HOME_LIMIT, useTenderList } from '../api/tender-list.ts';
import { type TenderFilters, toQuery } from '../filters.ts';
import { findText as text } from '../find-tenders.messages.en.ts';
import { EmptyResults, FilterChips } from '../lazy-parts.tsx';
import { text as tendersText } from '../messages.en.ts';
import { totalLabel } from '../narrowing/totals.ts';
import { useFilters } from '../use-filters.ts';
import { FilterForm } from './filter-form.tsx';
import { SortSelect } from './sort-select.tsx';
import { CardSkeletons, TenderCards } from './tender-cards.tsx';

const FORM_ID = 'home-filters';
const RESULTS_ID = 'found';
const showResults = () => document.getElementById(RESULTS_ID)?.scrollIntoView();
const GRID = 'md:grid-cols-2 xl:grid-cols-3';

/** The home page's search: at most six cards, then the way to the whole list. */
export function FindTenders() {
  const { filters, hrefOf, apply } = useFilters(paths.home);
  const firstPage: TenderFilters = { ...filters, page: 1 };
  const list = useTenderList(firstPage, HOME_LIMIT);
  const waits = list.isError ? '' : commonText.loading;
  const showing = list.data === undefined ? waits : text.showing(list.data.items.length, totalLabel(list.data));
  return (
    <section
      id="find"
      aria-labelledby="find-title"
      tabIndex={-1}
      className="page-width flex flex-col gap-5 py-8 outline-none md:py-14"
    >
      <header>
        <h2 id="find-title" className="font-bold font-display text-2xl md:text-3xl">
          {text.title}
        </h2>
        <p className="mt-1 text-soft max-md:hidden">{text.lead}</p>
      </header>
      <FilterForm
        id={FORM_ID}
        action={`${paths.home}#${RESULTS_ID}`}
        filters={firstPage}
        apply={apply}
        onSubmitted={showResults}
      />
      <FilterChips formId={FORM_ID} filters={firstPage} hrefOf={hrefOf} />
      <div id={RESULTS_ID} className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-soft">{showing}</p>
        <SortSelect formId={FORM_ID} filters={firstPage} apply={apply} />
      </div>
      {list.isError ? (
        <Failure title={tendersText.failed} error={list.error} onRetry={() => void list.refetch()} />
      ) : list.data === undefined ? (
        <CardSkeletons count={HOME_LIMIT} className={GRID} />
      ) : list.data.items.length === 0 ? (
        <EmptyResults filters={firstPage} hrefOf={hrefOf} />
      ) : (
        <TenderCards items={list.data.items} isBusy={list.isPlaceholderData} headingLevel={3} className={GRID} />
      )}
      {list.data !== undefined && <LiveText text={showing} />}
      <Link href={`${paths.tenders}${toQuery(firstPage)}`} className={buttonClass('secondary', 'lg', 'self-center')}>
        {text.viewAll}
      </Link>
    </section>
  );
}
