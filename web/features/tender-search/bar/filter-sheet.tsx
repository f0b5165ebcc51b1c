import { lazyPart, useDialogLink } from '../../../components/drawn/lazy-part.tsx';
import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { FOLDED_ID } from '../components/filter-form.tsx';
import { activeFilters } from '../filters.ts';
import { text } from '../messages.en.ts';
import type { FilterSheetProps } from './filter-dialog.tsx';

const FilterDialog = lazyPart(() => import('./filter-dialog.tsx'));

/** The filters of a phone: one button that says how many are set, and a sheet. Before the scripts it unfolds the form. */
export function FilterSheet(props: FilterSheetProps) {
  const { link, dialog } = useDialogLink(FilterDialog.preload);
  const count = activeFilters(props.filters).filter((name) => name !== 'search').length;
  return (
    <>
      <a
        href={`#${FOLDED_ID}`}
        data-focus-fallback=""
        {...link}
        className={buttonClass('secondary', 'md', 'js-only whitespace-nowrap max-sm:gap-1.5 max-sm:px-2.5 lg:hidden')}
      >
        <Icon name="sliders" className="size-4" />
        {count === 0 ? text.filters : text.counted(text.filters, String(count))}
      </a>
      {dialog && <FilterDialog {...props} {...dialog} />}
    </>
  );
}
