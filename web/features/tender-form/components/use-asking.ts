import { useEffect, useRef, useState } from 'react';

/**
 * Asks before what resembles a published notice is published: the focus goes to the warning. On a slow line publishing waits
 * until it is known whether there is one; a form that is closed meanwhile publishes nothing.
 */
export function useAsking(hasLikes: boolean, check: () => Promise<boolean>) {
  const warning = useRef<HTMLDivElement>(null);
  const [isChecking, setChecking] = useState(false);
  // True until the warning is drawn, which can come a moment after the answer.
  const [asks, setAsks] = useState(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  useEffect(() => {
    if (!asks || !hasLikes) return;
    warning.current?.focus();
    setAsks(false);
  }, [asks, hasLikes]);
  const askFirst = async (publish: () => Promise<unknown>) => {
    setAsks(false);
    setChecking(true);
    const isFound = await check();
    setChecking(false);
    if (!isOpen.current) return;
    if (isFound) setAsks(true);
    else await publish();
  };
  return { warning, ask: () => warning.current?.focus(), isChecking, askFirst };
}
