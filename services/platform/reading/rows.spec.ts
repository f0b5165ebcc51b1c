import { expect, test } from 'vitest';
import { textOfPages } from './read-text.ts';
import { withWholeRows } from './rows.ts';

/** A line at a place of a page of a hundred by a hundred, each of its letters one wide. */
const line = (left: number, top: number, words: string) => {
  let at = left;
  return words.split(' ').map((text) => {
    const box = { left: at / 100, top: top / 100, width: text.length / 100, height: 0.02 };
    at += text.length + 1;
    return { text, confidence: 95, box };
  });
};

const rowsOf = (...lines: ReturnType<typeof line>[]) => textOfPages([withWholeRows({ lines })]).split('\n');

test('days that were read as a column of their own stand behind the words left of them, with the head of the column', () => {
  const rows = rowsOf(
    line(5, 10, 'As published'),
    line(5, 20, 'Submission 12-11-2026 at 11 am'),
    line(5, 24, 'Opening 12-11-2026 at noon'),
    line(5, 30, 'All else is unchanged.'),
    line(60, 10, 'To be read as'),
    line(60, 20, '25-11-2026 at 11 am'),
    line(60, 24, ': 25-11-2026 at noon'),
  );
  expect(rows).toEqual([
    'As published To be read as',
    'Submission 12-11-2026 at 11 am 25-11-2026 at 11 am',
    'Opening 12-11-2026 at noon : 25-11-2026 at noon',
    'All else is unchanged.',
  ]);
});

test('a page that is askew has the same rows', () => {
  const tilted = (left: number, top: number, words: string) => line(left, top + left * 0.03, words);
  const long = [10, 50, 60].map((top) =>
    line(5, top, 'a b c d e f g').map((word, at) => ({
      ...word,
      box: { ...word.box, top: (top + at * 2 * 0.03) / 100 },
    })),
  );
  const rows = rowsOf(...long, tilted(5, 20, 'Receipt'), tilted(5, 22.5, 'Opening'), tilted(80, 20, '25-11-2026'));
  expect(rows).toContain('Receipt 25-11-2026');
  expect(rows).toContain('Opening');
});

test('a day with which a sentence of another column goes on stays there', () => {
  const above = 'bids shall reach this office not later than';
  const rows = rowsOf(line(5, 20, 'Words of a column'), line(50, 17, above), line(50, 20, '25-11-2026 at 11 am'));
  expect(rows).toEqual(['Words of a column', above, '25-11-2026 at 11 am']);
});

test('a day with nothing left of it stays where it was read', () => {
  const rows = rowsOf(line(5, 10, 'Receipt'), line(60, 20, '25-11-2026'), line(80, 10, 'Opening'));
  expect(rows).toEqual(['Receipt', '25-11-2026', 'Opening']);
});

test('a page with more lines than any newspaper has stays as it was read, at once', () => {
  const lines = Array.from({ length: 20_000 }, (_, at) =>
    line(at % 2 === 0 ? 5 : 60, at / 400, at % 2 === 0 ? 'Receipt' : '25-11-2026'),
  );
  expect(withWholeRows({ lines }).lines).toEqual(lines);
});
