import { expect, test } from 'vitest';
import { countableWords } from './countable-words.ts';

test.each([
  ['  Transfomer, 200 KVA ', 'transfomer 200 kva'],
  ['ٹرانسفارمر', 'ٹرانسفارمر'],
  ['M-9', 'm 9'],
])('%s is counted as %s', (search, words) => expect(countableWords(search)).toBe(words));

test.each([
  ['an address', 'rabia@example.pk'],
  ['an address with spaces', 'rabia @ example pk'],
  ['a telephone number', '0300 12 345 67'],
  ['a CNIC', '35202-1234567-1'],
  ['a CNIC in Urdu digits', '۳۵۲۰۲۱۲۳۴۵۶۷۱'],
  ['a page', 'https://example.pk/a'],
  ['a sentence', 'where does my cousin of Multan live'],
  ['a long word', 'x'.repeat(61)],
  ['signs alone', '!? --'],
  ['nothing', ''],
])('%s is not counted', (_what, search) => expect(countableWords(search)).toBeUndefined());
