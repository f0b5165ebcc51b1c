import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCUMENT = resolve(import.meta.dirname, '../../docs/conformance.md');
const ROOT = dirname(dirname(DOCUMENT));
const text = readFileSync(DOCUMENT, 'utf8');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Statement |'))
  .map((line) => line.split(' | '));
const tests = new Map([...text.matchAll(/^\[([\w-]+)\]: \.\.\/(\S+)$/gm)].map(([, name, path]) => [name, path]));

describe('docs/conformance.md', () => {
  it('names, for every statement, a file and a test', () => {
    expect(rows.length).toBeGreaterThan(100);
    const open = rows.filter(
      ([, where = '', proof = '']) => !/`[^`]+\/[^`]+`/.test(where) || !/\[[\w-]+\]/.test(proof),
    );
    expect(open.map(([statement]) => statement)).toEqual([]);
  });

  it('names only files that exist', () => {
    const named = rows.flatMap(([, where = '']) => [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
    const gone = [...named, ...tests.values()].filter((path) => path === undefined || !existsSync(join(ROOT, path)));
    expect(gone).toEqual([]);
  });

  it('has a file for every test, and uses each', () => {
    const used = new Set(
      rows.flatMap(([, , proof = '']) => [...proof.matchAll(/\[([\w-]+)\]/g)].map(([, name]) => name)),
    );
    expect([...used].filter((name) => !tests.has(name))).toEqual([]);
    expect([...tests.keys()].filter((name) => !used.has(name))).toEqual([]);
  });
});
