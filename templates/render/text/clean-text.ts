/** Lone surrogates, byte order marks, and control characters, at which Gmail cuts; scanned notices are full of them. */
const UNPRINTABLE = /[\p{Cs}\p{Cc}\ufeff\ufffe\uffff]/gu;
/** Embeddings, overrides and isolates, which would reverse the text around them. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const SUSPECT = /[^\x20-\x7e]|^ | $| {2}/;

/** Makes one line of at most `max` UTF-16 units that is harmless in a subject, a page or a text. */
export function cleanLine(text: string, max: number): string {
  if (text.length <= max && !SUSPECT.test(text)) return text;
  const printable = text.replace(/\s+/g, ' ').replace(UNPRINTABLE, '').replace(BIDI_CONTROLS, '');
  return cut(printable.replace(/ {2,}/g, ' ').trim(), max);
}

/** Does the same and keeps line breaks. */
export function cleanParagraphs(text: string, max: number): string {
  const lines = text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .split('\n')
    .map((line) => cleanLine(line, max));
  return cut(lines.join('\n').trim(), max);
}

/** Cuts to `max` units, at a space where one is near, and never inside a character. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const short = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '');
  const space = short.lastIndexOf(' ');
  return `${space > max * 0.7 ? short.slice(0, space) : short}…`;
}
