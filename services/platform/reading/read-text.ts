/** A place on a page, in shares of its width and height, from the upper left corner. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A word as it was read, and how sure its letters are: 0 to 100. */
interface ReadWord {
  readonly text: string;
  readonly confidence: number;
  readonly box: Box;
}

/** Words of a page, line by line, as they are read. */
export interface ReadPage {
  readonly lines: readonly (readonly ReadWord[])[];
}

/** Place of a part of the text, and how sure its least sure word is. */
interface TextLocation {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly box: Box;
  readonly confidence: number;
}

interface Placed {
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly word: ReadWord;
}

/** The text of all pages, words by spaces and lines by line ends, that knows where on a page each part stands. */
export class ReadText {
  readonly text: string;
  readonly #words: readonly Placed[];

  constructor(pages: readonly ReadPage[]) {
    const words: Placed[] = [];
    let text = '';
    for (const [at, { lines }] of pages.entries()) {
      for (const line of lines) {
        for (const [nth, word] of line.entries()) {
          if (nth > 0) text += ' ';
          words.push({ from: text.length, to: text.length + word.text.length, page: at + 1, word });
          text += word.text;
        }
        text += '\n';
      }
    }
    this.text = text;
    this.#words = words;
  }

  /** Location of the characters from `from` up to `to`; a part that goes on on another page ends with its first one. */
  locate(from: number, to: number): TextLocation | undefined {
    const all = this.#words.filter((word) => word.from < to && word.to > from);
    const [first] = all;
    if (first === undefined) return undefined;
    const words = all.filter(({ page }) => page === first.page).map(({ word }) => word);
    const left = Math.min(...words.map(({ box }) => box.left));
    const top = Math.min(...words.map(({ box }) => box.top));
    return {
      page: first.page,
      box: {
        left,
        top,
        width: Math.max(...words.map(({ box }) => box.left + box.width)) - left,
        height: Math.max(...words.map(({ box }) => box.top + box.height)) - top,
      },
      confidence: Math.min(...words.map(({ confidence }) => confidence)),
    };
  }
}

/** The text of all pages as it is read, a line for a line. */
export const textOfPages = (pages: readonly ReadPage[]): string => new ReadText(pages).text.trim();
