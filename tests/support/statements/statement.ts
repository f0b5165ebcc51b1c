import { PLANS } from '#contracts/vocabulary/plans.ts';
import type { Payer } from '../../../services/api/modules/statements/match/payer.ts';
import type { RandomSource } from './random.ts';

export interface Transaction {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly narration: string;
  readonly reference: string;
  /** Rupees; below zero: went out. */
  readonly amount: number;
  /** The subscription that it pays; undefined: none. */
  readonly of: number | undefined;
}

const CHANNELS = [
  'IBFT FROM',
  'RAAST P2P',
  'FUNDS TRANSFER',
  'INTERNET BANKING TRF',
  'MOBILE BANKING',
  '1LINK IBFT',
  'ONLINE CASH DEPOSIT',
  'INWARD CLEARING',
];
const BANKS = ['HBL', 'UBL', 'MCB', 'MEEZAN', 'ALLIED BANK', 'ALFALAH', 'EASYPAISA', 'JAZZCASH', 'NAYAPAY'];
const OUT = [
  'K-ELECTRIC BILL',
  'SALARY NOV',
  'OFFICE RENT',
  'FED',
  'SMS CHARGES',
  'WITHHOLDING TAX',
  'PTCL BILL',
  'VENDOR PAYMENT',
];
const OTHER = [
  'CASH DEPOSIT',
  'PROFIT PAID',
  'REFUND DARAZ',
  'CAPITAL INJECTION DIRECTOR',
  'REVERSAL OF CHARGES',
  'CHEQUE DEPOSIT',
  'LOAN DISBURSEMENT',
];

/** Ways in which a reference arrives; those that lose a letter are misspelt. */
const SPELLINGS: readonly ((reference: string, by: RandomSource) => string)[] = [
  (reference) => reference,
  (reference) => reference.toLowerCase(),
  (reference) => reference.replace('-', ''),
  (reference) => reference.replace('-', ' '),
  (reference) => `${reference.slice(0, 6)} ${reference.slice(6)}`,
  (reference) =>
    reference
      .replace('-', '')
      .replace(/(.{3})/g, '$1 ')
      .trim(),
  (reference) => [...reference.replace('-', '')].join(' '),
  (reference) => reference.replace('AL-', 'A1-'),
  (reference) => reference.replace('AL-', 'AI '),
  (reference) => reference.replaceAll('-', '.'),
];
const MISSPELLINGS: readonly ((reference: string, by: RandomSource) => string)[] = [
  (reference, { below }) => replaced(reference, 3 + below(6), 'O'),
  (reference, { below, of }) => replaced(reference, 3 + below(6), of(['0', '1', 'I', '5', 'S', 'B', '8', 'Z'])),
  (reference, { below }) => {
    const at = 3 + below(5);
    return reference.slice(0, at) + reference.charAt(at + 1) + reference.charAt(at) + reference.slice(at + 2);
  },
  (reference, { below }) => {
    const at = 3 + below(6);
    return reference.slice(0, at) + reference.slice(at + 1);
  },
  (reference, { below }) => {
    const at = 3 + below(6);
    return reference.slice(0, at) + reference.charAt(at) + reference.slice(at);
  },
];
const replaced = (text: string, at: number, letter: string) => text.slice(0, at) + letter + text.slice(at + 1);

const nameAsBanksWrite = (name: string, { next }: RandomSource) => {
  const upper = name.toUpperCase().replace(/[()]/g, '');
  const spelled =
    next() < 0.3 ? upper.replace('MUHAMMAD', 'MOHD').replace('HUSSAIN', 'HUSSEIN').replace('AHMED', 'AHMAD') : upper;
  const cut = next() < 0.15 && spelled.length > 16 ? spelled.slice(0, 16) : spelled;
  return next() < 0.15 ? `M/S ${cut}` : cut;
};

/**
 * A month of an account: of 200 transactions, 120 pay a subscription that owes: 70 with its reference, however it is
 * spelled; 25 with a letter wrong; 25 with name and amount alone, of people who share their name with nobody.
 */
export function drawStatement(payers: readonly Payer[], by: RandomSource, size = 200, ours = 120): Transaction[] {
  const { below, of, next } = by;
  const owing = payers.filter(({ expiresAt }) => expiresAt === null);
  const lone = owing.filter(({ fullName }) => owing.filter((other) => other.fullName === fullName).length === 1);
  const chosen: Payer[] = [];
  const take = (from: readonly Payer[]) => {
    const free = from.filter((payer) => !chosen.includes(payer));
    const payer = of(free);
    chosen.push(payer);
    return payer;
  };
  const nameOnly = Array.from({ length: Math.round(ours * 0.2) }, () => take(lone));
  const misspelt = Array.from({ length: Math.round(ours * 0.2) }, () => take(owing));
  const referenced = Array.from({ length: ours - nameOnly.length - misspelt.length }, () => take(owing));
  const start = () => `${of(CHANNELS)} ${of(BANKS)} A/C ${below(1e8).toString().padStart(8, '0')}`;
  const paid = (payer: Payer, words: string): Transaction => ({
    day: day(below(28) + 1),
    narration: `${start()} ${words}`.trim(),
    reference: `FT26${below(1e9).toString().padStart(9, '0')}`,
    amount: PLANS[payer.plan].price,
    of: payer.id,
  });
  const around = (payer: Payer, reference: string) => {
    const name = next() < 0.6 ? nameAsBanksWrite(payer.fullName, by) : '';
    const words = [name, reference, next() < 0.3 ? 'NEWSLETTER FEE' : ''];
    return (next() < 0.5 ? words : words.reverse()).filter(Boolean).join(of([' ', ' / ', '-', ' REF ']));
  };
  const transactions = [
    ...referenced.map((payer) => paid(payer, around(payer, of(SPELLINGS)(payer.paymentReference, by)))),
    ...misspelt.map((payer) => paid(payer, around(payer, of(MISSPELLINGS)(payer.paymentReference, by)))),
    ...nameOnly.map((payer) => paid(payer, nameAsBanksWrite(payer.fullName, by))),
    ...Array.from({ length: size - ours }, () => stranger(by, payers)),
  ];
  return transactions.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;

/** Transactions that pay no subscription; some have the price of a plan, some a name alike or a code that looks like ours. */
function stranger(by: RandomSource, payers: readonly Payer[]): Transaction {
  const { below, of, next } = by;
  const isOut = next() < 0.5;
  const words = isOut
    ? of(OUT)
    : next() < 0.3
      ? `${of(CHANNELS)} ${of(payers).fullName.split(' ')[0]?.toUpperCase()} ${of(['STORE', 'SONS', 'GROUP'])}`
      : of(OTHER);
  const code = next() < 0.2 ? ` INV-${below(1e6)} PERSONAL ${of(['MARKET', 'TRADE', 'CARTAGE', 'PAYMENT'])}` : '';
  const amount = next() < 0.2 ? of([2500, 25000]) : (below(400_000) + 100) / (next() < 0.5 ? 1 : 4);
  return {
    day: day(below(28) + 1),
    narration: `${words}${code}`,
    reference: `FT26${below(1e9).toString().padStart(9, '0')}`,
    amount: isOut ? -amount : amount,
    of: undefined,
  };
}
