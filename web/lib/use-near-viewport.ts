import { useEffect, useRef, useState } from 'react';

const MARGIN = '200px';
/** Keys count, so that keyboard users do not pass a form that is not loaded yet. */
const EVENTS = ['keydown', 'focusin', 'pointerdown'] as const;

/**
 * False on the server and until the element comes near the window, or somebody begins to use the page. Time alone loads
 * nothing: who only reads does not pay for a form.
 */
export function useNearViewport<T extends Element>() {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || ref.current === null) return;
    const come = () => setNear(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: MARGIN });
    observer.observe(ref.current);
    for (const event of EVENTS) document.addEventListener(event, come, { passive: true });
    return () => {
      observer.disconnect();
      for (const event of EVENTS) document.removeEventListener(event, come);
    };
  }, [isNear]);
  return { ref, isNear };
}
