import { expect, test } from 'vitest';
import { isAmendment, isBareAmendment, numberAmended, withoutAmendment } from './amendments.ts';

const WORK = 'Supply of 132 kV Transformers Lot 2';

test.each([
  'Corrigendum: *',
  'CORRIGENDUM NO. 1 - *',
  '* (Corrigendum-I)',
  '* - Corrigendum',
  'Addendum / Corrigendum *',
  'Corrigendum regarding *',
  'Corrigendum in respect of *',
  'Corrigendum for the tender titled "*"',
  'Addendum No. 1 to *',
  'AMENDMENT NO. 01: *',
  'Amendment in tender notice of *',
  'Postponement of tender: *',
  'Notice of Extension - *',
  'Extension in closing date of tender for *',
  'Date Extension *',
  'Tender Opening Date Extended: *',
  'Extended: *',
  '* (Date Extended)',
  '* (Extension)',
  '* (Corrigendum: bid security may be read as Rs. 500,000)',
  '* - Clarification No. 1',
  'Cancellation of Tender Notice for *',
  'Scrapping of tender *',
  'Withdrawal of Tender *',
  'Re-scheduling of Tender Opening: *',
  'Closing Date of Tender for * Extended',
  'Last Date Extended - *',
  '* [Amended]',
  '* (Cancelled)',
  'Corrigendum No. 2 - * (Date Extended)',
  'Corrigendum: Extension in last date of *',
  'Revised Tender Notice: *',
  'Revised NIT for *',
  'تصحیح: *',
])('the words of an amendment are no part of a title: %s', (words) => {
  const title = words.replace('*', WORK);
  expect(isAmendment(title)).toBe(true);
  expect(isBareAmendment(title)).toBe(false);
  expect(withoutAmendment(title)).toBe(WORK);
});

test.each([
  'Extension of Mosque at Hyderabad',
  'Extension of 11kV Rooms',
  'Extension in Judicial Complex',
  'Extension Block of DHQ Hospital',
  'Supply of Extended Warranty for Servers',
  'Procurement of Towers and Leg Extension Sets',
  'Scrapping of old vehicles',
  'Printing of Revised Notes',
])('a work that is extended is no amendment: %s', (title) => {
  expect(isAmendment(title)).toBe(false);
  expect(withoutAmendment(title)).toBe(title);
});

test.each(['Corrigendum of *', 'Last Date Extended - *', 'Corrigendum: *', 'Date Extension: *'])(
  'so is one of an extension: %s',
  (words) => expect(withoutAmendment(words.replace('*', 'Extension of Spur No. 3'))).toBe('Extension of Spur No. 3'),
);

test('words before a sign are those of the title behind it', () =>
  expect(withoutAmendment('Corrigendum: Tender for Canteen')).toBe('Tender for Canteen'));

test.each([
  'Corrigendum',
  'Corrigendum No. II',
  'Extension in date',
  'Extension',
  'تصحیح',
  'Revised Tender Notice',
  'Cancellation Notice',
])('a title may say of no notice that it is the one: %s', (title) => {
  expect(isBareAmendment(title)).toBe(true);
  expect(withoutAmendment(title)).toBe(title);
});
test('a portal may call a notice so', () =>
  expect(isBareAmendment('CORRIGENDUM EXTENSION IN BID SUBMISSION DATE')).toBe(false));

test.each([
  ['Corrigendum to Tender Notice No. 3/2026-27', '3/2026-27'],
  ['Corrigendum: Tender No. 12/2026', '12/2026'],
  ['Corrigendum to Tender No. NHA/M-8/2026/03', 'NHA/M-8/2026/03'],
  ['Cancellation of NIT No 1534-38/AC', '1534-38/AC'],
  ['Corrigendum to supply of rice', undefined],
  ['Corrigendum No. 1', undefined],
  ['Supply of 12 cars', undefined],
])('a title may name the number alone: %s', (title, number) => expect(numberAmended(title)).toBe(number));
