import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listed } from '../../../../../tests/support/listed.ts';
import { MAX_ROW, type RawRow } from '../raw-row.ts';
import { csvRows } from './csv-rows.ts';
import { findHeader } from './find-header.ts';
import { unwrapped } from './wrapped-lines.ts';

async function read(pieces: readonly string[], columns = 2): Promise<RawRow[]> {
  const chunks = (async function* () {
    yield* pieces;
  })();
  const headings = Array.from({ length: columns }, (_, at) => `column ${at}`);
  return listed(csvRows(chunks, { delimiter: ',', columns: headings, headerLine: 1 }));
}

const row = (line: number, ...value: string[]): RawRow => ({ ok: true, place: `line ${line}`, value });
const bad = (line: number, reason: RegExp) =>
  expect.objectContaining({ ok: false, place: `line ${line}`, reason: expect.stringMatching(reason) });

test('the first line is a header, blank lines are none', async () => {
  expect(await read(['a,b\n1,2\n\n3,4\n'])).toEqual([row(2, '1', '2'), row(4, '3', '4')]);
});

test('a place is the line on which the record begins', async () => {
  expect(await read(['a,b\r\n"one\r\ntwo",x\r\n3,4'])).toEqual([row(2, 'one\r\ntwo', 'x'), row(4, '3', '4')]);
});

test('however the text comes in, the rows are the same', async () => {
  const text = 'a,b\r\n"x ""y""\r\nz",1\n\nlonely\r\nپل,"2,3"\r\n"open,4\n5,6\n';
  const whole = await read([text]);
  expect(whole.filter((one) => one.ok)).toEqual([row(2, 'x "y"\r\nz', '1'), row(6, 'پل', '2,3'), row(8, '5', '6')]);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 12 }), async (cuts) => {
      const edges = [0, ...cuts.sort((x, y) => x - y), text.length];
      expect(await read(edges.slice(1).map((end, at) => text.slice(edges[at], end)))).toEqual(whole);
    }),
  );
});

test('the last columns of a row may be missing, as spreadsheets leave blank cells out', async () => {
  expect(await read(['a,b,c,d\n1,2\n3,4,5\n'], 4)).toEqual([row(2, '1', '2'), row(3, '3', '4', '5')]);
});

test('an inch sign in a row without its last cells hides nothing', async () => {
  const rows = await read(['a,b,c,d\n1,24" dia,3\n"Pipes, valves",24" dia\n24" dia,"x, y",3\n'], 4);
  expect(rows).toEqual([
    row(2, '1', '24" dia', '3'),
    row(3, 'Pipes, valves', '24" dia'),
    row(4, '24" dia', 'x, y', '3'),
  ]);
});

test('texts with delimiters that nobody put between quotes are whole where a space tells them', async () => {
  const rows = await read(['a,b,c\n1,chairs, desks, racks,x\n1,chairs,desks,x\n1, a, b, c\n'], 3);
  expect(rows[0]).toEqual(row(2, '1', 'chairs, desks, racks', 'x'));
  expect(rows.slice(1)).toEqual([bad(3, /4 columns/), bad(4, /4 columns/)]);
});

test('quotes behind a space are those of a cell where a file has them so', async () => {
  const text = 'a, b, c\n1, "Nets, ropes", x\n2, Ice, "y"\n';
  const shape = findHeader(text, () => 2, undefined);
  const chunks = (async function* () {
    yield text;
  })();
  expect(await listed(csvRows(chunks, shape ?? { delimiter: ',', columns: [], headerLine: 1 }))).toEqual([
    row(2, '1', 'Nets, ropes', ' x'),
    row(3, '2', ' Ice', 'y'),
  ]);
});

test('a reason speaks of quotes only where the line has one', async () => {
  const [without, quoted] = await read(['a,b,c,d,e,f\n1,2\n1,"the "new" wing"\n'], 6);
  expect(without).toMatchObject({ ok: false, reason: 'Has 2 columns where the first line has 6' });
  expect(quoted).toEqual(bad(3, /where the first line has 6, or a quote is not closed$/));
});

describe('a record that cannot be read costs its line and no other', () => {
  test('too few or too many columns', async () => {
    expect(await read(['a,b\n1\n2,3,4\n5,6\n'])).toEqual([
      bad(2, /Has 1 columns .* 2/),
      bad(3, /Has 3/),
      row(4, '5', '6'),
    ]);
  });

  test('a row that is short because a quote has taken in other lines', async () => {
    expect(await read(['a,b,c\n1,"two\n3,4"\n5,6,7\n'], 3)).toEqual([
      bad(2, /Has 2 columns/),
      bad(3, /./),
      row(4, '5', '6', '7'),
    ]);
  });

  test('a quote that swallows the next line', async () => {
    const rows = await read(['a,b\n"open,1\n"good, indeed",2\n3,4\n']);
    expect(rows).toEqual([bad(2, /not closed/), row(3, 'good, indeed', '2'), row(4, '3', '4')]);
  });

  test('a quote that swallows the rest of the file', async () => {
    expect(await read(['a,b\n1,"open\n3,4\n5,6\n'])).toEqual([
      bad(2, /opened and not closed/),
      row(3, '3', '4'),
      row(4, '5', '6'),
    ]);
  });

  test('a line of ten million characters', async () => {
    const piece = 'x'.repeat(100_000);
    const rows = await read(['a,b\n1,', ...Array.from({ length: 100 }, () => piece), '\n3,4\n']);
    expect(piece.length * 100).toBeGreaterThan(MAX_ROW);
    expect(rows).toEqual([bad(2, /Longer than 8 MB/), row(3, '3', '4')]);
    expect(rows[0]).toMatchObject({ text: `1,${'x'.repeat(198)}` });
  });

  test('an endless quoted field', async () => {
    const lines = Array.from({ length: 100 }, () => `${'x'.repeat(99_999)}\n`);
    const rows = await read(['a,b\n"', ...lines, '3,4\n']);
    expect(rows.at(0)).toEqual(bad(2, /not closed/));
    expect(rows.at(-1)).toEqual(row(102, '3', '4'));
  });
});

test('quotes behind backslashes are of the text where the file writes them so', async () => {
  const text = 'a,b\n"the \\"new\\" wing","x\\\\"\n"\\"A\\"",2\n';
  const shape = { delimiter: ',', columns: ['a', 'b'], headerLine: 1, isEscaped: true } as const;
  const rows = (pieces: readonly string[]) =>
    listed(
      csvRows(
        (async function* () {
          yield* pieces;
        })(),
        shape,
      ),
    );
  const whole = [row(2, 'the "new" wing', 'x\\'), row(3, '"A"', '2')];
  expect(await rows([text])).toEqual(whole);
  expect(await rows([...text])).toEqual(whole);
});

test('lines that are quoted as a whole are lines without these quotes', async () => {
  const text = '"a,b"\r\n"1,""x, y"""\r\n3,4';
  const pieces = (async function* () {
    yield* text;
  })();
  expect((await listed(unwrapped(pieces))).join('')).toBe('a,b\r\n1,"x, y"\r\n3,4');
});

test('a file is refused whose quotes open in each line and close far below [ASVS 1.3.12]', () =>
  expect(read([`a,b\n${'""y\n'.repeat(50_000)}z",\n`], 3)).rejects.toThrow(/quotes open and do not close/));

test('a line of ten thousand texts heads no table [ASVS 15.2.2]', () => {
  const wide = `Title,Closing date,${'c,'.repeat(10_000)}\n`;
  expect(findHeader(`${wide}Title,Closing date\n`, (columns) => columns.length, undefined)?.headerLine).toBe(2);
});
