import { z } from 'zod';
import { BANK_ACCOUNTS_MAX } from '../../../vocabulary/banks.ts';
import { line, visible } from '../../shared/fields.ts';

/** SBP's rule: PK, two check digits, four letters of the bank, sixteen letters or digits; check digits from 02 to 98, the remainder by 97 is 1 (ISO 13616). */
const iban = line(42, 'IBAN is required')
  .transform((text) => text.toUpperCase().replace(/[\s-]/g, ''))
  .refine(
    (text) => /^PK\d{2}[A-Z]{4}[A-Z0-9]{16}$/.test(text),
    'An IBAN of Pakistan begins with PK and has 24 characters',
  )
  .refine(
    (text) => remainder(text) === 1 && !/^PK(0[01]|99)/.test(text),
    'One character of this IBAN is wrong or missing',
  )
  .transform((text) => text.replace(/(.{4})(?=.)/g, '$1 '));

function remainder(text: string): number {
  const moved = text.slice(4) + text.slice(0, 4);
  const digits = [...moved].map((sign) => String(Number.parseInt(sign, 36))).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

const stated = (max: number, required: string) => visible(line(max, required), required);

const BankAccountBody = z.strictObject({
  bank: stated(100, 'Bank is required'),
  accountTitle: stated(100, 'Account title is required'),
  accountNumber: stated(40, 'Account number is required'),
  branchCode: stated(20, 'Branch code is required'),
  iban,
});

export const BankAccountsBody = z
  .array(BankAccountBody)
  .max(BANK_ACCOUNTS_MAX, `At most ${BANK_ACCOUNTS_MAX} accounts, please`)
  .superRefine((accounts, context) => {
    for (const [at, { iban: own }] of accounts.entries()) {
      if (accounts.findIndex(({ iban: other }) => other === own) === at) continue;
      context.addIssue({ code: 'custom', path: [at, 'iban'], message: 'This IBAN stands above already' });
    }
  });

export const BankAccount = z.strictObject({
  bank: z.string(),
  accountTitle: z.string(),
  accountNumber: z.string(),
  branchCode: z.string(),
  iban: z.string(),
});
