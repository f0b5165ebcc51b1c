import { type ComponentType, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'wouter';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Header } from '../features/site-frame/components/header.tsx';
import { ServedFooter } from '../features/site-frame/components/served-footer.tsx';
import { commonText } from '../lib/messages.en.ts';
import { MAIN_ID } from '../lib/routing/navigation.ts';
import { paths } from '../lib/routing/paths.ts';
import { dialogClosed, selectAccountDialog } from '../lib/session/dialogs.slice.ts';
import { selectToast } from '../lib/toast/toast.slice.ts';
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
      <main id={MAIN_ID} data-focus-fallback="" tabIndex={-1} className="grow outline-none">
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
  const waiting = new AbortController();
  const come = () => {
    if (document.querySelector('main article a[href^="/tenders/"]') === null) return;
    waiting.abort();
    findRoute('/tenders/1')
      .route.page.preload()
      .catch(() => undefined);
  };
  for (const type of USE) document.addEventListener(type, come, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

const loadToaster = async () => (await import('../components/ui/overlay/toaster.tsx')).Toaster;
const loadDialogs = async () => (await import('../features/auth/components/auth-dialogs.tsx')).AuthDialogs;

/**
 * Toasts and account dialogs, fetched when they are first needed or about to be.
 * The toaster comes before any dialog: a modal would hide a viewport that is mounted after it.
 */
function Overlays() {
  const dialog = useSelector(selectAccountDialog);
  const toast = useSelector(selectToast);
  const [path] = useLocation();
  const Toaster = useChunk(loadToaster, toast !== null || dialog !== null || path.startsWith(paths.admin));
  const Dialogs = useChunk(loadDialogs, Toaster !== null && dialog !== null);
  useEffect(preloadOnIntent, []);
  return (
    <>
      {Toaster !== null && <Toaster />}
      {Dialogs !== null && <Dialogs />}
    </>
  );
}

/** A component in its own chunk; null until it has arrived. Where it does not come, the wish for a dialog is given up: a press has it anew. */
function useChunk(load: () => Promise<ComponentType>, wanted: boolean): ComponentType | null {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const dispatch = useDispatch();
  useEffect(() => {
    if (!wanted || Loaded !== null) return;
    load().then(
      (component) => setLoaded(() => component),
      () => dispatch(dialogClosed()),
    );
  }, [load, wanted, Loaded, dispatch]);
  return Loaded;
}

/** Fetches both when a pointer or the focus reaches what will need them: offline, no toast could say that nothing was sent. */
function preloadOnIntent(): () => void {
  const waiting = new AbortController();
  const preload = (event: Event) => {
    if (!(event.target instanceof Element) || event.target.closest(IN_NEED) === null) return;
    if (!navigator.onLine) return; // A browser that failed to fetch a module may never ask for it again.
    waiting.abort();
    void Promise.allSettled([loadToaster(), loadDialogs()]);
  };
  for (const type of INTENTS) document.addEventListener(type, preload, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

const IN_NEED = '[data-opens-dialog], form[method="post"], [aria-pressed]';
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;
