import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Header } from '../features/site-frame/components/header.tsx';
import { ServedFooter } from '../features/site-frame/components/served-footer.tsx';
import { commonText } from '../lib/messages.en.ts';
import { MAIN_ID } from '../lib/routing/navigation.ts';
import { paths } from '../lib/routing/paths.ts';
import { Overlays } from './overlays.tsx';
import { PageView } from './page.tsx';
import { findRoute } from './routes.ts';

export function Frame() {
  const [path] = useLocation();
  const { route, parameters } = findRoute(path);
  useEffect(preloadTender, []);
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-2"
      >
        {commonText.skipToContent}
      </a>
      <Header transparent={path === paths.home} />
      <main id={MAIN_ID} tabIndex={-1} className="grow outline-none">
        <ErrorBoundary key={path}>
          <PageView page={route.page} parameters={parameters} />
        </ErrorBoundary>
      </main>
      <ServedFooter hidden={path === paths.admin} />
      <Overlays />
    </>
  );
}

const USE = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Fetches the page of tenders as soon as somebody begins to use a page that lists some: opened from a list, a tender then
 * draws at once what the list knows of it, however slow the line.
 */
function preloadTender(): () => void {
  const come = () => {
    if (document.querySelector('main article a[href^="/tenders/"]') === null) return;
    stop();
    void findRoute('/tenders/1').route.page.preload();
  };
  const stop = () => {
    for (const type of USE) document.removeEventListener(type, come);
  };
  for (const type of USE) document.addEventListener(type, come, { passive: true });
  return stop;
}
