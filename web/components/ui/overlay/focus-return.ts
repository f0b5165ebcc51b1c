import { useRef } from 'react';

/** Goal of the focus when the opener has left the page or is hidden: the last visible one, nearest to the content. */
const FALLBACK = '[data-focus-fallback]';

/** Radix drops the focus to the body when a dialog was opened without its Trigger; this gives it back to the opener. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A dialog that closed along with this one has given the focus back already.
      if (!isFocusable(opener.current) && isFocusable(document.activeElement)) return;
      const giveBack = () => giveFocus(opener.current);
      giveBack();
      whenLost(giveBack);
    },
  };
}

/**
 * Keeps the focus on the page when the pressed button goes with what it changed, or lost it when it was disabled; `heir`
 * selects what stands in its place afterwards.
 */
export function keepFocus(heir?: string): void {
  const give = () => giveFocus(heir === undefined ? null : document.querySelector(heir));
  if (document.activeElement === document.body) give();
  else whenLost(give);
}

function giveFocus(first: Element | null): void {
  [...document.querySelectorAll(FALLBACK), first].findLast(isFocusable)?.focus();
}

/** Waits for the element with the focus to go: after a deletion it leaves the page with its row, on a slow line seconds later. */
function whenLost(giveBack: () => void): void {
  const holder = document.activeElement;
  const watch = new MutationObserver(() => {
    if (holder?.isConnected) return;
    watch.disconnect();
    if (document.activeElement === document.body) giveBack();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', () => watch.disconnect(), { once: true });
}

function isFocusable(element: Element | null): element is HTMLElement {
  return (
    element instanceof HTMLElement && element.isConnected && element !== document.body && element.checkVisibility()
  );
}
