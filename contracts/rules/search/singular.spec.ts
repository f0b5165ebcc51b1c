import { expect, test } from 'vitest';
import { singular, urduForms } from './singular.ts';

test.each([
  ['pipes', 'pipe'],
  ['batteries', 'battery'],
  ['boxes', 'box'],
  ['glass', 'glass'],
  ['ups', 'ups'],
  ['bus', 'bus'],
  ['buses', 'bus'],
  ['gases', 'gas'],
  ['leases', 'lease'],
  ['nurses', 'nurse'],
  ['apparatus', 'apparatus'],
  ['سڑک', 'سڑک'],
  ['بیٹریاں', 'بیٹری'],
  ['گاڑیوں', 'گاڑی'],
  ['gariyan', 'gari'],
  ['gariyon', 'gari'],
  ['kursiyan', 'kursi'],
  ['companion', 'companion'],
])('%s is one %s', (word, one) => expect(singular(word)).toBe(one));

test.each([
  ['گاڑی', 'گاڑیاں گاڑیوں'],
  ['گاڑیوں', 'گاڑی گاڑیاں'],
  ['جوتے', 'جوتا جوتوں'],
  ['جوتوں', 'جوتا جوتے'],
  ['کیمرہ', 'کیمرے کیمروں'],
  ['گارڈ', 'گارڈز گارڈوں'],
  ['گارڈز', 'گارڈ'],
  ['لائٹ', 'لائٹس لائٹوں'],
  ['لائٹس', 'لائٹ'],
  ['آٹا', 'آٹے'],
  ['کرایے', 'کرایہ'],
  ['درخت', 'درختوں درختان'],
  ['دکانیں', 'دکان دکانوں'],
])('%s is also written %s', (word, forms) => expect(urduForms(word)).toEqual(expect.arrayContaining(forms.split(' '))));

test.each(['پل', 'road', 'roads', 'ق', 'a4', 'ملتان'])('%s has no other form that is a word', (word) =>
  expect(urduForms(word).filter((form) => form.length < word.length)).toEqual([]),
);
