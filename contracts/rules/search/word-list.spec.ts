import { expect, test } from 'vitest';
import { readWords } from './word-list.ts';

test.each([
  ['solar, transformer, -street light', ['solar', 'transformer'], ['street light']],
  ['"road, paved"\ncable -copper', ['"road, paved"', 'cable -copper'], []],
  ['بجلی، سڑک، −پل', ['بجلی', 'سڑک'], ['پل']],
  ['solar, solar, , ???, -, - ,""', ['solar'], []],
  ['-"street light", - pole', [], ['"street light"', 'pole']],
  ['"unclosed, pump', ['"unclosed', 'pump'], []],
  ['solar, —street light; – pole؛ --lamp', ['solar'], ['street light', 'pole', 'lamp']],
  ['', [], []],
])('%j', (text, wanted, excluded) => expect(readWords(text)).toEqual({ wanted, excluded }));
