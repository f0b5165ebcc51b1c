import { Suspense, useDeferredValue } from 'react';
import { TENDERS_PER_PAGE } from '#contracts/vocabulary/lists/public-lists.ts';
import { SaveOnCard } from '../features/saved/components/save-on-card.tsx';
import { SavingProvider } from '../features/saved/components/saving-provider.tsx';
import { useFacets } from '../features/tender-search/api/facets.ts';
import { useTenderList } from '../features/tender-search/api/tender-list.ts';
import { FilterChips } from '../features/tender-search/components/filter-chips.tsx';
import { FilterForm } from '../features/tender-search/components/filter-form.tsx';
import { SortSelect } from '../features/tender-search/components/sort-select.tsx';
import { StatusLinks } from '../features/tender-search/components/status-links.tsx';
import { RESULTS_ID, TenderResults } from '../features/tender-search/components/tender-results.tsx';
import { toCanonicalQuery } from '../features/tender-search/filters.ts';
import { listHead } from '../features/tender-search/head/list-head.ts';
import { text } from '../features/tender-search/messages.en.ts';
import { ClosingLinks } from '../features/tender-search/narrowing/closing-links.tsx';
import { MORE_FILTERS, MoreFilters } from '../features/tender-search/narrowing/more-filters.tsx';
import { rangeLabel } from '../features/tender-search/narrowing/totals.ts';
import { useFilters } from '../features/tender-search/use-filters.ts';
import { useHead } from '../lib/head/use-head.ts';
import { commonText } from '../lib/messages.en.ts';
import { paths } from '../lib/routing/paths.ts';
import { useSite } from '../lib/site.tsx';

const FORM_ID = 'tender-filters';

/** Filters and results are hydrated one after the other, so that a tap in between does not wait for both. */
export default function TendersPage() {
  const { filters, hrefOf, apply } = useFilters(paths.tenders);
  const list = useTenderList(filters, TENDERS_PER_PAGE);
  const facets = useFacets(filters);
  useHead(listHead(filters, list.data?.items ?? [], useSite()));
  // The pressed control shows at once; the cards follow when the phone's processor has time for them.
  const results = useDeferredValue(
    <SavingProvider next={hrefOf(filters)}>
      <TenderResults list={list} filters={filters} facets={facets} hrefOf={hrefOf} Save={SaveOnCard} />
    </SavingProvider>,
  );
  return (
    <div className="page-width py-6 md:py-8">
      <header className="rule-double pb-4">
        <h1 className="font-bold font-display text-3xl md:text-4xl">{text.title}</h1>
        <p className="mt-1 text-soft">{text.lead}</p>
      </header>
      <div className="mt-5 grid gap-x-8 gap-y-5 lg:grid-cols-[16.5rem_minmax(0,1fr)]">
        <aside className="no-print lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:p-1 lg:-m-1">
          <h2 className="sr-only">{text.filters}</h2>
          <Suspense>
            <FilterForm
              id={FORM_ID}
              action={paths.tenders}
              filters={filters}
              facets={facets}
              apply={apply}
              childFilters={MORE_FILTERS}
              withStatus
              beside
            >
              <ClosingLinks filters={filters} hrefOf={hrefOf} />
              <MoreFilters filters={filters} facets={facets} apply={apply} />
            </FilterForm>
          </Suspense>
        </aside>
        <section id={RESULTS_ID} aria-labelledby="results-title" className="flex min-w-0 flex-col gap-4">
          <h2 id="results-title" className="sr-only">
            {text.results}
          </h2>
          <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-soft">
              {list.data === undefined ? commonText.loading : rangeLabel(list.data, filters.page)}
            </p>
            <SortSelect formId={FORM_ID} filters={filters} apply={apply} />
          </div>
          <StatusLinks filters={filters} facets={facets} hrefOf={hrefOf} />
          <FilterChips formId={FORM_ID} filters={filters} hrefOf={hrefOf} />
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
