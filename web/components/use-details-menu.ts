import { useCallback, useEffect, useRef } from 'react';

/** A details element as a menu: it opens without JavaScript; with it, Escape and a click elsewhere close it, and a focus in it goes to its button. */
export function useDetailsMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    if (ref.current?.contains(document.activeElement))
      ref.current.querySelector('summary')?.focus({ preventScroll: true });
    ref.current?.removeAttribute('open');
  }, []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && ref.current?.open) close();
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
