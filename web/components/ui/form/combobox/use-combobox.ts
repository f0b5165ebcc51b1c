import { type KeyboardEvent, useEffect, useState } from 'react';
import { markUnresolved, unresolvedText } from '../../../../lib/forms/unresolved-text.ts';
import type { SelectOption } from '../controls.tsx';
import { type Suggestions, suggest } from './suggestions.ts';

/** Options that are found elsewhere, by the text that is being typed. */
export interface FoundElsewhere {
  /** Label of the selected value; it may not be in `options`. */
  readonly label: string;
  readonly hidden: number;
  readonly isWaiting: boolean;
  /** Words in place of 'nothing matches'. */
  readonly note: string | undefined;
  readonly onSearch: (text: string) => void;
}

export interface ComboboxState {
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly asTyped: ((typed: string) => string) | undefined;
  readonly found: FoundElsewhere | undefined;
}

/**
 * Typing narrows the list, whose first match is taken by Enter or by leaving the field; arrows walk through it, Escape
 * closes only the list (ARIA APG: combobox, list autocomplete with automatic selection). Until something is taken, the
 * value is untaken, so that no form sends half a word.
 */
export function useCombobox({ value, options, onChange, asTyped, found }: ComboboxState) {
  const [wasOpened, setOpen] = useState(false);
  const [walked, setWalked] = useState<number | null>(null);
  const [query, setQuery] = useState('');
  const [isAwaited, setAwaited] = useState(false);
  const typed = unresolvedText(value);
  const label =
    found?.label ?? options.find((option) => option.value === value)?.label ?? (asTyped === undefined ? '' : value);
  // A value that was set from elsewhere ends the search for what was typed.
  const open = wasOpened && (typed !== undefined || query === '' || isSame(label, query));
  const isWaiting = found?.isWaiting === true;
  const suggestions: Suggestions =
    found === undefined || isWaiting ? suggest(options, query) : { shown: options, hidden: found.hidden };
  const wanted = typed?.trim() ?? '';
  // A record is made only where none matches: an arrow and Enter after half a name choose the match.
  const isFound =
    found === undefined
      ? options.some((option) => isSame(option.label, wanted))
      : found.note !== undefined || options.length > 0;
  const entries =
    asTyped === undefined || wanted === '' || isFound
      ? suggestions.shown
      : [...suggestions.shown, { value: wanted, label: asTyped(wanted) }];
  const first = suggestions.shown[0];
  const active = walked ?? (typed !== undefined && first !== undefined ? 0 : -1);
  useEscape(open, () => setOpen(false));

  const close = () => {
    setOpen(false);
    setWalked(null);
  };
  const show = () => {
    const searched = open || typed !== undefined ? query : '';
    setQuery(searched);
    found?.onSearch(searched);
    setOpen(true);
  };
  const choose = (option: SelectOption) => {
    onChange(option.value);
    setAwaited(false);
    setQuery('');
    close();
  };
  /** Takes what is marked; what is still being looked for is taken when it arrives. */
  const take = () => {
    const option = entries[active];
    if (option !== undefined && !(isWaiting && walked === null)) choose(option);
    else if (isWaiting && typed !== undefined) setAwaited(true);
  };
  const leave = () => {
    if (open) take();
    close();
  };
  const type = (written: string) => {
    setQuery(written);
    setAwaited(false);
    setWalked(null);
    found?.onSearch(written);
    setOpen(true);
    const same = found === undefined ? options.find((option) => isSame(option.label, written)) : undefined;
    onChange(written === '' ? '' : (same?.value ?? markUnresolved(written)));
  };
  const move = (step: 1 | -1) => {
    const from = active === -1 && step === -1 ? entries.length : active;
    setWalked(open && entries.length > 0 ? (from + step + entries.length) % entries.length : null);
    show();
  };
  const onEnter = (event: KeyboardEvent) => {
    if (!open && typed === undefined) return;
    // The form is sent with what was taken.
    if (event.ctrlKey || event.metaKey) return leave();
    if (!open) show();
    else if (typed === undefined && walked === null) close();
    else take();
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return leave();
    if (event.key === 'Enter') return onEnter(event);
    if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    if (!isAwaited || isWaiting) return;
    setAwaited(false);
    if (first !== undefined) choose(first);
  });
  return { open, active, text: typed ?? label, suggestions, entries, show, leave, choose, type, onKeyDown };
}

const isSame = (label: string, written: string) => label.toLowerCase() === written.toLowerCase();

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
