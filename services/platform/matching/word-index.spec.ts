import { expect, test } from 'vitest';
import { readTermQuery } from './term-query.ts';
import { WordIndex } from './word-index.ts';

const NOTICES = ['a b', 'a c', "b c it's", 'd', 'a b c k:7'].map((text) => text.split(' '));
const index = new WordIndex(NOTICES.length);
for (const term of new Set(NOTICES.flat())) {
  index.add(
    term,
    NOTICES.flatMap((words, place) => (words.includes(term) ? [place] : [])),
  );
}
index.close();
const find = (text: string) => {
  const read = readTermQuery(text);
  return read === undefined ? undefined : [[...index.find(read.query)], read.isExact];
};

test.each([
  [`'a'`, [0, 1, 4], true],
  [`'a' & 'b'`, [0, 4], true],
  [`'a' & !'b'`, [1], true],
  [`'d' | 'a' & 'c'`, [1, 3, 4], true],
  [`( 'd' | 'a' ) & 'c'`, [1, 4], true],
  [`!( 'a' | 'd' )`, [2], true],
  [`!'a' & !'d'`, [2], true],
  [`'it''s'`, [2], true],
  [`'k:7' | 'no'`, [4], true],
  [`'no' & 'a'`, [], true],
  [`'a' <-> 'b'`, [0, 4], false],
  [`'a' <2> 'b' | 'd'`, [0, 3, 4], false],
  [`'a' & !( 'a' <-> 'b' )`, [0, 1, 4], false],
  [`'a':A & !'b':D`, [0, 1, 4], false],
  [`'a' & 'x':*`, [0, 1, 4], false],
])('%s holds for %j', (text, places, isExact) => expect(find(text)).toEqual([places, isExact]));

test('the empty condition is none', () => expect(find('')).toBeUndefined());
