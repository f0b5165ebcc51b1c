import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { SiteInfo } from '#contracts/api/page.ts';

const SiteContext = createContext<SiteInfo | null>(null);
const NowContext = createContext<Date | null>(null);

/** Name and addresses of this installation. */
export function useSite(): SiteInfo {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite must be used within a SiteProvider');
  return site;
}

/** The present, to the minute; the server's clock while hydrating, so that both sides draw the same text. */
export function useNow(): Date {
  const now = useContext(NowContext);
  if (now === null) throw new Error('useNow must be used within a SiteProvider');
  return now;
}

export interface SiteProviderProps {
  readonly site: SiteInfo;
  /** ISO instant at which the server drew the page. */
  readonly renderedAt: string;
  readonly children: ReactNode;
}

export function SiteProvider({ site, renderedAt, children }: SiteProviderProps) {
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <SiteContext value={site}>
      <NowContext value={now}>{children}</NowContext>
    </SiteContext>
  );
}
