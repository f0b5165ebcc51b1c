import { expect, test } from 'vitest';
import { singular } from './singular.ts';

test.each([
  ['pipes', 'pipe'],
  ['batteries', 'battery'],
  ['boxes', 'box'],
  ['glass', 'glass'],
  ['ups', 'ups'],
  ['bus', 'bus'],
  ['buses', 'bus'],
  ['apparatus', 'apparatus'],
  ['سڑک', 'سڑک'],
  ['بیٹریاں', 'بیٹری'],
  ['گاڑیوں', 'گاڑی'],
  ['gariyan', 'gari'],
  ['gariyon', 'gari'],
  ['kursiyan', 'kursi'],
  ['companion', 'companion'],
])('%s is one %s', (word, one) => expect(singular(word)).toBe(one));
