import { type RefObject, useEffect, useRef, useState } from 'react';

const MARGIN = '200px';
/** Keys, for who goes through the page by them must not pass a form that is not there yet. */
const EVENTS = ['keydown', 'pointerdown'] as const;
/** Who is still here after so long will want it; who left before has not paid for it. */
const STAYED_MS = 8000;

export interface Near<T> {
  readonly ref: RefObject<T | null>;
  readonly isNear: boolean;
}

/** False on the server and until the element comes near the window, or somebody begins to use the page or stays on it. */
export function useNear<T extends Element>(): Near<T> {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || ref.current === null) return;
    const come = () => setNear(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: MARGIN });
    observer.observe(ref.current);
    for (const event of EVENTS) document.addEventListener(event, come, { passive: true });
    const timer = setTimeout(come, STAYED_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const event of EVENTS) document.removeEventListener(event, come);
    };
  }, [isNear]);
  return { ref, isNear };
}
