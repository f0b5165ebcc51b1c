import { describe, expect, test } from 'vitest';
import { readTree } from '../architecture/source-tree.ts';
import { asvsPage, proofsOf } from './asvs-page.ts';
import { collectTags } from './collect-tags.ts';
import { parse, REMARKS, requirements, threats } from './read-list.ts';

const files = readTree();
const proofs = collectTags(files);
const lines = [...requirements(), ...threats().flatMap((part) => part.lines)];
const textOf = (path: string) => files.find((file) => file.path === path)?.text;

test('docs/asvs.md is what node tests/asvs/main.ts writes', () => expect(textOf('docs/asvs.md')).toBe(asvsPage(files)));

test('no row is silent: each has a test, or says why not', () => {
  expect(lines.length).toBeGreaterThan(250);
  expect(lines.filter(({ id, remarks }) => remarks.length + proofsOf(id, proofs).length === 0)).toEqual([]);
});

test('no row says that it is not proved while a test carries its number', () => {
  const excused = lines.filter(({ remarks }) => remarks.some(({ kind }) => !['deviates', 'documented'].includes(kind)));
  expect(excused.filter(({ id }) => proofsOf(id, proofs).length > 0)).toEqual([]);
});

test('every tag names a row', () => {
  const known = new Set(lines.map(({ id }) => id));
  expect(proofs.filter(({ ids }) => !ids.every((id) => known.has(id)))).toEqual([]);
  expect(lines.length).toBe(known.size);
});

test('every remark is of a known kind, and what is written down is found under its heading', () => {
  for (const { kind, text } of lines.flatMap(({ remarks }) => remarks)) {
    expect(REMARKS).toContain(kind);
    if (kind !== 'documented') continue;
    const [file = '', heading] = text.split('#');
    expect(`\n${textOf(file)}`, text).toContain(`\n## ${heading}\n`);
  }
});

describe('a title', () => {
  const of = (text: string, path = 'x.spec.ts') => collectTags([{ path, text }]);
  test.each([
    ["test('holds [ASVS 6.3.1]', () => {})", ['6.3.1']],
    ["test.each(a)('%s holds [ASVS 6.3.1, 1.2.10] [S1, X2]', () => {})", ['6.3.1', '1.2.10', 'S1', 'X2']],
    ["describe(\n  'holds [S10]',\n  () => {})", ['S10']],
    ['it(`$' + '{n} times [X4]`, {', ['X4']],
  ])('%j is read', (text, ids) => expect(of(text)).toMatchObject([{ ids }]));

  test.each(["expect('[S1]').toBe(1)", "test('holds', () => {})", "const s = 'holds [S1]';"])('%j is none', (text) =>
    expect(of(text)).toEqual([]),
  );

  test('of a rule is read, too', () =>
    expect(of("name: 'holds [ASVS 15.2.1]',", 'tests/architecture/x.rule.ts')).toMatchObject([{ title: 'holds' }]));
});

test('a list that cannot be read says which line', () => {
  expect(() => parse('S1 guessing\n not indented enough: x')).toThrow('Cannot read:  not indented');
});
