import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { withoutConditions } from './conditions.ts';

const words = (text: string) => new Set(withoutConditions(foldForSearch(text)).split(' '));

test.each([
  [
    'The firm is responsible for transportation, unloading and insurance of the goods.',
    ['transportation', 'insurance'],
  ],
  ['Rates inclusive of all taxes, freight and octroi charges.', ['taxes', 'freight', 'octroi']],
  ['Water and electricity shall be arranged by the firm.', ['water', 'electricity']],
  ['Bid security of 2% as a bank draft, call deposit or pay order.', ['security', 'bank', 'draft', 'order']],
  ['An affidavit on non-judicial stamp paper. Stamp duty is paid by the firm.', ['stamp', 'paper', 'duty']],
  ['Computer typed bids on a printed letter head, no hand written rates.', ['computer', 'printed', 'letter', 'hand']],
  ['Registration with the Pakistan Engineering Council and the Sales Tax Department.', ['engineering', 'tax']],
  ['Single stage two envelopes: technical and financial proposals, opened in the conference room.', ['conference']],
  ['For questions by telephone. Phone No. 061-9200000, Fax 061-9200001', ['telephone', 'phone', 'fax']],
])('a condition of bidding says nothing of what is bought: %s', (text, gone) => {
  for (const word of gone) expect(words(text)).not.toContain(word);
});

test.each([
  ['Insurance of vehicles and group insurance of staff', ['insurance', 'vehicles']],
  ['Loading and unloading of wheat bags, transportation of coal', ['loading', 'unloading', 'transportation']],
  ['Printing of letters, security guards for the bank, stamp pads', ['printing', 'security', 'bank', 'stamp']],
  ['A telephone exchange with fax machines and 40 phones', ['telephone', 'fax', 'phones']],
  ['Solar plant including installation and training', ['plant', 'installation', 'training']],
])('a thing in the same words is found: %s', (text, kept) => {
  for (const word of kept) expect(words(text)).toContain(word);
});

test('no text grows by it, and nothing new stands in it but a stop word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const folded = foldForSearch(text);
      const left = withoutConditions(folded);
      expect(left.length).toBeLessThanOrEqual(folded.length);
      for (const word of left.split(' ')) expect(['the', ...folded.split(' ')]).toContain(word);
    }),
  );
});
