import type { AroundNavHandler } from 'wouter';

/** The element that takes the focus after a navigation. */
export const MAIN_ID = 'main';

/**
 * A new page starts at its top with the focus on its content; a change of the query alone leaves both.
 * Going back is the browser's: it restores the scroll position, because cached lists draw at once.
 */
export const navigateLikeAPage: AroundNavHandler = (navigate, to, options) => {
  const before = location.pathname;
  navigate(to, options);
  if (options?.replace || location.pathname === before) return;
  scrollTo(0, 0);
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
};
