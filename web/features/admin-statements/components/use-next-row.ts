import { type FocusEvent, useEffect, useRef } from 'react';

/** A decided line leaves the list with the pressed button: the focus moves to the same button of the line that is there now. */
export function useNextRow(lines: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<{ readonly button: HTMLElement; readonly row: number }>(undefined);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest('tr');
    held.current = row === null ? undefined : { button: target, row: row.rowIndex - 1 };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change with the lines
  useEffect(() => {
    const { current } = held;
    if (current === undefined || current.button.isConnected || document.activeElement !== document.body) return;
    held.current = undefined;
    const rows = [...(box.current?.querySelectorAll('tbody tr') ?? [])];
    const buttons = [...(rows[Math.min(current.row, rows.length - 1)]?.querySelectorAll('button') ?? [])];
    const same = buttons.find(({ textContent }) => textContent === current.button.textContent);
    const heading = document.querySelector<HTMLElement>('h2[data-focus-fallback]');
    (same ?? buttons[0] ?? heading)?.focus();
  }, [lines]);
  return { ref: box, onFocus };
}
