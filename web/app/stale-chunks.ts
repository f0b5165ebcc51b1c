const RELOADED_KEY = 'reloadedFor';

/**
 * A tab that is older than the last deployment asks for chunks that are gone: it reloads, once per missing file. A browser never asks
 * again for one that a broken line has kept back, either; but while nobody answers, a reload would only leave the browser's own error.
 */
export function reloadOnStaleChunks(): void {
  addEventListener('vite:preloadError', async ({ payload }) => {
    const missing = String(payload);
    try {
      const { status } = await fetch(location.href, { method: 'HEAD' });
      if (status >= 500 || sessionStorage.getItem(RELOADED_KEY) === missing) return;
      sessionStorage.setItem(RELOADED_KEY, missing);
      location.reload();
    } catch {
      /* No line; or no storage, without which nothing stops a loop of reloads. */
    }
  });
}
