import { describe, expect, it } from 'vitest';
import { report } from './architecture/measures.rule.ts';
import { innocents, offences } from './architecture/offences.ts';
import { rules } from './architecture/rules.ts';
import { readTree } from './architecture/source-tree.ts';

const files = readTree();

const ANCHORS = [
  '.npmrc',
  'package.json',
  'package-lock.json',
  'contracts/api/shared/endpoint.ts',
  'db/event-store/append-to-stream.ts',
  'services/api/app.ts',
  'services/api/modules/tenders/index.ts',
  'services/platform/config.ts',
  'web/app/entry-client.tsx',
];

describe('the rules of the house hold', () => {
  it('reads the tree, and what the rules are about is still where they look', () => {
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(ANCHORS));
    console.info(report(files));
  });

  // A rule reads every file; on a machine that is busy with other suites that takes some seconds.
  it.each(rules)('$name', { timeout: 30_000 }, ({ check }) => {
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
