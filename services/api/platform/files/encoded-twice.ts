const FROM_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST = '\u00c2\u00c3\u00d8-\u00db\u00e2\u00ef';
/** Letters as which the bytes of a dash, a quote or an Arabic letter show in Windows-1252. */
const TWICE = new RegExp(`(?:[${FIRST}][\u0080-\u00bf${FROM_1252}]{1,2})+`, 'g');
/** A beginning of such letters at the end of a piece. */
const OPEN = new RegExp(`[${FIRST}][^\\p{ASCII}]?$`, 'u');
const LEAST = 0x80;

/** The text with letters that a program had encoded twice as they were: `â€“` is a dash. */
const decodedTwice = (text: string): string =>
  text.replace(TWICE, (letters) => {
    const bytes = Buffer.from([...letters].map(byteOf));
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return letters;
    }
  });

function byteOf(letter: string): number {
  const at = FROM_1252.indexOf(letter);
  return at < 0 ? (letter.codePointAt(0) ?? 0) : LEAST + at;
}

/** The same of a text that comes in pieces. */
export class DecodingTwice {
  #held = '';

  next(piece: string, isEnd: boolean): string {
    const text = this.#held + piece;
    const end = isEnd ? -1 : text.search(OPEN);
    this.#held = end < 0 ? '' : text.slice(end);
    return decodedTwice(end < 0 ? text : text.slice(0, end));
  }
}
