import { singular } from '#contracts/rules/search/singular.ts';
import { quotedTerm } from './quoted-term.ts';

/** Words that share their English stem with other things: UPS and up, police and policy. */
const WIDE = new Set(
  'ups sweets soling parking lift police policy community communication universal author animal organ disposable disposal hospitality flooring crush bedding register attendant vet advertising'.split(
    ' ',
  ),
);

/** Whether a name is one word whose stem stands for other words, too. */
export const isWide = ([word = '', ...more]: readonly string[]) =>
  more.length === 0 && (WIDE.has(word) || WIDE.has(singular(word)) || singular(word).endsWith('ator'));

/** The tsquery of a word as titles and numbers write it, in singular or plural. */
export const asWrittenThere = (word: string): string =>
  [...new Set([word, singular(word), `${singular(word)}s`])].map(quotedTerm).join('|');
