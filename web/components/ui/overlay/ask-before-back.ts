import { useEffect, useEffectEvent } from 'react';

/**
 * Asks before the Back key or gesture leaves a screen and loses what was entered. A second press in a row leaves all the
 * same: browsers let no page hold anybody. Older browsers have no such event, and go back as they always did.
 */
export function useAskBeforeBack(isLossy: boolean, ask: () => void): void {
  const onLeave = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    event.preventDefault();
    ask();
  });
  useEffect(() => {
    const { navigation } = window as Partial<Window>;
    if (!isLossy || navigation === undefined) return;
    const onNavigate = (event: NavigateEvent) => onLeave(event);
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [isLossy]);
}
