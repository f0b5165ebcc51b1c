import { expect, it } from 'vitest';
import { assertPatchedNode, isPatched } from './node-version.ts';

it.each(['22.23.4', '22.24.0', '24.22.1', '24.30.0', '26.12.1', '27.0.0', '30.1.2'])('trusts %s', (version) => {
  expect(isPatched(version)).toBe(true);
});

it.each(['20.20.9', '22.23.3', '23.99.0', '24.21.0', '24.22.0', '25.9.0', '26.12.0'])(
  'does not trust %s',
  (version) => {
    expect(isPatched(version)).toBe(false);
  },
);

it('stops an unpatched production server unless its operator says otherwise [ASVS 15.2.1] [X3]', () => {
  const production = { production: true, allowUnpatchedNode: false };
  expect(() => assertPatchedNode(production, '24.21.0')).toThrow(/^Node 24\.21\.0 has .*ALLOW_UNPATCHED_NODE=1/);
  expect(() => assertPatchedNode(production, '24.22.1')).not.toThrow();
  expect(() => assertPatchedNode({ ...production, allowUnpatchedNode: true }, '24.21.0')).not.toThrow();
  expect(() => assertPatchedNode({ ...production, production: false }, '24.21.0')).not.toThrow();
});
