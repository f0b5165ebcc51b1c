import { type KeyboardEvent, useEffect, useState } from 'react';
import type { SelectOption } from './select.tsx';
import { suggest } from './suggestions.ts';

export interface ComboboxState {
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** Whether a text that is no option may stay. */
  readonly freeText: boolean;
}

/** Typing narrows the list, arrows walk through it, Enter takes, Escape closes only the list (ARIA APG: combobox). */
export function useCombobox({ value, options, onChange, freeText }: ComboboxState) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** What is being typed; null shows the chosen value. */
  const [typed, setTyped] = useState<string | null>(null);
  const label = options.find((option) => option.value === value)?.label ?? (freeText ? value : '');
  const suggestions = suggest(options, typed ?? '');
  useEscape(open, () => setOpen(false));

  const close = () => {
    setOpen(false);
    setActive(-1);
    setTyped(null);
  };
  const choose = (option: SelectOption) => {
    onChange(option.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(-1);
    if (freeText || text === '') onChange(text);
  };
  const move = (step: 1 | -1) => {
    const count = suggestions.shown.length;
    const from = active === -1 && step === -1 ? count : active;
    setActive(open && count > 0 ? (from + step + count) % count : -1);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && open) {
      const option = suggestions.shown[active];
      if (option === undefined) close();
      else choose(option);
    } else return;
    event.preventDefault();
  };
  return { open, active, text: typed ?? label, suggestions, show: () => setOpen(true), close, choose, type, onKeyDown };
}

/** The window hears the key before the dialog below, which would close as well. */
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
