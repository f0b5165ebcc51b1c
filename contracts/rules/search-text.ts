const FOLDED: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ۀ: 'ہ',
  ۂ: 'ہ',
  ھ: 'ہ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
};

/** Most searches; what else is done to letters leaves these as they are. */
const PLAIN = /^[\0-\x7f]*$/;

/**
 * Letters, digits and single spaces only: the form in which text is indexed and queries are asked.
 * Folds Arabic and Urdu letter forms, drops vowel signs and joiners, turns Urdu digits into 0-9 and
 * punctuation into spaces ('NHA/2025/17' becomes three words; otherwise Postgres sees one file name).
 * The non-joiner (U+200C) is a space: Urdu writes لیپ ٹاپ and خوب صورت with either.
 */
export function foldForSearch(text: string): string {
  if (PLAIN.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** The same with its punctuation and spaces. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\u200c/g, ' ')
    .replace(/[\u064b-\u0652\u0670\u0640\u200b-\u200f\u0610-\u061a]/g, '')
    .toLowerCase()
    .replace(/[٠-٩]/g, (d) => String(d.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (d) => String(d.charCodeAt(0) - 0x06f0))
    .normalize('NFC')
    .replace(/[يىئكهةۀۂھأإآٱؤ]/g, (letter) => FOLDED[letter] ?? letter);

const MOST_WORDS = 12;

/** The first words of a query, folded. */
export function searchWords(query: string): string[] {
  return foldForSearch(query).split(' ').filter(Boolean).slice(0, MOST_WORDS);
}
