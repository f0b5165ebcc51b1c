import { useCallback, useEffect, useRef } from 'react';

/** A details element as a menu: it opens without JavaScript; with it, Escape and a click elsewhere close it. */
export function useDetailsMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => ref.current?.removeAttribute('open'), []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !ref.current?.open) return;
      close();
      ref.current.querySelector('summary')?.focus();
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    const listening = new AbortController();
    document.addEventListener('keydown', onKey, { signal: listening.signal });
    document.addEventListener('pointerdown', onPointer, { signal: listening.signal });
    return () => listening.abort();
  }, [close]);
  return { ref, close };
}
