import type { KeyboardEvent } from 'react';
import { Icon } from '../../icon.tsx';
import { text } from './messages.en.ts';
import { useRoving } from './use-roving.ts';

interface ChosenNamesProps {
  readonly names: readonly string[];
  readonly onRemove: (name: string) => void;
  /** Takes the focus when the last one has gone. */
  readonly onEmptied: () => void;
}

/** The chosen names of a long list, each with the means to take it out again. */
export function ChosenNames({ names, onRemove, onEmptied }: ChosenNamesProps) {
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
