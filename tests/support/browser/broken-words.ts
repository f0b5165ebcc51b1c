import type { Page } from 'playwright-core';

/** Words of the page that are written in two lines, up to so many letters; addresses and numbers are none. */
export function brokenWords(page: Page, letters: number): Promise<string[]> {
  return page.evaluate((most) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const isSeen = text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isSeen !== true || text.parentElement?.closest('.sr-only') !== null) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<![\w@.-])[A-Za-z]{4,}(?![\w@.])/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
        if (lines.size > 1 && word.length <= most) broken.push(word);
      }
    }
    return broken;
  }, letters);
}
