import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PixelWord, Size } from './pixel-words.ts';

const require = createRequire(import.meta.url);

/** The part of Tesseract's interface that is used here; the package brings no types. */
interface Tesseract {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  readonly TessBaseAPI: new () => {
    Init(folder: null, language: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    SetImageFile(exif: number, radians: number): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
  };
}

interface Recognized {
  readonly blocks: readonly { readonly paragraphs: readonly { readonly lines: readonly Line[] }[] }[];
}
interface Line {
  readonly words: readonly {
    readonly text: string;
    readonly confidence: number;
    readonly bbox: Omit<PixelWord, 'text' | 'confidence'>;
  }[];
}

const LSTM_ONLY = 1;
/** Finds columns and blocks by itself. */
const WHOLE_PAGE = '3';

/** A picture in shades of grey, a byte each. */
export interface Grey extends Size {
  readonly pixels: Buffer;
}

/** Lines of words of a picture. */
type Recognize = (grey: Grey) => PixelWord[][];

/** Tesseract with its model of English, whose memory is bounded by the process that calls this. */
export async function openRecognizer(): Promise<Recognize> {
  const model = dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  const load = require('tesseract.js-core/tesseract-core-simd-lstm.js') as () => Promise<Tesseract>;
  const [tesseract, packed] = await Promise.all([load(), readFile(join(model, '4.0.0_best_int/eng.traineddata.gz'))]);
  tesseract.FS.writeFile('./eng.traineddata', gunzipSync(packed));
  const reader = new tesseract.TessBaseAPI();
  if (reader.Init(null, 'eng', LSTM_ONLY) !== 0) throw new Error('The model of English cannot be used');
  reader.SetVariable('tessedit_pageseg_mode', WHOLE_PAGE);
  return ({ pixels, width, height }) => {
    tesseract.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
    if (reader.SetImageFile(1, 0) !== 0 || reader.Recognize(null) !== 0) throw new Error('The picture cannot be read');
    const { blocks } = JSON.parse(reader.GetJSONText()) as Recognized;
    const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
    return lines.map(({ words }) =>
      words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({ text, confidence, x0, y0, x1, y1 })),
    );
  };
}
