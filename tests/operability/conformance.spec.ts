import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCUMENT = resolve(import.meta.dirname, '../../docs/conformance.md');
const ROOT = dirname(dirname(DOCUMENT));
const text = readFileSync(DOCUMENT, 'utf8');
/** `|statement|\`file\` …|[test] [test](path) …|`; a quoted address such as \`/admin/login\` begins with a slash and is no file. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('|') && !line.startsWith('|statement|') && !line.startsWith('|---'))
  .map((line) => ({
    statement: line.slice(1, line.indexOf('|', 1)),
    files: [...line.matchAll(/`([^`/]+\/[^`]+)`/g)].map(([, path = '']) => path),
    proofs: [...line.matchAll(/\[([\w-]+)\]/g)].map(([, name = '']) => name),
  }));
/** Tests by name: in their row, or below when several rows name them. */
const linked = [...text.matchAll(/\[([\w-]+)\](?:: |\()\.\.\/([^\s)]+)/g)].map(
  ([, name = '', path = '']) => [name, path] as const,
);
const tests = new Map(linked);

describe('docs/conformance.md', () => {
  it('names, for every statement, a file and a test', () => {
    expect(rows.length).toBeGreaterThan(100);
    const open = rows.filter(({ files, proofs }) => files.length === 0 || proofs.length === 0);
    expect(open.map(({ statement }) => statement)).toEqual([]);
  });

  it('names only files that exist', () => {
    const named = [...rows.flatMap(({ files }) => files), ...tests.values()];
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('has a file for every test, and uses each', () => {
    const used = new Set(rows.flatMap(({ proofs }) => proofs));
    expect([...used].filter((name) => !tests.has(name))).toEqual([]);
    expect([...tests.keys()].filter((name) => !used.has(name))).toEqual([]);
    expect(linked.length).toBe(tests.size);
  });
});
