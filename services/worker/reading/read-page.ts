import { fileURLToPath } from 'node:url';
import { runIsolated } from '../../platform/isolation/run-isolated.ts';
import type { PackedLines } from '../../platform/reading/packed-lines.ts';

/** 256 MB for PDFium, of which the file takes two or three times its size, and as much for Tesseract. */
const BOUNDS = { wasmPages: 4096, heapMb: 96, isPatient: true };
const CHILD = fileURLToPath(new URL('./pages/page.child.ts', import.meta.url));

/** A page as it is stored. */
export interface StoredPage {
  readonly width: number;
  readonly height: number;
  readonly lines: PackedLines;
  /** WebP; null where the file itself is the picture. */
  readonly picture: Buffer | null;
  readonly thumbnail: Buffer;
}

export interface FileToRead {
  readonly bytes: Buffer;
  readonly type: string;
}

interface Limits {
  /** Milliseconds of one page. */
  readonly ms: number;
  readonly signal?: AbortSignal;
  /** False: it does not yield to everything else, for specs, which share a busy machine. */
  readonly isPatient?: boolean;
}

/** The page took longer than it may. */
export class TooSlow extends Error {}

/**
 * Draws a page, from 1, and reads it in a process of its own. @throws when it cannot be drawn or read, or not in time
 */
export async function readPage(
  { bytes, type }: FileToRead,
  page: number,
  limits: Limits,
  isDrawnOnly = false,
): Promise<StoredPage> {
  const args = [type, String(page), isDrawnOnly ? 'drawn' : 'read'];
  const { output, ...ended } = await runIsolated(CHILD, bytes, { ...BOUNDS, ...limits, args });
  if (ended.signal !== null) throw new TooSlow();
  if (ended.code !== 0) throw new Error(`The reader of pages ended with ${ended.code}: ${ended.errorOutput}`);
  const { picture, thumbnail, ...read } = JSON.parse(output.toString()) as EncodedPage;
  const fromText = (text: string) => Buffer.from(text, 'base64');
  return { ...read, picture: picture === null ? null : fromText(picture), thumbnail: fromText(thumbnail) };
}

/** A stored page whose pictures are base64. */
type EncodedPage = Omit<StoredPage, 'picture' | 'thumbnail'> & {
  readonly picture: string | null;
  readonly thumbnail: string;
};
