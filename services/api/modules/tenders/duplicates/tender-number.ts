/** Letters and digits alone, as the index of tender numbers has them. */
export const squeezed = (reference: string): string => reference.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

export interface TenderNumber {
  /** Number without what people put around it; undefined when nothing of one remains. */
  readonly number: string | undefined;
  /** The day of the letter, or the word for another round, that stands with it; '' for none. */
  readonly addition: string;
}

const PREFIX =
  /^(?=.*\d)[^\p{L}\p{N}]*((tender|notice|bid|inquiry|enquiry|reference|ref|advertisement|adv|number|no|nit|ift|ifb|rfp|rfq|rfb|it|epads)\b[^\p{L}\p{N}]*)+/su;
const ADDITION =
  /\b(?:dated?|dt)\b[\s.:,-]{0,5}\d{1,4}[-/. ]{1,2}\w{1,9}[-/., ]{1,2}\d{2,4}\b|\bre[- ]?(?:tender|bid|advertis|invit|float)\w{0,8}|\b(?:revised|corrigendum|addendum|extended|extension)\b|\b(?:2nd|3rd|4th|second|third|fourth) (?:time|call|attempt)\b/g;

/**
 * 'Tender No. NHA/2026/17' and 'nha-2026-17' are one number, and so is 'Ref: NHA/2026/17 dated 12-08-2026', but for its
 * addition.
 */
export function tenderNumber(reference: string | null | undefined): TenderNumber {
  const whole = (reference ?? '').normalize('NFKC').toLowerCase();
  const plain = whole.replace(ADDITION, ' ');
  const isNumbered = plain !== whole && /\d/.test(plain);
  const number = bare(isNumbered ? plain : whole);
  const additions = isNumbered ? (whole.match(ADDITION) ?? []) : [];
  return { number: number === '' ? undefined : number, addition: additions.map(bare).join(' ') };
}

/** A number as the index may have it: as it is stated, and without what people put around it. */
export const spellings = (reference: string): readonly string[] => [
  squeezed(reference),
  squeezed(reference.toLowerCase().replace(ADDITION, ' ').replace(PREFIX, '')),
];

const bare = (number: string) =>
  number
    .replace(PREFIX, '')
    .replace(/(?<!\d)0+(?=\d)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Short numbers such as '3' or '12026' stand on many notices of an organization. */
export const isDistinctive = (number: string): boolean =>
  number.length >= 5 && /\d/.test(number) && !/^\d{1,3}(20)?\d\d$/.test(number);
