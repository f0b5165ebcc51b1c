import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { Input, type SelectOption } from './controls.tsx';
import type { FieldControl } from './field.tsx';
import { text as choicesText } from './messages.en.ts';
import { type FoundElsewhere, useCombobox } from './use-combobox.ts';

export interface ComboboxProps {
  readonly control: FieldControl;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly freeText?: boolean;
  readonly found?: FoundElsewhere;
  readonly placeholder?: string;
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A text field with suggestions. With `freeText` any text is a value, without it only an option is. */
export function Combobox({
  control,
  value,
  options,
  onChange,
  onBlur,
  freeText = false,
  found,
  inputRef,
  ...input
}: ComboboxProps) {
  const box = useCombobox({ value, options, onChange, freeText, found });
  const listId = `${control.id}-list`;
  const optionId = (index: number) => `${control.id}-option-${index}`;
  const { shown, hidden } = box.suggestions;
  const listed = box.open && shown.length > 0;
  return (
    <div className="relative">
      <Input
        {...control}
        {...input}
        ref={inputRef}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={listed && box.active >= 0 ? optionId(box.active) : undefined}
        autoComplete="off"
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onClick={box.show}
        onKeyDown={box.onKeyDown}
        onBlur={() => {
          box.close();
          onBlur?.();
        }}
        className="pe-9"
      />
      <ChevronsUpDown aria-hidden="true" className="pointer-events-none absolute end-3 top-3 size-4 text-soft" />
      {box.open && (
        <Popup>
          {listed && (
            <div
              id={listId}
              role="listbox"
              aria-label={choicesText.suggestions}
              className="max-h-56 overflow-y-auto p-1"
            >
              {shown.map((option, index) => (
                <Suggestion
                  key={option.value}
                  id={optionId(index)}
                  label={option.label}
                  active={index === box.active}
                  selected={option.value === value}
                  onChoose={() => box.choose(option)}
                />
              ))}
            </div>
          )}
          {shown.length === 0 && !freeText && <Note>{found?.note ?? choicesText.none}</Note>}
          {hidden > 0 && <Note>{choicesText.more(formatCount(hidden))}</Note>}
        </Popup>
      )}
    </div>
  );
}

/** Hangs under the field; scrolled into view, because the dialog around it may end right below. */
function Popup({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      className="absolute inset-x-0 top-full z-10 mt-1 rounded-md border border-line bg-surface shadow-xl empty:hidden"
    >
      {children}
    </div>
  );
}

function Note({ children }: { readonly children: string }) {
  return (
    <p role="status" className="px-3 py-2 text-soft text-xs">
      {children}
    </p>
  );
}

interface SuggestionProps {
  readonly id: string;
  readonly label: string;
  readonly active: boolean;
  readonly selected: boolean;
  readonly onChoose: () => void;
}

function Suggestion({ id, label, active, selected, onChoose }: SuggestionProps) {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) item.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field points at it by aria-activedescendant
    <div
      ref={item}
      id={id}
      role="option"
      aria-selected={selected}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cx(
        'cursor-default rounded-sm px-2.5 py-1.5 text-sm wrap-anywhere hover:bg-muted',
        active && 'bg-muted',
        selected && 'font-semibold',
      )}
    >
      {label}
    </div>
  );
}
