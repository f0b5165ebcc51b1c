import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly runOnly: { readonly type: 'tag' | 'rule'; readonly values: readonly string[] };
}

export const WCAG = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;
const EVERY_RULE = { type: 'tag', values: [...WCAG.values, 'best-practice'] } as const;
/** The scheme changes colors and nothing else: in the second one of a width only they are judged again. */
const COLORS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** Rows of one table and entries of one list are drawn by one piece of code: the first eight stand for all. */
export const ALIKE = [':is(main, [role=dialog]) tbody tr:nth-child(n+9)', 'main li:nth-child(n+9)'];

/** Behind a modal dialog: judged where it is in front. */
const BEHIND = ['[data-aria-hidden=true]'];

/** In an order that changes as little as possible from one to the next. */
export const EVERY_LOOK: readonly Look[] = [
  { width: 1280, colorScheme: 'light', runOnly: EVERY_RULE },
  { width: 1280, colorScheme: 'dark', runOnly: COLORS },
  { width: 390, colorScheme: 'dark', runOnly: EVERY_RULE },
  { width: 390, colorScheme: 'light', runOnly: COLORS },
];

/** Wide and light, narrow and dark. */
const TWO_LOOKS = EVERY_LOOK.filter(({ runOnly }) => runOnly === EVERY_RULE);

/**
 * Looks at the page as it is now, without loading it anew: no rule of WCAG 2.2 AA or of good practice is broken, and nothing
 * has to be scrolled to sideways. Fails with one line per violation: look, rule, element, what to do. Call it again for each
 * open dialog or menu; with `EVERY_LOOK` once for each screen, for colors at each width.
 */
export async function expectAccessible(page: Page, looks: readonly Look[] = TWO_LOOKS): Promise<void> {
  const height = page.viewportSize()?.height ?? 900;
  const before = {
    width: page.viewportSize()?.width ?? 1280,
    colorScheme: (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
      ? ('dark' as const)
      : ('light' as const),
  };
  const wear = async ({ width, colorScheme }: Omit<Look, 'runOnly'>) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; undefined`);
  const found: string[] = [];
  for (const look of looks) {
    await wear(look);
    const faults = await page.evaluate(faultsOfPage, { runOnly: look.runOnly, alike: ALIKE, behind: BEHIND });
    found.push(...faults.map((fault) => `${look.width} px, ${look.colorScheme} · ${fault}`));
  }
  await wear(before);
  expect(found, found.join('\n')).toEqual([]);
}

interface Judging {
  readonly runOnly: Look['runOnly'];
  readonly alike: string[];
  readonly behind: string[];
}

/** Runs in the browser, beside axe; from the top, where the header that stays covers no control. */
async function faultsOfPage({ runOnly, alike, behind }: Judging): Promise<string[]> {
  // A frame that runs nothing, as the preview of a mail is, never answers axe.
  const options = {
    runOnly: { type: runOnly.type, values: [...runOnly.values] } as axe.RunOnly,
    resultTypes: ['violations' as const],
    iframes: false,
    preload: false,
  };
  // colors on their way from one to the other are nobody's choice
  const changing = document.getAnimations().filter((it) => it instanceof CSSTransition);
  await Promise.allSettled(changing.map((it) => it.finished));
  const left = scrollY;
  const excess = document.documentElement.scrollWidth - innerWidth;
  scrollTo({ top: 0, behavior: 'instant' });
  // excluded, they would still be laid out and searched: half the time of a long table
  const repeated = [...document.querySelectorAll<HTMLElement>(alike.join())];
  for (const element of repeated) element.style.setProperty('display', 'none', 'important');
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ exclude: behind }, options);
  for (const element of repeated) element.style.removeProperty('display');
  scrollTo({ top: left, behavior: 'instant' });
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} · ${target.join(' ')} · ${failureSummary ?? ''}`),
  );
  return excess > 0 ? [...faults, `${excess} px wider than the window`] : faults;
}
