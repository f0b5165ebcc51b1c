/** Begins the value of a field whose text was typed but not taken yet; nothing that is sent begins so. */
const MARK = '\u0001';

export const markUnresolved = (typed: string) => `${MARK}${typed}`;

/** The text that was typed but not taken; undefined for a value that may be sent. */
export const unresolvedText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith(MARK) ? value.slice(MARK.length) : undefined;

/** The text that stands in a field, taken or not. */
export const shownText = (value: string) => unresolvedText(value) ?? value;
