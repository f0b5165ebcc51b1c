import { type FocusEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { formatCount, scriptOf } from '../../../../lib/format/format.ts';
import { type FieldControl, Input } from '../controls.tsx';
import { text as choicesText } from '../messages.en.ts';
import { type ComboboxState, type FoundElsewhere, useCombobox } from './use-combobox.ts';

export interface ComboboxProps extends Pick<ComboboxState, 'value' | 'options' | 'onChange'> {
  readonly control: FieldControl;
  readonly onBlur?: () => void;
  readonly name?: string;
  /** Label of the entry by which a text that is no option is chosen; absent where none may be. */
  readonly asTyped?: ((typed: string) => string) | undefined;
  readonly found?: FoundElsewhere;
  readonly placeholder?: string;
  readonly maxLength?: number | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A text field with suggestions, which are the values; with `asTyped` any other text is one when its entry is chosen. */
export function Combobox({
  control,
  value,
  options,
  onChange,
  onBlur,
  asTyped,
  found,
  inputRef,
  ...input
}: ComboboxProps) {
  const box = useCombobox({ value, options, onChange, asTyped, found });
  const listId = `${control.id}-list`;
  const optionId = (index: number) => `${control.id}-option-${index}`;
  const { shown, hidden } = box.suggestions;
  const listed = box.open && box.entries.length > 0;
  const none = found?.note ?? (listed ? choicesText.noneButTyped : choicesText.none);
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
        {...scriptOf(box.text)}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onClick={box.show}
        onKeyDown={box.onKeyDown}
        onBlur={(event: FocusEvent) => {
          // Another window has the keys for a while: the field is still where typing goes on.
          if (event.target === document.activeElement) return;
          // A dialog that sees a part of it go just now, while nothing has the focus, would take the focus for itself.
          setTimeout(box.leave);
          onBlur?.();
        }}
        className="select-arrow pe-9"
      />
      {box.open && (
        <Popup isInFlow={shown.length === 0 && asTyped !== undefined}>
          {listed && (
            <div
              id={listId}
              role="listbox"
              // A list that scrolls is a stop of the Tab key otherwise.
              tabIndex={-1}
              aria-label={choicesText.suggestions}
              className="max-h-56 overflow-y-auto p-1"
            >
              {box.entries.map((option, index) => (
                <Suggestion
                  key={option.value}
                  id={optionId(index)}
                  label={option.label}
                  active={index === box.active}
                  onChoose={() => box.choose(option)}
                />
              ))}
            </div>
          )}
          {shown.length === 0 && (box.text !== '' || asTyped === undefined || found !== undefined) && (
            <Note>{none}</Note>
          )}
          {hidden > 0 && <Note>{choicesText.more(formatCount(hidden))}</Note>}
        </Popup>
      )}
    </div>
  );
}

interface PopupProps {
  /** True while no suggestion is in it: what stands below, such as the nearest name, is not covered. */
  readonly isInFlow: boolean;
  readonly children: ReactNode;
}

function reveal(popup: HTMLDivElement | null): void {
  for (const part of [popup, popup?.parentElement]) part?.scrollIntoView({ block: 'nearest' });
}

/** Hangs under the field; scrolled into view, because the dialog around it may end right below, but the field stays in it. */
function Popup({ isInFlow, children }: PopupProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside an entry must not leave the field
    <div
      ref={reveal}
      onMouseDown={(event) => event.preventDefault()}
      className={cx(
        'mt-1 rounded-md border border-line bg-surface lift-xl empty:hidden',
        !isInFlow && 'absolute inset-x-0 top-full z-10',
      )}
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
  readonly onChoose: () => void;
}

function Suggestion({ id, label, active, onChoose }: SuggestionProps) {
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
      aria-selected={active}
      onClick={onChoose}
      className={cx(
        'cursor-default rounded-sm px-3 py-2 text-sm wrap-anywhere hover:bg-muted',
        active && 'bg-brand-soft text-brand-text',
      )}
      {...scriptOf(label)}
    >
      {label}
    </div>
  );
}
