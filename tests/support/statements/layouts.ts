import type { Transaction } from './statement.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const parts = (day: string) => day.split('-') as [string, string, string];
const slashed = (day: string) => parts(day).reverse().join('/');
const named = (day: string) => {
  const [year, month, date] = parts(day);
  return `${date}-${MONTHS[Number(month) - 1]}-${year}`;
};
const money = (amount: number) =>
  Math.abs(amount).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const quoted = (cell: string) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const table = (rows: readonly (readonly string[])[], delimiter = ',') =>
  rows.map((row) => row.map(quoted).join(delimiter)).join('\r\n');

/** Balances after each transaction. */
function balances(transactions: readonly Transaction[]): string[] {
  let balance = 1_250_000;
  return transactions.map(({ amount }) => {
    balance += amount;
    return `${money(balance)}${balance < 0 ? ' DR' : ''}`;
  });
}

type Layout = (transactions: readonly Transaction[]) => string;

/** Statements as banks of Pakistan write them: preamble, headings of their own, sums at the end. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  debitAndCredit: (transactions) => {
    const after = balances(transactions);
    const rows = transactions.map(({ day, narration, reference, amount }, at) => [
      slashed(day),
      slashed(day),
      narration,
      reference,
      amount < 0 ? money(amount) : '',
      amount > 0 ? money(amount) : '',
      after[at] ?? '',
    ]);
    return table([
      ['Statement of Account'],
      ['Account Title', 'PORTAL OF TENDERS'],
      ['Account Number', '0123-4567890123'],
      ['Currency', 'PKR'],
      [],
      ['Date', 'Value Date', 'Particulars', 'Instrument No.', 'Debit', 'Credit', 'Balance'],
      ['', '', 'Opening Balance', '', '', '', '1,250,000.00'],
      ...rows,
      ['', '', 'Closing Balance', '', '', '', after.at(-1) ?? ''],
      ['This is a computer generated statement', '', '', '', '', '', ''],
    ]);
  },
  withdrawalAndDeposit: (transactions) => {
    const after = balances(transactions);
    const rows = transactions.map(({ day, narration, reference, amount }, at) => [
      named(day),
      narration,
      reference,
      amount < 0 ? money(amount) : '0.00',
      amount > 0 ? money(amount) : '0.00',
      `${after[at]} CR`,
    ]);
    return table(
      [
        ['IBAN: PK36 SCBL 0000 0011 2345 6702', '', '', '', '', ''],
        ['Transaction Date', 'Description', 'Chq/Ref No', 'Withdrawal (PKR)', 'Deposit (PKR)', 'Running Balance'],
        ...rows,
        ['', 'Total', '', '9,999,999.00', '9,999,999.00', ''],
      ],
      ';',
    );
  },
  oneSignedAmount: (transactions) =>
    table([
      ['Posting Date', 'Narration', 'Transaction ID', 'Amount'],
      ...transactions.map(({ day, narration, reference, amount }) => [
        day,
        narration,
        reference,
        `${amount < 0 ? '-' : ''}${money(amount)}`,
      ]),
    ]),
  creditMarks: (transactions) =>
    table(
      [
        ['MEEZAN STYLE STATEMENT', '', '', '', ''],
        ['A/C No', '00112345670201', '', '', ''],
        ['Date & Time', 'Reference No', 'Transaction Details', 'Transaction Amount', 'Balance'],
        ...transactions.map(({ day, narration, reference, amount }) => [
          `${slashed(day)} 14:05`,
          reference,
          narration,
          `${money(amount)} ${amount < 0 ? 'DR' : 'CR'}`,
          '',
        ]),
      ],
      '\t',
    ),
};
