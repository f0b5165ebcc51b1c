/** Looks of a login, an address or a secret in any text, and what stands in its place. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  // before the addresses, which the end of such a login resembles
  [/:\/\/[^\s/@"']{1,256}@/g, '://'],
  [/[^\s@"'<>(),;:]{1,64}@[^\s@"'<>(),;]{1,255}/g, '(address)'],
  [/\/(?:home|Users)\/[^\s/"'\\]+/g, '~'],
];

/** Numbers of telephones and identity cards, and random words; only in sentences, as times and ids of ours resemble them. */
const HIDDEN_IN_SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/\?[\w.~%+-]+=\S*/g, '?(query)'],
  [/\b(?=\w*\d)[\w-]{24,}/g, '(token)'],
  [/\+?\d[\d\s-]{5,}\d/g, '(number)'],
];

const hide = (text: string, hidden: typeof HIDDEN) =>
  hidden.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

export const withoutPeople = (text: string) => hide(text, HIDDEN);
export const sentenceWithoutPeople = (text: string) => hide(withoutPeople(text), HIDDEN_IN_SENTENCES);
