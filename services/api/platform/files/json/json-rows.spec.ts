import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listed } from '../../../../../tests/support/listed.ts';
import { MAX_ROW, type RawRow } from '../raw-row.ts';
import { jsonElements } from './json-elements.ts';
import { jsonLines } from './json-lines.ts';

async function* pieces(...texts: readonly string[]) {
  yield* texts;
}

/** The text in pieces that begin at `cuts`. */
function cut(text: string, cuts: readonly number[]): string[] {
  const edges = [0, ...[...cuts].sort((x, y) => x - y), text.length];
  return edges.slice(1).map((end, at) => text.slice(edges[at], end));
}

const values = (rows: readonly RawRow[]) => rows.map((row) => (row.ok ? row.value : row.reason));
const places = (rows: readonly RawRow[]) => rows.map((row) => row.place);
const cuts = fc.array(fc.nat(200), { maxLength: 10 });
const json = fc.jsonValue({ maxDepth: 3 });

describe('JSON Lines', () => {
  test('one value to a line, blank lines aside, bad ones named', async () => {
    const rows = await listed(jsonLines(pieces('{"a":1}\r\n\n{"a":\n[2]')));
    expect(values(rows)).toEqual([{ a: 1 }, 'Not valid JSON', [2]]);
    expect(places(rows)).toEqual(['line 1', 'line 3', 'line 4']);
  });

  test('however the text comes in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(json), cuts, async (list, at) => {
        const text = list.map((value) => `${JSON.stringify(value)}\n`).join('');
        const rows = await listed(
          jsonLines(
            pieces(
              ...cut(
                text,
                at.map((n) => Math.min(n, text.length)),
              ),
            ),
          ),
        );
        expect(values(rows)).toEqual(JSON.parse(JSON.stringify(list)));
      }),
    );
  });

  test('a line of ten million characters is refused, the next is read', async () => {
    const long = Array.from({ length: 100 }, () => 'x'.repeat(100_000));
    const rows = await listed(jsonLines(pieces('"', ...long, '"\n{"b":2}\n')));
    expect(long.join('').length).toBeGreaterThan(MAX_ROW);
    expect(rows).toEqual([
      { ok: false, place: 'line 1', text: `"${'x'.repeat(199)}`, reason: 'Longer than 8 MB' },
      { ok: true, place: 'line 2', value: { b: 2 } },
    ]);
  });
});

