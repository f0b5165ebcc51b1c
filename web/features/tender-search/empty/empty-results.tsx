import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { isSigns } from '#contracts/rules/search/only-signs.ts';
import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { formatCount } from '../../../lib/format/format.ts';
import { changeFilters, type Filtering } from '../filters.ts';
import { text as tendersText } from '../messages.en.ts';
import { totalWithout } from '../narrowing/facets.ts';
import { filterLabels, without } from '../narrowing/filter-labels.ts';
import { text } from './messages.en.ts';

interface EmptyResultsProps extends Omit<Filtering, 'apply'> {
  readonly children?: ReactNode;
}

const LINK = 'text-link underline underline-offset-4';

/** The pressed link goes with the empty list: the focus moves to the section. */
const keepFocus = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('section')?.focus({ preventScroll: true });

/** Ways out of an empty list: another spelling, or one filter less with the number of tenders it would find. `children`: of a page beyond the last. */
export function EmptyResults({ filters, hrefOf, facets, children }: EmptyResultsProps) {
  const labels = filterLabels(filters);
  const helpful = labels.filter(({ names: [name] }) => name === undefined || totalWithout(facets, name) !== 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
    <div
      onClick={keepFocus}
      className="flex flex-col items-center gap-3 rounded-lg border border-line border-dashed px-5 py-14 text-center"
    >
      <Icon name="search-x" className="size-9 text-soft [stroke-width:1.5]" />
      <p className="text-soft">
        <strong className="block font-display font-semibold text-ink text-xl">
          {children ? text.beyond : text.title}
        </strong>
        {!children && (isSigns(filters.search) ? text.onlySigns : text.help)}
      </p>
      {facets?.didYouMean !== undefined && (
        <p className="wrap-anywhere">
          {text.didYouMean}{' '}
          <Link href={hrefOf(changeFilters(filters, { search: facets.didYouMean }))} dir="auto" className={LINK}>
            {facets.didYouMean}
          </Link>
        </p>
      )}
      {labels.length > 1 && helpful.length > 0 && (
        <ul aria-label={text.tryWithout} className="flex max-w-full flex-col gap-1">
          {helpful.map(({ names, label }) => (
            <li key={names.join()} className="wrap-anywhere">
              <Link href={hrefOf(without(filters, names))} className={`${LINK} inline-block py-0.5`}>
                {text.without(label)}
              </Link>
              <Gain count={names[0] && totalWithout(facets, names[0])} />
            </li>
          ))}
        </ul>
      )}
      {children}
      <Link href={hrefOf({ sort: filters.sort, page: 1 })} className={buttonClass('secondary')}>
        {tendersText.clearAll}
      </Link>
    </div>
  );
}

function Gain({ count }: { readonly count: number | undefined }) {
  return count === undefined ? null : <span className="text-soft"> · {tendersText.found(formatCount(count))}</span>;
}
