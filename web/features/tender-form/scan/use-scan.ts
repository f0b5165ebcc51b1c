import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react';

const WIDE = '(min-width: 64rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether a scan has room beside the form. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);

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
