import { describe, test } from 'vitest';
import type { SynonymEvent } from '#contracts/events/administration/names.ts';
import { specify } from '../../../../tests/support/log/specify.ts';
import { synonymDecider } from './synonym.decider.ts';

const group = { names: ['tuff tile', 'paver'], kinds: [] };
const other = { names: ['tuff tile', 'paver'], kinds: ['kerb stone'] };
const stated: SynonymEvent = { type: 'SynonymsStated', data: { group } };
const removed: SynonymEvent = { type: 'SynonymsRemoved', data: {} };
const given = specify(synonymDecider);

describe('synonyms of an administrator', () => {
  const product = undefined;
  test('are added once', () => {
    given().when({ type: 'AddSynonyms', group }).yields(stated);
    given(stated)
      .when({ type: 'AddSynonyms', group })
      .refuses('conflict', { message: 'These synonyms exist already.' });
  });
  test('are changed; the same again is no event', () => {
    given(stated)
      .when({ type: 'ChangeSynonyms', group: other, product })
      .yields({ type: 'SynonymsStated', data: { group: other } });
    given(stated).when({ type: 'ChangeSynonyms', group, product }).yields();
  });
  test('are removed, and are gone then', () => {
    given(stated).when({ type: 'RemoveSynonyms', product }).yields(removed);
    for (const command of [
      { type: 'RemoveSynonyms', product },
      { type: 'ChangeSynonyms', group, product },
    ] as const) {
      given(stated, removed).when(command).refuses('missing', { message: 'Group of synonyms not found' });
      given().when(command).refuses('missing', { message: 'Group of synonyms not found' });
    }
  });
});

describe('synonyms of the product', () => {
  test('are changed and switched off without having been stated', () => {
    given().when({ type: 'ChangeSynonyms', group, product: group }).yields();
    given()
      .when({ type: 'ChangeSynonyms', group: other, product: group })
      .yields({ type: 'SynonymsStated', data: { group: other } });
    given().when({ type: 'RemoveSynonyms', product: group }).yields(removed);
  });
  test('come back when they are stated again', () => {
    given(removed).when({ type: 'RemoveSynonyms', product: group }).yields();
    given(removed).when({ type: 'ChangeSynonyms', group, product: group }).yields(stated);
  });
});
