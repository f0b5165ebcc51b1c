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
  const at = (target: number) => (target < 1 || target > pageCount ? undefined : hrefOf(target));
  return (
    <nav aria-label={text.pages} className="no-print flex flex-wrap items-center justify-center gap-2">
      <PageStep href={at(page - 1)} rel="prev" onNavigate={onNavigate}>
        <Icon name="chevron-left" className="size-4 rtl:rotate-180" />
        {text.previous}
      </PageStep>
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
      <PageStep href={at(page + 1)} rel="next" onNavigate={onNavigate}>
        {text.next}
        <Icon name="chevron-right" className="size-4 rtl:rotate-180" />
      </PageStep>
    </nav>
  );
}

interface PageStepProps {
  /** Undefined where there is no such page. */
  readonly href: string | undefined;
  readonly rel?: 'prev' | 'next';
  readonly size?: 'sm' | 'md';
  readonly onNavigate?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function PageStep({ href, rel, size = 'md', onNavigate, children }: PageStepProps) {
  const style = buttonClass('secondary', size);
  return href === undefined ? (
    <button type="button" disabled className={style}>
      {children}
    </button>
  ) : (
    <Link href={href} rel={rel} onClick={onNavigate} className={style}>
      {children}
    </Link>
  );
}
