import type { ReadPage } from './read-text.ts';

/** A word as it is stored: text, confidence, left, top, width, height; the last four in ten-thousandths of the page. */
type PackedWord = readonly [string, number, number, number, number, number];
export type PackedLines = readonly (readonly PackedWord[])[];

const WHOLE = 10_000;

/** Lines of a page in a quarter of the room that names of fields would take. */
export const packLines = ({ lines }: ReadPage): PackedLines =>
  lines.map((words) =>
    words.map(({ text, confidence, box: { left, top, width, height } }) => [
      text,
      Math.round(confidence),
      ...([left, top, width, height].map((share) => Math.round(share * WHOLE)) as [number, number, number, number]),
    ]),
  );

export const unpackLines = (packed: PackedLines): ReadPage['lines'] =>
  packed.map((words) =>
    words.map(([text, confidence, left, top, width, height]) => ({
      text,
      confidence,
      box: { left: left / WHOLE, top: top / WHOLE, width: width / WHOLE, height: height / WHOLE },
    })),
  );
