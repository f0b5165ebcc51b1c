import { type KeyboardEvent, useEffect, useState } from 'react';
import type { SelectOption } from './controls.tsx';
import { type Suggestions, suggest } from './suggestions.ts';

/** Options that are found elsewhere, by the text that is being typed. */
export interface FoundElsewhere {
  /** Label of the selected value; it may not be in `options`. */
  readonly label: string;
  readonly hidden: number;
  readonly isWaiting: boolean;
  /** In place of 'nothing matches'. */
  readonly note: string | undefined;
  readonly onSearch: (text: string) => void;
}

interface ComboboxState {
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** Whether a text that is no option may stay. */
  readonly freeText: boolean;
  readonly found: FoundElsewhere | undefined;
}

/** Typing narrows the list, arrows walk through it, Enter takes, Escape closes only the list (ARIA APG: combobox). */
export function useCombobox({ value, options, onChange, freeText, found }: ComboboxState) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [typed, setTyped] = useState<string | null>(null);
  const label = found?.label ?? options.find((option) => option.value === value)?.label ?? (freeText ? value : '');
  const suggestions: Suggestions =
    found === undefined || found.isWaiting ? suggest(options, typed ?? '') : { shown: options, hidden: found.hidden };
  useEscape(open, () => setOpen(false));

  const close = () => {
    setOpen(false);
    setActive(-1);
    setTyped(null);
  };
  const show = () => {
    found?.onSearch(typed ?? '');
    setOpen(true);
  };
  const choose = (option: SelectOption) => {
    onChange(option.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    found?.onSearch(text);
    setOpen(true);
    setActive(-1);
    if (freeText || text === '') onChange(text);
  };
  const move = (step: 1 | -1) => {
    const count = suggestions.shown.length;
    const from = active === -1 && step === -1 ? count : active;
    setActive(open && count > 0 ? (from + step + count) % count : -1);
    show();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && open) {
      const option = suggestions.shown[active];
      if (option !== undefined) choose(option);
      else if (found?.isWaiting !== true) close();
    } else return;
    event.preventDefault();
  };
  return { open, active, text: typed ?? label, suggestions, show, close, choose, type, onKeyDown };
}

/** Listens on the window in the capture phase, before the dialog below, which would close as well. */
function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      onEscape();
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  });
}
