import { fileURLToPath } from 'node:url';
import { runApart } from '../../../platform/apart/run-apart.ts';
import type { PixelWord, Size } from '../pictures/pixel-words.ts';
import { type Limits, TooSlow } from '../pictures/read-picture.ts';

/** 256 MB for PDFium, of which the file takes two or three times its size. */
const BOUNDS = { wasmPages: 4096, heapMb: 96, isPatient: true };
const CHILD = fileURLToPath(new URL('./draw-page.child.ts', import.meta.url));
/** Width in which a page of A4 has letters that can be read. */
const WIDTH = 2000;
const LONGEST = 3000;
const LINE_END = 10;

/** A page of a PDF as it is drawn, and the words of its text layer. */
export interface DrawnPage extends Size {
  /** RGBA. */
  readonly pixels: Buffer;
  /** True where one picture covers the page. */
  readonly isScan: boolean;
  readonly lines: readonly (readonly PixelWord[])[];
}

/** Draws a page, from 1. @throws when it cannot be drawn, or not in time */
export async function drawPage(pdf: Buffer, page: number, { ms, signal }: Limits): Promise<DrawnPage> {
  const args = [page, WIDTH, LONGEST].map(String);
  const { output, ...ended } = await runApart(CHILD, pdf, { ...BOUNDS, ms, args, ...(signal && { signal }) });
  if (ended.signal !== null) throw new TooSlow();
  if (ended.code !== 0) throw new Error(`The drawer of pages ended with ${ended.code}: ${ended.said}`);
  const end = output.indexOf(LINE_END);
  return { ...(JSON.parse(output.subarray(0, end).toString()) as DrawnPage), pixels: output.subarray(end + 1) };
}
