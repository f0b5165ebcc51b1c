import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import type { SiteInfo } from '#contracts/api/page.ts';

const SiteContext = createContext<SiteInfo | null>(null);
const StateSite = createContext<(site: SiteInfo) => void>(() => undefined);
const NowContext = createContext<Date | null>(null);

/** Name and addresses of this installation. */
export function useSite(): SiteInfo {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite must be used within a SiteProvider');
  return site;
}

/** Shows another name, other addresses and prices from now on, on the page that changed them. */
export const useStateSite = () => useContext(StateSite);

/** The present, to the minute; the server's clock while hydrating, so that both sides draw the same text. */
export function useNow(): Date {
  const now = useContext(NowContext);
  if (now === null) throw new Error('useNow must be used within a SiteProvider');
  return now;
}

interface SiteProviderProps {
  readonly site: SiteInfo;
  /** ISO instant at which the server drew the page. */
  readonly renderedAt: string;
  readonly children: ReactNode;
}

export function SiteProvider({ site: first, renderedAt, children }: SiteProviderProps) {
  const [site, stateSite] = useState(first);
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    /* Not urgent: parts of the page that are not hydrated yet stay in their turn. */
    const tick = () => startTransition(() => setNow(new Date()));
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <SiteContext value={site}>
      <StateSite value={stateSite}>
        <NowContext value={now}>{children}</NowContext>
      </StateSite>
    </SiteContext>
  );
}
