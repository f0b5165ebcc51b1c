import { Suspense, useDeferredValue } from 'react';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { TENDERS_PER_PAGE } from '#contracts/vocabulary/lists/public-lists.ts';
import { SaveSearch } from '../features/saved/components/lazy-save-search.tsx';
import { SaveOnCard } from '../features/saved/components/save-on-card.tsx';
import { SavingProvider } from '../features/saved/components/saving-provider.tsx';
import { useFacets } from '../features/tender-search/api/facets.ts';
import { useTenderList } from '../features/tender-search/api/tender-list.ts';
import { FilterSheet } from '../features/tender-search/bar/filter-sheet.tsx';
import { ResultsBar } from '../features/tender-search/bar/results-bar.tsx';
import { FilterChoices } from '../features/tender-search/components/filter-choices.tsx';
import { FilterForm } from '../features/tender-search/components/filter-form.tsx';
import { StatusLinks } from '../features/tender-search/components/status-links.tsx';
import { RESULTS_ID, TenderResults } from '../features/tender-search/components/tender-results.tsx';
import { toCanonicalQuery } from '../features/tender-search/filters.ts';
import { FilterChips, SearchHints } from '../features/tender-search/lazy-parts.tsx';
import { text } from '../features/tender-search/messages.en.ts';
import { ClosingLinks } from '../features/tender-search/narrowing/closing-links.tsx';
import { MORE_FILTERS, MoreFilters } from '../features/tender-search/narrowing/more-filters.tsx';
import { rangeLabel, totalLabel } from '../features/tender-search/narrowing/totals.ts';
import { useFilters } from '../features/tender-search/use-filters.ts';
import { useHeadOf } from '../lib/head/use-head.ts';
import { commonText } from '../lib/messages.en.ts';
import { paths } from '../lib/routing/paths.ts';
import { useSite } from '../lib/site.tsx';

const FORM_ID = 'tender-filters';
const NONE: readonly TenderListItem[] = [];

const loadHead = async () => (await import('../features/tender-search/head/list-head.ts')).listHead;
const head = { load: loadHead, ready: import.meta.env.SSR ? await loadHead() : null };

/** Filters and results are hydrated one after the other, so that a tap in between does not wait for both. */
export default function TendersPage() {
  const { filters, hrefOf, apply } = useFilters(paths.tenders);
  const list = useTenderList(filters, TENDERS_PER_PAGE);
  const facets = useFacets(filters);
  useHeadOf(head, filters, list.data?.items ?? NONE, useSite());
  // The pressed control shows at once; the cards follow when the phone's processor has time for them.
  const results = useDeferredValue(
    <SavingProvider next={hrefOf(filters)}>
      <TenderResults list={list} filters={filters} facets={facets} hrefOf={hrefOf} Save={SaveOnCard} />
    </SavingProvider>,
  );
  const narrowed = { filters, facets, apply };
  const narrowing = (
    <>
      <ClosingLinks filters={filters} hrefOf={hrefOf} />
      <MoreFilters {...narrowed} />
    </>
  );
  const waits = list.isError ? '' : commonText.loading;
  const found = list.data === undefined ? text.title : text.show(text.tenders(totalLabel(list.data)));
  return (
    <div className="page-width py-4 md:py-8">
      <header className="rule-double pb-3 md:pb-4">
        <h1 className="font-bold font-display text-2xl md:text-4xl">{text.title}</h1>
        <p className="mt-1 text-soft max-md:hidden">{text.lead}</p>
      </header>
      <div className="mt-4 grid gap-x-8 gap-y-2 md:mt-5 lg:grid-cols-[16.5rem_minmax(0,1fr)]">
        <aside className="no-print lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:p-1 lg:-m-1">
          <h2 className="sr-only">{text.filters}</h2>
          <Suspense>
            <FilterForm {...narrowed} id={FORM_ID} action={paths.tenders} childFilters={MORE_FILTERS} beside>
              {narrowing}
            </FilterForm>
          </Suspense>
        </aside>
        <section
          id={RESULTS_ID}
          aria-labelledby="results-title"
          tabIndex={-1}
          className="outline-none flex min-w-0 flex-col gap-3 **:scroll-mt-14"
        >
          <h2 id="results-title" className="sr-only">
            {text.results}
          </h2>
          <ResultsBar
            formId={FORM_ID}
            filters={filters}
            apply={apply}
            count={list.data === undefined ? waits : rangeLabel(list.data, filters.page)}
          >
            <FilterSheet filters={filters} apply={apply} found={found}>
              <FilterChoices {...narrowed} isWhole />
              {narrowing}
            </FilterSheet>
          </ResultsBar>
          <StatusLinks filters={filters} facets={facets} hrefOf={hrefOf} />
          <FilterChips formId={FORM_ID} filters={filters} hrefOf={hrefOf} Save={SaveSearch} />
          <SearchHints facets={facets} filters={filters} hrefOf={hrefOf} />
          <Suspense>{results}</Suspense>
          <p className="no-print flex flex-wrap gap-x-4 text-sm text-soft">
            {text.openAs.map(([name, address]) => (
              <a
                key={name}
                href={address.replace('*', toCanonicalQuery({ ...filters, page: 1 }))}
                className="inline-flex min-h-8 items-center underline underline-offset-4"
              >
                {name}
              </a>
            ))}
          </p>
        </section>
      </div>
    </div>
  );
}
