const URDU = /^[\u0600-\u06ff]{5,}$/;
/** Plurals of Urdu, and the English one as Urdu writes it: گارڈز. */
const URDU_PLURAL = /(?:(ی)(?:وں|اں)|وں|یں|ات|ز)$/;
/** Plurals of Urdu in Roman letters: gariyan and gariyon are gari. */
const ROMAN_PLURAL = /(?<=^[a-z]{3,})i(?:yan|yaan|yon|yo)$/;

/** Words in singular and plural are one; short English ones, as UPS and gas, have no plural. */
export function singular(word: string): string {
  if (URDU.test(word)) return word.replace(URDU_PLURAL, '$1');
  if (ROMAN_PLURAL.test(word)) return word.replace(ROMAN_PLURAL, 'i');
  if (word.length <= 3 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=ss|x|z|ch|sh|^(?:bus|gas|lens|virus|campus|canvas))es$|s$/, '');
}

/** Endings of one Urdu word, by how it may end: gari, joota, sarak. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^([\u0600-\u06ff]{2,}ی)(?:اں|وں|ات)?$/, ['', 'اں', 'وں', 'ات']],
  [/^([\u0600-\u06ff]{2,})ا$/, ['ا', 'ے', 'وں']],
  [/^([\u0600-\u06ff]{2,})ے$/, ['ا', 'ہ', 'ے', 'وں']],
  [/^([\u0600-\u06ff]{3,})ہ$/, ['ہ', 'ے', 'ا', 'وں']],
  [/^([\u0600-\u06ff]{3,})وں$/, ['', 'ا', 'ہ', 'ے', 'وں', 'یں']],
  [/^([\u0600-\u06ff]{3,}?)(?:یں|ات|(?<=.{4})ز|(?<=ٹ)س)?$/, ['', 'وں', 'یں', 'ات', 'ان', 'ز', 'س']],
];

/**
 * Other forms of a folded Urdu word, its singular and plurals, those that it has from Persian and English too: Postgres has no
 * stems of Urdu. Forms that nobody writes find nothing.
 */
export function urduForms(word: string): string[] {
  for (const [pattern, endings] of ENDINGS) {
    const stem = pattern.exec(word)?.[1];
    if (stem !== undefined) return endings.map((ending) => stem + ending).filter((form) => form !== word);
  }
  return [];
}
