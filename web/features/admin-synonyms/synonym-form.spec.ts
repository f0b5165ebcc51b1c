import { expect, test } from 'vitest';
import { toBody, toValues } from './synonym-form.ts';

const product = { names: ['computer', 'pc'], kinds: ['laptop'] };

test('names stand one a line, empty lines aside', () =>
  expect(toBody({ names: ' computer\n\n pc \r\n', kinds: 'laptop' })).toEqual(product));

test('the form sends back what it was given, and of a group that is off what it said once', () => {
  expect(toBody(toValues({ id: 1, version: 1, ...product, product: null, state: 'own' }))).toEqual(product);
  expect(toBody(toValues({ id: 1, version: 1, names: [], kinds: [], product, state: 'off' }))).toEqual(product);
  expect(toValues(null)).toEqual({ names: '', kinds: '' });
});
