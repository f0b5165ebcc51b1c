/** Characters at the beginning of a cell that a spreadsheet takes for a formula, those of full width too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text of a cell of CSV that no spreadsheet calculates: an apostrophe keeps it a text. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
