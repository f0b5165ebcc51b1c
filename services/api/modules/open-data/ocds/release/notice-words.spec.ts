import { describe, expect, test } from 'vitest';
import { estimatedValue, languageOf, mainCategory, methodCode } from './notice-words.ts';

describe('procurement methods', () => {
  test.each([
    ['Open competitive bidding', 'open'],
    ['National Competitive Bidding (Single Stage, One Envelope)', 'open'],
    ['Request for quotations', 'limited'],
    ['Prequalification', 'selective'],
    ['Expression of interest', 'selective'],
    ['Direct contracting', 'direct'],
    ['Single source procurement', 'direct'],
    ['Open tender after pre-qualification', undefined],
    ['Auction', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s: %s', (words, code) => expect(methodCode(words)).toBe(code));
});

describe('main categories', () => {
  test.each([
    ['Supply of water pumps', 'goods'],
    ['Construction of a bridge', 'works'],
    ['Consultancy for a feasibility study', 'services'],
    ['Supply and construction of a tube well', undefined],
    ['Tube wells', undefined],
    ['[redacted]', undefined],
  ])('%s: %s', (title, category) => expect(mainCategory(title)).toBe(category));
});

describe('values', () => {
  test.each([
    ['Estimated value: GBP 1,250,000', { amount: 1_250_000, currency: 'GBP' }],
    ['The estimated cost is Rs. 12.5 million only.', { amount: 12_500_000, currency: 'PKR' }],
    ['Lot 1, estimated cost: PKR 5,000; lot 2, estimated cost: PKR 7,000', undefined],
    ['Estimated cost 5000', undefined],
    ['Earnest money PKR 5,000', undefined],
  ])('%s', (text, value) => expect(estimatedValue(text)).toEqual(value));
});

test('the language is that of the script', () => {
  expect(languageOf('پل کی تعمیر')).toBe('ur');
  expect(languageOf('پل کی تعمیر (NHA)')).toBe('ur');
  expect(languageOf('Repair of the bridge, پل')).toBe('en');
  expect(languageOf('17/2026')).toBe('en');
});
