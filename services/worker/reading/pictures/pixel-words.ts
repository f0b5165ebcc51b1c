import type { ReadPage } from '../../../platform/reading/read-text.ts';

/** A word between two corners, in pixels. */
export interface PixelWord {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Lines of words in shares of the page, whatever its size is when it is shown. */
export const toPage = (lines: readonly (readonly PixelWord[])[], { width, height }: Size): ReadPage => ({
  lines: lines.map((words) =>
    words.map(({ text, confidence, x0, y0, x1, y1 }) => ({
      text,
      confidence,
      box: { left: x0 / width, top: y0 / height, width: (x1 - x0) / width, height: (y1 - y0) / height },
    })),
  ),
});
