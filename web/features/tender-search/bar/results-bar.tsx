import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { chooseListView, isListCompact } from '../../../lib/theme/list-view.ts';
import { SortSelect } from '../components/sort-select.tsx';
import type { Filtering } from '../filters.ts';
import { text } from '../messages.en.ts';

interface ResultsBarProps extends Pick<Filtering, 'filters' | 'apply'> {
  readonly formId: string;
  readonly count: string;
  readonly children: ReactNode;
}

/** Count, filters and order. It stays in view while the cards pass below it. */
export function ResultsBar({ formId, filters, apply, count, children }: ResultsBarProps) {
  return (
    <div className="sticky top-16 z-20 -mx-(--gutter) -mt-1 -mb-2 flex flex-wrap items-center gap-2 bg-paper px-(--gutter) py-2">
      <p className="min-w-0 grow basis-20 text-soft text-xs sm:text-sm">{count}</p>
      <div className="no-print flex flex-wrap items-center gap-2">
        {children}
        <ViewSwitch />
        <SortSelect formId={formId} filters={filters} apply={apply} />
      </div>
    </div>
  );
}

/** Rows in place of cards, where there is room for them. The styles do it, before the first paint too. */
function ViewSwitch() {
  const [isCompact, setCompact] = useState(false);
  useEffect(() => setCompact(isListCompact()), []);
  return (
    <button
      type="button"
      aria-pressed={isCompact}
      title={text.compact}
      aria-label={text.compact}
      onClick={() => {
        chooseListView(!isCompact);
        setCompact(!isCompact);
      }}
      className={buttonClass('secondary', 'icon', 'js-only max-lg:hidden aria-pressed:bg-brand-soft')}
    >
      <Icon name="rows" className="size-5" />
    </button>
  );
}
