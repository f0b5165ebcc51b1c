import { useEffect } from 'react';

/** Closing the window or reloading would lose the input as well; the browser asks in its own words. */
export function useWarnBeforeUnload(isLossy: boolean | (() => boolean)): void {
  useEffect(() => {
    if (isLossy === false) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (isLossy === true || isLossy()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isLossy]);
}
