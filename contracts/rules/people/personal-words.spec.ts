import { expect, test } from 'vitest';
import { personalIn } from './personal-words.ts';

test.each([
  ['Refund to hina.khan@firm.pk', 'an email address'],
  ['Called 0300 1234567', 'a telephone number'],
  ['Called +92 300 1234567 twice', 'a telephone number'],
  ['Called 03001234567', 'a telephone number'],
  ['Called 021-34567890', 'a telephone number'],
  ['Card 42101-1234567-1', 'an identity card number'],
  ['Sent back to PK36 SCBL 0000 0011 2345 6702', 'an account number'],
])('%s holds %s', (text, what) => expect(personalIn(text)).toBe(what));

test.each([
  'Two transfers for one term',
  'Paid twice, FT26110212345 is the right one',
  'Recorded 2,500 instead of 25,000 on 2026-11-02',
  'Cheque 00012345 bounced',
  'AL-7K3Q9F belongs to another subscription',
  'Receipt 2026-000017 was wrong',
])('%s holds nothing of a person', (text) => expect(personalIn(text)).toBeUndefined());
