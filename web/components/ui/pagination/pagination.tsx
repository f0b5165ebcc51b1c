import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../icon.tsx';
import { buttonClass } from '../button.tsx';
import { text } from './messages.en.ts';
import { pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  /** Called when a page is chosen, after the address has changed. */
  readonly onNavigate?: () => void;
}

/** Previous, numbers, Next: all of them links, so that every page has an address. */
export function Pagination({ page, pageCount, hrefOf, onNavigate }: PaginationProps) {
  if (pageCount <= 1) return null;
  const step = (target: number, rel: 'prev' | 'next', children: ReactNode) => {
    const style = buttonClass('secondary', 'md');
    return target < 1 || target > pageCount ? (
      <button type="button" disabled className={style}>
        {children}
      </button>
    ) : (
      <Link href={hrefOf(target)} rel={rel} onClick={onNavigate} className={style}>
        {children}
      </Link>
    );
  };
  return (
    <nav aria-label={text.pages} className="no-print flex flex-wrap items-center justify-center gap-2">
      {step(
        page - 1,
        'prev',
        <>
          <Icon name="chevron-left" className="size-4 rtl:rotate-180" />
          {text.previous}
        </>,
      )}
      <ul className="order-first flex w-full flex-wrap items-center justify-center gap-1 sm:order-none sm:w-auto">
        {pageNumbers(page, pageCount).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <span className="px-1 text-soft">…</span>
            ) : (
              <Link
                href={hrefOf(entry.page)}
                onClick={onNavigate}
                aria-label={text.page(entry.page)}
                aria-current={entry.page === page ? 'page' : undefined}
                className="flex h-10 min-w-10 items-center justify-center rounded-md px-2 text-sm tabular-nums hover:bg-muted aria-[current]:bg-brand aria-[current]:font-semibold aria-[current]:text-on-brand"
              >
                {entry.page}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {step(
        page + 1,
        'next',
        <>
          {text.next}
          <Icon name="chevron-right" className="size-4 rtl:rotate-180" />
        </>,
      )}
    </nav>
  );
}
