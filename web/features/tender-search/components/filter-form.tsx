import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { TENDER_TEXT_FILTERS } from '#contracts/vocabulary/lists/public-lists.ts';
import { Icon } from '../../../components/icon.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field, Input } from '../../../components/ui/form/controls.tsx';
import { cx } from '../../../lib/cx.ts';
import { draftChanged, selectDraft } from '../../../lib/forms/drafts.slice.ts';
import { changeFilters, FILTER_NAMES, type Filtering, type FilterName, type TenderFilters } from '../filters.ts';
import { text as tendersText } from '../messages.en.ts';
import { useSlashShortcut } from '../use-slash-shortcut.ts';
import { FilterChoices } from './filter-choices.tsx';

interface FilterFormProps extends Omit<Filtering, 'hrefOf'> {
  /** Names the form for its draft, its sort control and the input typed before the scripts run. */
  readonly id: string;
  /** Address of the form without JavaScript. */
  readonly action: string;
  readonly onSubmitted?: () => void;
  /** A column beside the results on wide screens, folded up on phones; else a bar above the results. */
  readonly beside?: boolean;
  /** More controls, and the filters that they are for. */
  readonly children?: ReactNode;
  readonly childFilters?: readonly FilterName[];
}

/** Id at which phones find the filters that are folded up, before the scripts put them into a sheet. */
export const FOLDED_ID = 'filters';

const BASIC: readonly FilterName[] = ['search', 'province', 'city', 'category'];
/** Applied by the form's button, not as they are typed. */
const TYPED: readonly FilterName[] = ['search', 'closingFrom', 'closingTo'];

/** A real GET form, so that it works before and without JavaScript. Choices apply at once, text on Enter or Filter. */
export function FilterForm({ id, action, filters, apply, onSubmitted, facets, children, ...options }: FilterFormProps) {
  const { beside = false, childFilters = [] } = options;
  const dispatch = useDispatch();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    dispatch(draftChanged({ form: id }));
    apply(typedFilters(filters, event.currentTarget));
    // the keyboard of a phone would go on covering the results
    if (matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement | null)?.blur();
    onSubmitted?.();
  };
  const shown = [...BASIC, ...(beside ? (['status'] as const) : []), ...childFilters];
  return (
    <search>
      <form
        id={id}
        data-keep={id}
        action={action}
        method="get"
        onSubmit={submit}
        className={cx('flex flex-col gap-2.5', beside && 'lg:gap-4')}
      >
        <div className={cx('flex flex-wrap items-end gap-2', beside && 'lg:grid')}>
          <SearchField formId={id} applied={filters.search ?? ''} hideLabel={!beside} />
          <Button type="submit" className={cx(beside && 'max-lg:self-end')}>
            <Icon name="search" className="size-4" />
            {tendersText.filterButton}
          </Button>
        </div>
        <div
          id={beside ? FOLDED_ID : undefined}
          className={cx(
            'grid grid-cols-2 gap-2.5',
            beside ? 'folded lg:grid-cols-1 lg:gap-4' : 'md:grid-cols-3 max-md:[&>:nth-child(3)]:col-span-full',
          )}
        >
          <FilterChoices filters={filters} facets={facets} apply={apply} isWhole={beside} />
          {children}
        </div>
        <HiddenFilters filters={filters} except={shown} />
      </form>
    </search>
  );
}

/** The filters with what was typed into a form. */
export function typedFilters(filters: TenderFilters, form: HTMLFormElement): TenderFilters {
  const values = new FormData(form);
  const typed = TYPED.flatMap((name) => {
    const value = values.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return changeFilters(filters, Object.fromEntries(typed));
}

interface HiddenFiltersProps {
  readonly filters: TenderFilters;
  readonly except: readonly FilterName[];
}

/** Filters that came with the address (a link in a digest, say) survive the form without JavaScript. */
function HiddenFilters({ filters, except }: HiddenFiltersProps) {
  return FILTER_NAMES.filter((name) => !except.includes(name) && filters[name] !== undefined).map((name) => (
    <input key={name} type="hidden" name={name} value={filters[name]} />
  ));
}

interface SearchFieldProps {
  readonly formId: string;
  /** The text that the list is searched by now. */
  readonly applied: string;
  readonly hideLabel: boolean;
}

/** Separate from the form, so that a keystroke redraws only the field. */
function SearchField({ formId, applied, hideLabel }: SearchFieldProps) {
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft(formId));
  const shown = useRef(applied);
  const input = useSlashShortcut();
  useEffect(() => {
    /* Another search came into force, by Back or a link: what was typed for the former one goes. */
    if (shown.current !== applied) dispatch(draftChanged({ form: formId }));
    shown.current = applied;
  }, [applied, formId, dispatch]);
  return (
    <Field label={tendersText.fields.search} hideLabel={hideLabel} className="grow basis-32">
      {(control) => (
        <Input
          {...control}
          ref={input}
          type="search"
          name="search"
          aria-keyshortcuts="/"
          enterKeyHint="search"
          maxLength={TENDER_TEXT_FILTERS.search}
          autoComplete="off"
          placeholder={tendersText.searchPlaceholder}
          value={String(draft?.search ?? applied)}
          onChange={(event) => dispatch(draftChanged({ form: formId, entries: { search: event.target.value } }))}
        />
      )}
    </Field>
  );
}
