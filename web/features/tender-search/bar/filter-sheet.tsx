import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { FOLDED_ID, typedFilters } from '../components/filter-form.tsx';
import { activeFilters, type Filtering, type TenderFilters } from '../filters.ts';
import { text } from '../messages.en.ts';

const FORM_ID = 'sheet-filters';

const loadDialog = async () => ({ default: (await import('../../../components/ui/overlay/dialog.tsx')).Dialog });
const Dialog = lazyPart(loadDialog);
const preload = () => void loadDialog();

interface FilterSheetProps extends Pick<Filtering, 'filters' | 'apply'> {
  /** How many tenders the filters leave, in words. */
  readonly found: string;
  /** The controls. */
  readonly children: ReactNode;
}

/** The filters of a phone: one button that says how many are set, and a sheet. Before the scripts it unfolds the form. */
export function FilterSheet({ filters, apply, found, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const count = activeFilters(filters).filter((name) => name !== 'search').length;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpened(true);
    setOpen(true);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(typedFilters(filters, event.currentTarget));
    setOpen(false);
  };
  return (
    <>
      <a
        href={`#${FOLDED_ID}`}
        data-focus-fallback=""
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
        className={buttonClass('secondary', 'md', 'js-only whitespace-nowrap max-sm:gap-1.5 max-sm:px-2.5 lg:hidden')}
      >
        <Icon name="sliders" className="size-4" />
        {count === 0 ? text.filters : text.counted(text.filters, String(count))}
      </a>
      {wasOpened && (
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={text.filters}
          description={text.filtersHint}
          hideDescription
          footer={
            <>
              <Button variant="ghost" onClick={() => apply({ sort: filters.sort, page: 1, ...searchOf(filters) })}>
                {text.clearFilters}
              </Button>
              <Button type="submit" form={FORM_ID}>
                {found}
              </Button>
            </>
          }
        >
          <form id={FORM_ID} onSubmit={submit} className="grid grid-cols-2 gap-4">
            {children}
          </form>
        </Dialog>
      )}
    </>
  );
}

const searchOf = ({ search }: TenderFilters) => (search === undefined ? {} : { search });
