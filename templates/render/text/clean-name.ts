import { cleanLine, cut } from './clean-text.ts';

const MAX_NAME = 40;
/** Greeting of somebody whose name was nothing but an address. */
export const NAMELESS = 'subscriber';

/**
 * Spellings of a dot and an @ that only people read: `evil[.]com`, `evil dot com`, `evil .com`, and before an ending that
 * people know also `evil. com`, `evil,com`, `evildotcom`. Single spaces, as `cleanLine` leaves them.
 */
const DISGUISES: readonly (readonly [RegExp, string])[] = [
  [/ ?[[({<] ?(?:\.|dot|punkt) ?[\])}>] ?/giu, '.'],
  [/ ?[[({<] ?(?:@|at) ?[\])}>] ?/giu, '@'],
  [/ (?:dot|punkt) /giu, '.'],
  [/ \. ?(?=\S)/gu, '.'],
  [
    /(?<=[\p{L}\p{N}]{2})(?:\. | ?[,;:•·_|/\\] ?|dot)(?=(?:com|net|org|edu|gov|pk|in|co|io|me|info|biz|xyz|top|shop|site|store|online|live|app|dev|link|click|ru|cn|uk|us|eu|tk|ly)(?![\p{L}\p{N}]))/giu,
    '.',
  ],
];
/** Words that a mail program makes a link of: with a scheme, an @, or a dot between letters. */
const ADDRESS = /:\/\/|@|[\p{L}\p{N}\p{M}][.\u3002\uff0e\uff61\u2024]+[\p{L}\p{N}]{2}/u;
/** `M.Ali`, written without the space. */
const ABBREVIATED = /^(\p{L}{1,3})\.(\p{L}+)$/u;
/** Invisible characters, and joiners where they join no letters of Urdu: they would hide an address from the rules. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}|(?<!\p{sc=Arab})[\u200c\u200d]|[\u200c\u200d](?!\p{sc=Arab})/gu;
/** Digits from which a text may be a telephone number, however it is spaced. */
const NUMBER_DIGITS = 5;

/** Makes a name that says nothing but a name: whoever typed it may want us to send his words to strangers. */
export function cleanName(name: string): string {
  const plain = cleanLine(cleanLine(name, 400).normalize('NFKC').replace(INVISIBLE, ''), 400);
  const seen = DISGUISES.reduce((text, [spelling, sign]) => text.replace(spelling, sign), plain);
  const words = cleanLine(seen, 400)
    .split(' ')
    .map((word) => word.replace(ABBREVIATED, '$1. $2'))
    .filter((word) => word.includes(' ') || !ADDRESS.test(word));
  const isNumbered = (words.join(' ').match(/\p{N}/gu)?.length ?? 0) >= NUMBER_DIGITS;
  return cut(words.filter((word) => !isNumbered || !/\p{N}/u.test(word)).join(' '), MAX_NAME);
}
