import { type FocusEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Icon } from '../../icon.tsx';
import { Checkbox } from './checkbox.tsx';
import { suggest } from './combobox/suggestions.ts';
import { Field, Input, toOptions } from './controls.tsx';
import { FieldGroup } from './field-group.tsx';
import { text } from './messages.en.ts';

/** More are easier to look up in the list itself. */
const MOST_SHOWN = 20;

export interface CheckboxListProps {
  readonly legend: string;
  readonly searchLabel: string;
  /** Names to choose from; chosen ones that are not among them are listed too. */
  readonly options: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly emptyText: string;
  readonly error?: string | undefined;
  /** Takes the focus when the choice is wrong. */
  readonly searchRef?: Ref<HTMLInputElement>;
}

/**
 * A long list of names with a search above it, whose first match Enter picks. The list is one stop of the Tab key, and so
 * is what is chosen.
 */
export function CheckboxList({
  legend,
  searchLabel,
  options,
  value,
  onChange,
  emptyText,
  error,
  searchRef,
}: CheckboxListProps) {
  const [search, setSearch] = useState('');
  const names = [...new Set([...options, ...value])];
  const group = useRef<HTMLDivElement>(null);
  const { shown } = suggest(toOptions(names), search, names.length);
  const toggle = (name: string, checked: boolean) =>
    onChange(checked ? [...value, name] : value.filter((other) => other !== name));
  const { ref, onKeyDown, onFocus, tabIndexOf, focusAt } = useRoving<HTMLDivElement>('[role=checkbox]', shown.length);
  const first = search.trim() === '' ? undefined : shown[0]?.value;
  const focusSearch = () => group.current?.querySelector('input')?.focus();
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') focusAt(0);
    else if (event.key !== 'Enter') return;
    else if (first !== undefined && !event.ctrlKey && !event.metaKey) {
      if (!value.includes(first)) onChange([...value, first]);
      setSearch('');
    }
    event.preventDefault();
  };
  return (
    <FieldGroup legend={legend} hint={text.selected(value.length)} error={error}>
      {value.length <= MOST_SHOWN && (
        <ChosenNames names={value} onRemove={(name) => toggle(name, false)} onEmptied={focusSearch} />
      )}
      <div ref={group}>
        <Field label={searchLabel} hideLabel hint={first === undefined ? undefined : text.enterPicks(first)}>
          {(control) => (
            <Input
              {...control}
              ref={searchRef}
              type="search"
              placeholder={searchLabel}
              autoComplete="off"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              onKeyDown={onSearchKey}
            />
          )}
        </Field>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one box to the next */}
      <div
        ref={ref}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="relative max-h-52 overflow-y-auto rounded-md border border-line px-3 py-2"
      >
        {shown.map(({ value: name }, index) => (
          <Checkbox
            key={name}
            label={name}
            tabIndex={tabIndexOf(index)}
            checked={value.includes(name)}
            aria-invalid={error === undefined ? undefined : true}
            onCheckedChange={(checked) => toggle(name, checked)}
            className={cx(name === first && 'rounded-sm bg-brand-soft')}
          />
        ))}
        {shown.length === 0 && (
          <p className="py-1 text-sm text-soft">{search === '' ? emptyText : text.noMatch(search)}</p>
        )}
      </div>
    </FieldGroup>
  );
}

interface ChosenNamesProps {
  readonly names: readonly string[];
  readonly onRemove: (name: string) => void;
  /** Takes the focus when the last one has gone. */
  readonly onEmptied: () => void;
}

/** The chosen names of a long list, each with the means to take it out again. */
function ChosenNames({ names, onRemove, onEmptied }: ChosenNamesProps) {
  const { ref, onKeyDown, onFocus, tabIndexOf, focusAt } = useRoving<HTMLUListElement>('button', names.length);
  const remove = (name: string, index: number) => {
    if (names.length === 1) onEmptied();
    else focusAt(index === names.length - 1 ? index - 1 : index + 1);
    onRemove(name);
  };
  const onKey = (event: KeyboardEvent, name: string, index: number) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove(name, index);
  };
  return (
    <ul
      ref={ref}
      aria-label={text.chosen}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className="flex flex-wrap gap-1.5 empty:hidden"
    >
      {names.map((name, index) => (
        <li key={name} className="max-w-full">
          <button
            type="button"
            tabIndex={tabIndexOf(index)}
            onClick={() => remove(name, index)}
            onKeyDown={(event) => onKey(event, name, index)}
            className="flex min-h-8 max-w-full items-center gap-1 rounded-md bg-brand-soft px-2.5 text-start text-brand-text text-sm wrap-anywhere hover:bg-muted"
          >
            <span className="sr-only">{text.remove}</span> {name}
            <Icon name="x" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Makes one tab stop of many controls: arrows, Home and End go from one to the next (ARIA APG: roving tabindex). */
function useRoving<Box extends HTMLElement>(selector: string, count: number) {
  const ref = useRef<Box>(null);
  const [at, setAt] = useState(0);
  const items = () => [...(ref.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const focusAt = (index: number) => items()[index]?.focus();
  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      const all = items();
      const from = all.indexOf(event.target as HTMLElement);
      const ends: Readonly<Record<string, number>> = { Home: 0, End: all.length - 1 };
      const to = ends[event.key] ?? from + (STEPS[event.key] ?? 0);
      if (from < 0 || to === from || all[to] === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      all[to].focus();
    },
    onFocus: ({ target }: FocusEvent) => {
      const index = items().indexOf(target as HTMLElement);
      if (index >= 0) setAt(index);
    },
    tabIndexOf: (index: number) => (index === Math.min(at, count - 1) ? 0 : -1),
    focusAt,
  };
}
