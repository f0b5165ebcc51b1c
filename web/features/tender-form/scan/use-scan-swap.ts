import { type KeyboardEvent, useRef } from 'react';

/** Goes from a field to the scan, where keys enlarge and move it, and back to that field. */
export function useScanSwap(): (event: KeyboardEvent<HTMLElement>) => void {
  const field = useRef<HTMLElement>(null);
  return (event) => {
    const scan = event.currentTarget.querySelector<HTMLElement>('[data-scan]');
    const from = document.activeElement;
    if (scan === null || !(from instanceof HTMLElement)) return;
    event.preventDefault();
    const isThere = from === scan;
    if (!isThere) field.current = from;
    (isThere ? field.current : scan)?.focus();
  };
}
