import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Icon } from '../../../components/icon.tsx';
import { paths } from '../../../lib/routing/paths.ts';
import { useSearchedText } from '../../../lib/routing/searched-text.ts';
import { text } from '../messages.en.ts';

/** Link to the list one came from, with its filters, page and scroll position; to the whole list otherwise. */
export function BackLink() {
  const from = useHistoryState<{ readonly from?: string } | null>()?.from;
  const search = useSearchedText();
  const listHref = search === undefined ? paths.tenders : `${paths.tenders}?${new URLSearchParams({ search })}`;
  const goBack = (event: MouseEvent) => {
    if (from === undefined) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Link
      href={from ?? listHref}
      onClick={goBack}
      className="no-print inline-flex min-h-10 items-center gap-1.5 font-medium text-link text-sm hover:underline hover:underline-offset-4"
    >
      <Icon name="arrow-left" className="size-4 rtl:rotate-180" />
      {from === undefined && search === undefined ? text.backToTenders : text.backToResults}
    </Link>
  );
}
