import { describe, expect, it } from 'vitest';
import { report } from './architecture/measures.rule.ts';
import { innocents, offences } from './architecture/offences.ts';
import { rules } from './architecture/rules.ts';
import { readTree } from './architecture/source-tree.ts';

const files = readTree();

describe('the rules of the house hold', () => {
  it('reads the whole tree', () => {
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['package.json', '.npmrc', 'db/connection.ts', 'tests/architecture.spec.ts']),
    );
    console.info(report(files));
  });

  it.each(rules)('$name', ({ check }) => {
    const found = check(files);
    expect(found, found.join('\n')).toEqual([]);
  });
});

describe('each rule can fail', () => {
  it('knows an offence against every rule', () => {
    expect(new Set(offences.map(({ rule }) => rule))).toEqual(new Set(rules));
  });

  it.each(offences.map((one, at) => ({ ...one, at, name: one.rule.name })))(
    '$at: not "$name"',
    ({ rule, files: bad }) => {
      expect(rule.check(bad)).not.toEqual([]);
    },
  );

  it.each(rules)('and spares the innocent: $name', ({ check }) => {
    expect(check(innocents)).toEqual([]);
  });
});
