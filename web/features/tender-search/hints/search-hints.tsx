import { Link } from 'wouter';
import { changeFilters, type Filtering } from '../filters.ts';
import { text } from './messages.en.ts';

const LINK = 'inline-flex min-h-8 items-center text-link underline underline-offset-4';

/** Words that were left out, a spelling that finds more, filters that words of the search name, and the grammar. */
export function SearchHints({ facets, filters, hrefOf }: Omit<Filtering, 'apply'>) {
  const { total = 0, leftOut, didYouMean, isRespelled = false, named = [] } = facets ?? {};
  return (
    <div className="wrap-anywhere flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
      {leftOut !== undefined && !isRespelled && <p className="basis-full">{text.leftOut(leftOut.join(' '))}</p>}
      {didYouMean !== undefined && total > 0 && (
        <p>
          {isRespelled ? text.respelled : text.didYouMean}{' '}
          <Link href={hrefOf(changeFilters(filters, { search: didYouMean }))} dir="auto" className={LINK}>
            {didYouMean}
          </Link>
        </p>
      )}
      {named.map(({ filter, value, rest }) => (
        <Link key={filter} href={hrefOf(changeFilters(filters, { search: rest, [filter]: value }))} className={LINK}>
          {text.only[filter]} {value}
        </Link>
      ))}
      <SearchTips />
    </div>
  );
}

/** The grammar of searches, by examples; it opens without scripts. */
function SearchTips() {
  return (
    <details className="no-print text-sm text-soft open:basis-full">
      <summary className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-4">
        {text.tips.title}
      </summary>
      <dl className="grid gap-x-4 gap-y-1.5 pt-2 sm:grid-cols-[auto_1fr]">
        {text.tips.rows.map(([example, meaning]) => (
          <div key={example} className="contents">
            <dt className="font-medium text-ink" dir="auto">
              {example}
            </dt>
            <dd className="max-sm:mb-1.5">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
