import { describe, expect, it } from 'vitest';
import { inOrder } from './in-order.ts';
import type { PixelWord } from './pixel-words.ts';

const LETTER = 10;
const HEIGHT = 16;

/** Words of a line that begins at a place; `slope` is how much it falls, `|` a wide space. */
const line = (text: string, x: number, y: number, slope = 0): PixelWord[] => {
  let x0 = x;
  return text.split(' ').flatMap((word) => {
    const x1 = x0 + word.length * LETTER;
    const top = y + x0 * slope;
    const read = { text: word, confidence: 90, x0, x1, y0: top, y1: top + HEIGHT };
    x0 = x1 + LETTER;
    return word === '|' ? [] : [read];
  });
};
const said = (lines: readonly (readonly PixelWord[])[]) =>
  inOrder(lines).map((row) => row.map(({ text }) => text).join(' '));

describe('lines in the order in which a person reads them', () => {
  it('joins the fragments of an askew line, wherever the reader put them', () => {
    const slope = 0.02;
    expect(
      said([
        line('submitted by 07-12-2026 at', 400, 40, slope),
        line('Profiles of firms must be', 20, 40, slope),
        line('opened on the same day at noon', 20, 70, slope),
      ]),
    ).toEqual(['Profiles of firms must be submitted by 07-12-2026 at', 'opened on the same day at noon']);
  });

  const LEFT = [
    'Sealed bids are invited for cable',
    'from firms that are known to us',
    'Bids must reach this office by',
    '24-12-2026 at noon and not later',
  ];
  const RIGHT = [
    'They are opened on that same day',
    'before all who bid and who come',
    'The authority may reject all the',
    'bids that came under its own rules',
  ];

  it('reads columns of text one after the other, below the heading that stands over both', () => {
    const heading = line('TENDER NOTICE OF THE AUTHORITY OF LIGHTHOUSES AND LAMPS IN PHARE', 20, 0);
    const across = LEFT.map((text, row) => [
      ...line(text, 20, 30 + 24 * row),
      ...line(RIGHT[row] ?? '', 400, 30 + 24 * row),
    ]);
    const apart = [
      ...LEFT.map((text, row) => line(text, 20, 30 + 24 * row)),
      ...RIGHT.map((text, row) => line(text, 400, 42 + 24 * row)),
    ];
    for (const lines of [across, apart]) expect(said([heading, ...lines]).slice(1)).toEqual([...LEFT, ...RIGHT]);
  });

  it('reads a table row by row', () => {
    const rows = [
      ['Activity of the bidding process', 'Date'],
      ['Documents are sold until', '21-12-2026 at 11:00 hours'],
      ['Bids are received until', '22-12-2026 at 11:00 hours'],
      ['Bids are then opened on', '22-12-2026 at 11:30 hours'],
      ['Work is to begin by', '22-01-2027 at 09:00 hours'],
    ] as const;
    const columns = [0, 1].flatMap((nth) => rows.map((row, at) => line(row[nth as 0 | 1], 20 + nth * 420, 24 * at)));
    expect(said(columns)).toEqual(rows.map((row) => row.join(' ')));
  });

  it('is nothing where there are no words', () => expect(inOrder([[], []])).toEqual([]));
});
