import type { AroundNavHandler } from 'wouter';

export const MAIN_ID = 'main';

/**
 * A new page starts at its top with the focus on its content; a change of the query alone leaves both.
 * Going back is the browser's: it restores the scroll position, because cached lists draw at once.
 */
export const navigateLikeAPage: AroundNavHandler = (navigate, to, options) => {
  const before = location.pathname;
  navigate(to, options);
  if (location.pathname === before) return;
  scrollTo(0, 0);
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
};

/** The path of the link within the site that was clicked plainly; null for every other click. */
export function linkOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  return href?.startsWith('/') && link?.target === '' ? href : null;
}
