import { expect, it } from 'vitest';
import { type Synonyms, synonymGroups, synonymKey, synonymsOf } from '#contracts/rules/search/synonyms.ts';
import { forAllTests } from '../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import { openDatabase } from '../connection.ts';
import { readSynonyms } from './stored-synonyms.ts';

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));

it('reads as many groups as a name needs: it has the other names that it has among all of them', async () => {
  const othersOf = (name: string, synonyms: Synonyms) => {
    const { names, kinds } = synonyms(name);
    return [names, kinds].map((others) => [...new Set(others.map(synonymKey))].toSorted());
  };
  const all = synonymsOf(synonymGroups());
  for (const name of synonymGroups().flatMap(({ names }, at) => (at % 4 === 0 ? names.slice(-1) : []))) {
    expect([name, othersOf(name, await readSynonyms(db, [name]))]).toEqual([name, othersOf(name, all)]);
  }
});
