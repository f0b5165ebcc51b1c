import { memoryOf, type Pdfium } from '../../../platform/pdf/pdfium.ts';
import type { PixelWord, Size } from '../pictures/pixel-words.ts';

/** Characters of a page that are looked at. */
const MOST = 40_000;
/** Confidence of letters that the file itself states. */
const CERTAIN = 100;

/** Words of the text layer of a page, line by line, each between its corners in pixels of a page drawn in `size`. */
export function wordsOfPage(pdfium: Pdfium, page: number, size: Size): PixelWord[][] {
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return [];
  const at = pdfium.pdfium.wasmExports.malloc(48);
  const lines: PixelWord[][] = [[]];
  let word: PixelWord | undefined;
  const endWord = () => {
    if (word !== undefined) lines.at(-1)?.push(word);
    word = undefined;
  };
  const count = Math.min(pdfium.FPDFText_CountChars(text), MOST);
  for (let nth = 0; nth < count; nth++) {
    const sign = String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, nth)).toWellFormed();
    if (/[\s\0]/.test(sign)) {
      endWord();
      if (sign === '\n' && lines.at(-1)?.length) lines.push([]);
      continue;
    }
    const box = boxOf(pdfium, { page, text, nth, at, size });
    if (box === undefined) continue;
    word = word === undefined ? { text: sign, confidence: CERTAIN, ...box } : grown(word, sign, box);
  }
  endWord();
  pdfium.FPDFText_ClosePage(text);
  return lines.filter((words) => words.length > 0);
}

type Corners = Omit<PixelWord, 'text' | 'confidence'>;

const grown = (word: PixelWord, sign: string, box: Corners): PixelWord => ({
  ...word,
  text: word.text + sign,
  x0: Math.min(word.x0, box.x0),
  y0: Math.min(word.y0, box.y0),
  x1: Math.max(word.x1, box.x1),
  y1: Math.max(word.y1, box.y1),
});

interface Sign {
  readonly page: number;
  readonly text: number;
  readonly nth: number;
  /** Address of 48 bytes to write to. */
  readonly at: number;
  readonly size: Size;
}

function boxOf(pdfium: Pdfium, { page, text, nth, at, size }: Sign): Corners | undefined {
  // left, right, bottom, top
  if (!pdfium.FPDFText_GetCharBox(text, nth, at, at + 8, at + 16, at + 24)) return undefined;
  const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(memoryOf(pdfium).buffer, at, 4);
  const toPixels = (x: number, y: number) => {
    pdfium.FPDF_PageToDevice(page, 0, 0, size.width, size.height, 0, x, y, at + 32, at + 36);
    return new Int32Array(memoryOf(pdfium).buffer.slice(at + 32, at + 40));
  };
  const [x0 = 0, y0 = 0] = toPixels(left, top);
  const [x1 = 0, y1 = 0] = toPixels(right, bottom);
  return { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
}
