import { expect, test } from 'vitest';
import { edits } from './edits.ts';

test.each([
  ['cemnt', 'cement'],
  ['ceement', 'cement'],
  ['cemant', 'cement'],
  ['cemetn', 'cement'],
  ['تعمر', 'تعمیر'],
])('%s is one slip away from %s', (typed, meant) => expect(edits(typed)).toContain(meant));

test('a word is no slip of itself, and nothing is no word', () => {
  expect(edits('aa')).not.toContain('aa');
  expect(edits('a')).not.toContain('');
});
