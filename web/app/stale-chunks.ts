const RELOADED_KEY = 'reloadedFor';

/** A tab that is older than the last deployment asks for chunks that are gone: it reloads, once per missing file. */
export function reloadOnStaleChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    try {
      const missing = String(event.payload);
      if (sessionStorage.getItem(RELOADED_KEY) === missing) return;
      sessionStorage.setItem(RELOADED_KEY, missing);
      event.preventDefault();
      location.reload();
    } catch {
      /* Without storage nothing stops a loop of reloads: leave the failure to the page. */
    }
  });
}
