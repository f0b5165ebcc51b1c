import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../ui/button.tsx';
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

export function ListEmpty({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-line border-dashed px-6 py-14 text-center">
      <p className="text-soft wrap-anywhere">{text}</p>
      {action}
    </div>
  );
}

/** An empty list because of a search, with a way out. */
export function SearchEmpty({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  return (
    <ListEmpty
      text={adminText.searchEmpty(search)}
      action={
        <Button variant="secondary" onClick={onClear}>
          {adminText.clearSearch}
        </Button>
      }
    />
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
