const LATIN = /^[a-z]+$/;
/** Words that only join others: `Date of Closing` is the closing date, and `اشاعت کی تاریخ` the `تاریخ اشاعت`. */
const JOINING: ReadonlySet<string> = new Set(
  'of the for and & ka ki kay ke e o aur hone honay mein کا کی کے و اور ہونے میں'.split(' '),
);
/** Words that say nothing more beside one that says which column it is. */
const NEUTRAL: ReadonlySet<string> = new Set(
  'tender bid work name nam kam number no raqam amount ٹینڈر بولی کام نام نمبر رقم متعلقہ'.split(' ').map(sound),
);
/** English words that people put among Urdu ones. */
const MIXED: ReadonlyMap<string, string> = new Map(
  Object.entries({ date: 'tareekh', time: 'waqt', nbr: 'number', num: 'number', no: 'number' }),
);

/** The words of a heading without joining ones, in one order. */
export const wordBag = (words: readonly string[]): string => bagOf(words.filter((word) => !JOINING.has(word)));

/** The same by their sound, without words that say nothing more; '' when there is none of them left. */
export function soundBags(words: readonly string[]): readonly string[] {
  const sounds = words.flatMap((word) => (JOINING.has(word) ? [] : [sound(MIXED.get(word) ?? word)]));
  const telling = sounds.filter((one) => !NEUTRAL.has(one));
  return [bagOf(sounds), bagOf(telling)];
}

const bagOf = (words: readonly string[]): string => [...words].sort().join(' ');

/**
 * A word as it sounds, for Roman Urdu has no spelling: its consonants, whether it begins or ends with a vowel, and one letter for
 * each that people hear alike. Of a word in Urdu the form that ends in ہ: `محکمے` is `محکمہ`.
 */
function sound(word: string): string {
  if (!LATIN.test(word)) return word.replace(/ء/g, '').replace(/(?<=..)ے$/, 'ہ');
  const letters = word
    .replace(/sh/g, '$')
    .replace(/ch/g, '%')
    .replace(/(?<=.)h/g, '')
    .replace(/q/g, 'k')
    .replace(/v/g, 'w')
    .replace(/(.)\1+/g, '$1');
  const begins = /^[aeiouy]/.test(letters) ? 'a' : '';
  const ends = /[aeiouy]$/.test(letters) && letters.length > 1 ? 'a' : '';
  return begins + letters.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1') + ends;
}
