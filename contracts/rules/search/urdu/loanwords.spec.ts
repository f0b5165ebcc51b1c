import { expect, test } from 'vitest';
import { foldForSearch } from '../../search-text.ts';
import { englishOf } from './loanwords.ts';

test.each([
  ['واٹر', 'water'],
  ['فلٹر', 'filter'],
  ['پلانٹ', 'plant'],
  ['ٹرانسفارمر', 'transformer'],
  ['کمپیوٹر', 'computer'],
  ['جنریٹر', 'generator'],
  ['سپلائی', 'supply'],
  ['مشینری', 'machinery'],
  ['انورٹر', 'inverter'],
  ['سروس', 'service'],
  ['یونیفارم', 'uniform'],
  ['کنسلٹنسی', 'consultancy'],
  ['بلڈنگ', 'building'],
  ['ایمبولینس', 'ambulance'],
  ['لیبارٹری', 'laboratory'],
  ['کیمیکل', 'chemical'],
  ['سکریپ', 'scrap'],
  ['اسکریپ', 'scrap'],
  ['پرنٹنگ', 'printing'],
  ['کیمرہ', 'camera'],
  ['ونڈو', 'window'],
])('%s is %s in Urdu letters', (urdu, english) => expect(englishOf(foldForSearch(urdu))).toBe(english));

test.each(['پل', 'سڑک', 'filter', 'حاضری', 'گلستان', ''])('%s is no English word', (word) =>
  expect(englishOf(foldForSearch(word))).toBeUndefined(),
);