describe('a big array', () => {
  const releases = (...texts: string[]) => jsonElements(pieces(...texts), { array: 'releases', called: 'release' });

  test('is read element by element, however the text comes in', async () => {
    const head = { uri: 'x', note: 'a "releases": [ in a string', other: [[{}], 'releases'], deep: { releases: [1] } };
    await fc.assert(
      fc.asyncProperty(fc.array(json), cuts, fc.boolean(), async (list, at, pretty) => {
        const text = JSON.stringify({ ...head, releases: list, tail: [1, { releases: [9] }] }, null, pretty ? 2 : 0);
        const rows = await listed(
          releases(
            ...cut(
              text,
              at.map((n) => Math.min(n, text.length)),
            ),
          ),
        );
        expect(values(rows)).toEqual(JSON.parse(JSON.stringify(list)));
        expect(places(rows)).toEqual(list.map((_, index) => `release ${index + 1}`));
      }),
    );
  });

  test('may have any name', async () => {
    const text = '{"page": ["data"], "data of": {"data": [3]}, "data" : [{"a": 1}], "n": [{"b": 2}]}';
    const rows = await listed(jsonElements(pieces(text), { array: 'data', called: 'row' }));
    expect(values(rows)).toEqual([{ a: 1 }]);
  });

  test('may stand within an object', async () => {
    const text =
      '{"items": [1], "page": {"items": [2]}, "deep": {"data": {"items": [3]}}, "data" : {"of": [4], "items": [{"a": 1}, 5]}}';
    for (const at of Array.from(text, (_, index) => index)) {
      const halves = pieces(text.slice(0, at), text.slice(at));
      const rows = await listed(jsonElements(halves, { array: 'items', within: ['data'], called: 'row' }));
      expect(values(rows)).toEqual([{ a: 1 }, 5]);
    }
  });

  test('may stand within several', async () => {
    const inner =
      '{"data": [1], "data ": {"items": [2]}, "data": {"items": {"items": [4]}, "n": 1, "items": [{"a": 1}]}}';
    const text = `{"response": [3], "data": {"items": [5]}, "response": ${inner}}`;
    for (const at of Array.from(text, (_, index) => index)) {
      const halves = pieces(text.slice(0, at), text.slice(at));
      const within = ['response', 'data'];
      expect(values(await listed(jsonElements(halves, { array: 'items', within, called: 'row' })))).toEqual([{ a: 1 }]);
    }
  });

  test('may be outermost', async () => {
    const rows = await listed(jsonElements(pieces(' [ {"a":[1,"]"]} , 2 ] '), { array: null, called: 'row' }));
    expect(values(rows)).toEqual([{ a: [1, ']'] }, 2]);
  });

  test('tells what stands before it', async () => {
    const heads: string[] = [];
    const options = { array: 'releases', called: 'release', onHead: (text: string) => heads.push(text) };
    await listed(jsonElements(pieces('{"publisher":{"name":"X"},', '"releases" :\n[', '1]}'), options));
    expect(heads).toEqual(['{"publisher":{"name":"X"},"releases" :\n']);
  });

  test('a bad element costs no other, a cut-off file says so', async () => {
    const rows = await listed(releases('{"releases":[{"a":1},{"b":oops},{"c":3},{"d":'));
    expect(values(rows)).toEqual([{ a: 1 }, 'Not valid JSON', { c: 3 }, 'The file ends in the middle of this row']);
  });

  test('an element of ten million characters is refused, the next is read', async () => {
    const long = Array.from({ length: 100 }, () => 'x'.repeat(100_000));
    const rows = await listed(releases('{"releases":[{"a":"', ...long, '"},{"b":2}]}'));
    expect(values(rows)).toEqual(['Longer than 8 MB', { b: 2 }]);
  });
});

test('rows of a table within a list, and those of an object by their ids', async () => {
  const list = '[{"type":"a","data":[{"x":0}]},{"type":"b","data":[{"x":1},{"x":"]"}]}, 7]';
  const rows = (text: string, options: object) =>
    listed(jsonElements(pieces(...text), { array: null, called: 'row', ...options }));
  expect(values(await rows(list, { array: 'data', from: list.indexOf('[{"x":1}') }))).toEqual([{ x: 1 }, { x: ']' }]);
  const keyed = '{"v":1,"of":{"-N\\"1":{"x":1},"-N2":{"x":[2]}},"w":{}}';
  expect(values(await rows(keyed, { array: 'of', isKeyed: true }))).toEqual([{ x: 1 }, { x: [2] }]);
  expect(values(await rows('{"a":{"x":1},"b":{"x":2}}', { isKeyed: true }))).toEqual([{ x: 1 }, { x: 2 }]);
});

test('arrays behind each other are one, as scrapers leave them that add to a file', async () => {
  const rows = await listed(
    jsonElements(pieces('[{"a":1},\n{"a":2}', ']\n[\n{"a":3}]\n'), { array: null, called: 'row' }),
  );
  expect(values(rows)).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
});

test('objects behind each other without an array', async () => {
  for (const text of ['{\n"a":{"b":1}\n}\n{\n"a":2\n}\n', '{"a":{"b":1}},\r\n{"a":2},\r\n']) {
    const rows = await listed(jsonElements(pieces(text), { array: null, isBare: true, called: 'row' }));
    expect(values(rows)).toEqual([{ a: { b: 1 } }, { a: 2 }]);
  }
});

test.each([
  ['{"a": NaN, "b": "NaN"}', { a: null, b: 'NaN' }],
  ["{'a': 'Mast, 24\" \\xe9', 'b': None, 'c': True}", { a: 'Mast, 24" é', b: null, c: true }],
  ["{'a': \"DC's office\", 'b': 'it\\'s'}", { a: "DC's office", b: "it's" }],
])('what Python writes: %s', async (text, value) =>
  expect(values(await listed(jsonLines(pieces(text))))).toEqual([value]),
);
