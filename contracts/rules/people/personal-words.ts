/** Email addresses, telephone and identity-card numbers, and accounts, as people of Pakistan write them. */
const PERSONAL: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/[^\s@]@[a-z0-9][\w.-]{0,80}\.[a-z]{2}/i, 'an email address'],
  [/\bPK\d{2}\s?[A-Z]{4}[\s\d]{10,}/i, 'an account number'],
  [/(?<!\d)\d{5}-?\d{7}-?\d(?!\d)/, 'an identity card number'],
  [/(?<![\w-])(\+|00)\s?\d[\d\s().-]{8,}\d|(?<![\w-])0\d{2,3}[\s.-]?\d{3,4}[\s.-]?\d{3,4}(?!\d)/, 'a telephone number'],
];

/** Kind of personal datum that a text holds, if any; names of people no pattern knows. */
export const personalIn = (text: string): string | undefined => PERSONAL.find(([pattern]) => pattern.test(text))?.[1];
