import { singular } from '#contracts/rules/search/singular.ts';
import { quotedTerm } from './quoted-term.ts';

/** Words that share their English stem with other things: UPS and up, police and policy. */
const WIDE = new Set(
  'ups sweets soling police policy community communication universal author animal organ disposal crush attendant vet boring container periodical commode'.split(
    ' ',
  ),
);

/**
 * Words that mean something else than their stem in running text, so that titles alone tell: what is disposable is seldom
 * disposed of, and documents are had from every website.
 */
const WRITTEN = new Set(
  'disposable hospitality flooring bedding register advertising publicity conservancy website rang lift parking intranet newspaper'.split(
    ' ',
  ),
);

export const isOfTitles = (word: string): boolean => WRITTEN.has(singular(word));

/** Whether a name is one word whose stem stands for other words, too. */
export const isWide = ([word = '', ...more]: readonly string[]) =>
  more.length === 0 &&
  (WIDE.has(word) || WIDE.has(singular(word)) || isOfTitles(word) || singular(word).endsWith('ator'));

/** The tsquery of a word as titles and numbers write it, in singular or plural unless the singular means something else. */
export const asWrittenThere = (word: string): string => {
  const one = singular(word);
  // sweets are no sweet water
  const forms = WIDE.has(word) && !WIDE.has(one) ? [word] : [word, one, `${one}s`];
  return [...new Set(forms)].map(quotedTerm).join('|');
};
