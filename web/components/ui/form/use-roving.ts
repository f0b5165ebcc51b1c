import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Makes one tab stop of many controls: arrows, Home and End go from one to the next (ARIA APG: roving tabindex). */
export function useRoving<Box extends HTMLElement>(selector: string, count: number) {
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
    /** Goes to an item. */
    focusAt,
  };
}
