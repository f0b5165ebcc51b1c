import { type ComponentType, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'wouter';
import { paths } from '../lib/routing/paths.ts';
import { selectAccountDialog } from '../lib/session/dialogs.slice.ts';
import { selectToast } from '../lib/toast/toast.slice.ts';

const loadToaster = async () => (await import('../components/ui/overlay/toaster.tsx')).Toaster;
const loadDialogs = async () => (await import('../features/auth/components/auth-dialogs.tsx')).AuthDialogs;

/**
 * Toasts and account dialogs, fetched when they are first needed or about to be.
 * The toaster comes before any dialog: a modal would hide a viewport that is mounted after it.
 */
export function Overlays() {
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

/** A component in its own chunk; null until it has arrived. A failed download is repeated at the next request. */
function useChunk(load: () => Promise<ComponentType>, wanted: boolean): ComponentType | null {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted || Loaded !== null) return;
    load().then(
      (component) => setLoaded(() => component),
      () => undefined,
    );
  }, [load, wanted, Loaded]);
  return Loaded;
}

/** Fetches the dialogs when a pointer or the focus reaches a link that opens one. */
function preloadOnIntent(): () => void {
  const preload = (event: Event) => {
    if (!(event.target instanceof Element) || event.target.closest('[data-opens-dialog]') === null) return;
    stop();
    void Promise.allSettled([loadToaster(), loadDialogs()]);
  };
  const stop = () => {
    for (const type of INTENTS) document.removeEventListener(type, preload);
  };
  for (const type of INTENTS) document.addEventListener(type, preload, { passive: true });
  return stop;
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;
