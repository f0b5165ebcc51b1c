import type { Page } from 'playwright-core';

const MOST_PRESSES = 500;

export interface Walk {
  /** Names of what the Tab key stops at, in its order. */
  readonly stops: readonly string[];
  /** Stops whose focus cannot be seen, or that something covers; and controls that are never reached. */
  readonly faults: readonly string[];
}

/** Walks with the Tab key from the top of the page, or of the open dialog, until it begins anew. */
export async function walkByTab(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    Object.assign(window, { reached: new Set<Element>(), last: null });
    if (document.querySelector('[role=dialog], [role=alertdialog]') === null) {
      // Wherever the focus was: the key begins again above everything.
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
      scrollTo(0, 0);
    }
  });
  const stops: string[] = [];
  const faults: string[] = [];
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null) break;
    if (stop.isWithin) continue;
    stops.push(stop.name);
    faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`));
  }
  return { stops, faults: [...faults, ...(await page.evaluate(neverReached))] };
}

/** Null at the end of the page, or when the walk comes round. Runs in the browser. */
async function lookAtFocus(): Promise<{ name: string; isWithin: boolean; faults: string[] } | null> {
  const walk = window as unknown as { reached: Set<Element>; last: Element | null };
  const { reached } = walk;
  const isNowhere = () =>
    [null, document.body, document.documentElement].includes(document.activeElement as HTMLElement);
  // A dialog fetches the focus back from beyond its end, and from a frame of its own, a moment later.
  const frames = document.querySelector('[role=dialog], [role=alertdialog]') === null ? 0 : 30;
  for (let at = 0; at < frames && isNowhere(); at++) await new Promise((done) => requestAnimationFrame(done));
  const element = document.activeElement;
  if (element === null || isNowhere()) return null;
  // The parts of a date, and what is in a frame, are stops within one element.
  if (element === walk.last) return { name: '', isWithin: true, faults: [] };
  if (reached.has(element)) return null;
  walk.last = element;
  reached.add(element);
  await new Promise((done) => requestAnimationFrame(done));
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const name = `${element.tagName.toLowerCase()} ${words || element.getAttribute('name') || element.id}`.slice(0, 60);
  // A hidden radio or file button is drawn as its label, or as the element right after it.
  const drawn = [element, element.nextElementSibling, element.closest('label'), element.parentElement].filter(
    (one) => one !== null,
  );
  const isMarked = (one: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const faults = element.tagName === 'IFRAME' || drawn.some(isMarked) ? [] : ['its focus cannot be seen'];
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1) return { name, isWithin: false, faults };
  const x = left + Math.min(width, innerWidth - left) / 2;
  const y = Math.min(top + height / 2, Math.max(top, 0) + (innerHeight - Math.max(top, 0)) / 2);
  const above = document.elementFromPoint(x, y);
  const isSeen = above !== null && (element.contains(above) || above.contains(element) || drawn.includes(above));
  return { name, isWithin: false, faults: isSeen ? faults : [...faults, 'it is covered or off the screen'] };
}

/** Controls that can be seen and pressed, but at which the key never stopped. Runs in the browser. */
function neverReached(): string[] {
  const { reached } = window as unknown as { reached: Set<Element> };
  const root = [...document.querySelectorAll('[role=alertdialog], [role=dialog]')].at(-1) ?? document;
  const all = root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
  const groups = new Set(
    [...reached].map((one) => (one as HTMLInputElement).type === 'radio' && one.getAttribute('name')),
  );
  return [...all]
    .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled, [data-radix-focus-guard], [role=tablist]'))
    .filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert], [aria-hidden=true]') === null,
    )
    .filter((one) => !reached.has(one) && !(one.matches('[type=radio]') && groups.has(one.getAttribute('name'))))
    .map((one) => `never reached: ${one.outerHTML.slice(0, 120)}`);
}
