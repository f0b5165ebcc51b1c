import { Link } from 'wouter';
import { TENDERS_PER_PAGE } from '#contracts/vocabulary/lists/public-lists.ts';
import { Failure } from '../../../components/failure.tsx';
import { LiveText } from '../../../components/live-text.tsx';
import { Pagination } from '../../../components/ui/pagination/pagination.tsx';
import type { useTenderList } from '../api/tender-list.ts';
import type { Filtering } from '../filters.ts';
import { EmptyResults } from '../lazy-parts.tsx';
import { text as tendersText } from '../messages.en.ts';
import { rangeLabel } from '../narrowing/totals.ts';
import type { TenderCardProps } from './tender-cards.tsx';
import { CardSkeletons, TenderCards } from './tender-cards.tsx';

interface TenderResultsProps extends Omit<Filtering, 'apply'>, Pick<TenderCardProps, 'Save'> {
  readonly list: ReturnType<typeof useTenderList>;
}

export const RESULTS_ID = 'results';
const CARDS_ID = 'cards';

/** The first card is read, and reached, next: the pressed link may be gone with the page that it led from. */
const showPage = () => {
  document.getElementById(RESULTS_ID)?.scrollIntoView();
  document.getElementById(CARDS_ID)?.focus({ preventScroll: true });
};

/** The cards of one page with the pager; or what stands in their place while loading, when empty, on failure. */
export function TenderResults({ list, filters, facets, hrefOf, ...card }: TenderResultsProps) {
  if (list.isError)
    return <Failure title={tendersText.failed} error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data === undefined) return <CardSkeletons count={TENDERS_PER_PAGE / 4} className="" />;
  const { items, total } = list.data;
  return (
    <>
      <LiveText text={rangeLabel(list.data, filters.page)} />
      {items.length === 0 ? (
        <EmptyResults filters={{ ...filters, page: 1 }} hrefOf={hrefOf} facets={facets}>
          {total > 0 && (
            <Link href={hrefOf({ ...filters, page: 1 })} className="text-link underline underline-offset-4">
              {tendersText.firstPage}
            </Link>
          )}
        </EmptyResults>
      ) : (
        <TenderCards
          {...card}
          id={CARDS_ID}
          items={items}
          isBusy={list.isPlaceholderData}
          from={hrefOf(filters)}
          headingLevel={3}
          className=""
        />
      )}
      <Pagination
        page={filters.page}
        pageCount={Math.ceil(total / TENDERS_PER_PAGE)}
        hrefOf={(page) => hrefOf({ ...filters, page })}
        onNavigate={showPage}
      />
    </>
  );
}
