import type { AroundNavHandler } from 'wouter';

export const MAIN_ID = 'main';

/** Time of the last navigation, in milliseconds since the page was loaded. */
let ledOnAt = Number.NEGATIVE_INFINITY;

/**
 * A new page starts at its top with the focus on its content; a change of the query alone leaves both.
 * Going back is the browser's, and cached lists draw at once; see `closeOnBack` for those that scroll before they draw.
 */
export const navigateLikeAPage: AroundNavHandler = (navigate, to, options) => {
  const before = location.pathname;
  navigate(to, options);
  ledOnAt = performance.now();
  if (location.pathname === before) return;
  scrollTo(0, 0);
  focusContent();
};

/** The goal of the focus when what had it goes; nothing moves in sight. */
export const focusContent = () => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });

const DOUBLE_CLICK_MS = 500;
const DOUBLE_TAP_PIXELS = 40;

/**
 * Stops the second click of a double click whose first has led on: it is not meant for what stands in that place now.
 * Browsers count those of a mouse, but not every one counts taps, whose place tells; keys, which have no count, go on.
 */
export function takeDoubleClicksAsOne(): void {
  let [x, y] = [0, 0];
  const listen = (event: PointerEvent) => {
    const { clientX, clientY, detail } = event;
    const isNear = Math.hypot(clientX - x, clientY - y) < DOUBLE_TAP_PIXELS;
    [x, y] = [clientX, clientY];
    const isSecond = event.pointerType === 'mouse' ? detail % 2 === 0 : detail > 0 && isNear;
    if (!isSecond || event.timeStamp - ledOnAt > DOUBLE_CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', listen, true);
}

/** Scroll positions by the key of their history entry. */
const tops = new Map<string | undefined, number>();

/** Dialogs and the menu of small screens. */
const ABOVE = '[role$=dialog][data-state=open],header details[open]';

/**
 * Lets the Back key or gesture close what lies above a screen, as Escape does, before it leaves the screen. Browsers let no
 * page hold anybody: a second press in a row leaves all the same, and so does one that leads out of the site. Older browsers
 * have no such event, and go back as ever.
 */
export function closeOnBack(): void {
  const { navigation } = window as Partial<Window>;
  navigation?.addEventListener('navigate', (event) => {
    tops.set(navigation.currentEntry?.key, scrollY);
    if (event.navigationType !== 'traverse') return;
    if (!event.cancelable || document.querySelector(ABOVE) === null)
      return leadBackTo(location, tops.get(event.destination.key));
    event.preventDefault();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
}

/**
 * Leads the focus, which goes with the screen that is left, to the link that opened it, or to the content; and scrolls to
 * where the reader was, as Firefox does so before the list is drawn, in the height of the screen that is left.
 */
function leadBackTo({ pathname, search }: Location, top?: number): void {
  const lead = () => {
    if (top !== undefined) scrollTo(0, top);
    const main = document.getElementById(MAIN_ID);
    if (![document.body, main].includes(document.activeElement as HTMLElement)) return;
    (document.querySelector<HTMLElement>(`article a[href="${pathname}${search}"]`) ?? main)?.focus({
      preventScroll: true,
    });
  };
  addEventListener('popstate', () => setTimeout(lead), { once: true });
}

/** Whether a click is without the keys that ask the browser for a tab, a window or a file. */
export function isPlain(event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The path of the link within the site that was clicked plainly; null for every other click. */
export function linkOf(event: MouseEvent): string | null {
  if (!isPlain(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  return href?.startsWith('/') && link?.target === '' ? href : null;
}
