/** A process of its own that reads one picture: a grey PGM from the input, lines of words in pixels to the output. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { PixelWord } from './pixel-words.ts';

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

const model = dirname(require.resolve('@tesseract.js-data/eng/package.json'));
const load = require('tesseract.js-core/tesseract-core-simd-lstm.js') as () => Promise<Tesseract>;
const [tesseract, packed, picture] = await Promise.all([
  load(),
  readFile(join(model, '4.0.0_best_int/eng.traineddata.gz')),
  buffer(process.stdin),
]);
tesseract.FS.writeFile('./eng.traineddata', gunzipSync(packed));
const reader = new tesseract.TessBaseAPI();
if (reader.Init(null, 'eng', LSTM_ONLY) !== 0) throw new Error('The model of English cannot be used');
reader.SetVariable('tessedit_pageseg_mode', WHOLE_PAGE);
tesseract.FS.writeFile('/input', picture);
if (reader.SetImageFile(1, 0) !== 0 || reader.Recognize(null) !== 0) throw new Error('The picture cannot be read');
const { blocks } = JSON.parse(reader.GetJSONText()) as Recognized;
const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
const read: PixelWord[][] = lines.map(({ words }) =>
  words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({ text, confidence, x0, y0, x1, y1 })),
);
process.stdout.end(JSON.stringify(read));
