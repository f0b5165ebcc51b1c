import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatCount } from '../../lib/format/format.ts';
import { Failure } from '../failure.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination/pagination.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { adminText } from './messages.en.ts';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Rows to come, as high as rows are; the words are read aloud. */
export function ListLoading({ label }: { readonly label: string }) {
  return (
    <div role="status" className="rounded-lg border border-line bg-surface">
      <p className="border-line border-b bg-muted px-4 py-2.5 text-sm text-soft">{label}</p>
      {ROWS.map((row) => (
        <div key={row} className="flex h-15 items-center gap-6 border-line border-b px-4 last:border-0">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/5" />
          <Skeleton className="ms-auto h-4 w-16" />
        </div>
      ))}
    </div>
  );
}

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  readonly text: { readonly loading: string; readonly failed: string };
  readonly children: (data: Data) => ReactNode;
}

/** Draws what a query has brought, and says that it is on its way or failed. */
export function Loaded<Data>({ query: { data, error, refetch }, text, children }: LoadedProps<Data>) {
  return (
    <>
      {error !== null && <Failure title={text.failed} error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <ListLoading label={text.loading} />}
      {data !== undefined && children(data)}
    </>
  );
}

export function ListEmpty({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-line border-dashed px-6 py-14 text-center">
      <p className="text-soft wrap-anywhere">{text}</p>
      {action}
    </div>
  );
}

/** A page beyond the end, reached by an old link or after deletions. */
export function ListBeyond({ href }: { readonly href: string }) {
  return (
    <ListEmpty
      text={adminText.pageGone}
      action={
        <Link href={href} className={buttonClass('secondary')}>
          {adminText.firstPage}
        </Link>
      }
    />
  );
}

interface ListFooterProps {
  readonly page: number;
  readonly pageSize: number;
  readonly shown: number;
  readonly total: number;
  /** The total in words when it is not exact. */
  readonly totalText?: string;
  readonly hrefOf: (page: number) => string;
}

/** The range of rows, announced when it changes, and the pages. */
export function ListFooter({ page, pageSize, shown, total, totalText = formatCount(total), hrefOf }: ListFooterProps) {
  const from = (page - 1) * pageSize;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="text-sm text-soft tabular-nums">
        {adminText.range(formatCount(from + 1), formatCount(from + shown), totalText)}
      </p>
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={hrefOf} />
    </div>
  );
}

interface ListHeaderProps {
  readonly heading: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The heading of a list; it takes the focus when the row that had it is gone. */
export function ListHeader({ heading, action, children }: ListHeaderProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
      <h2 data-focus-fallback="" tabIndex={-1} className="me-auto w-full font-display font-semibold text-xl sm:w-auto">
        {heading}
      </h2>
      {children}
      {action}
    </div>
  );
}
