/** Columns of a statement by what they say. */
export type Column =
  | 'date'
  | 'valueDate'
  | 'narration'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'direction'
  | 'balance'
  | 'currency'
  | 'status';

/** Words of the banks of Pakistan; brackets, the currency and "No" are gone before they are compared. */
const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  ['valueDate', /^(value|effective)( date| dt)?$/],
  ['date', /^((transaction|trans|tran|txn|trx|posting|posted|post|booking|entry)\.? ?)?(date|dt)( ?(&|and)? ?time)?$/],
  [
    'direction',
    /^(dr ?[/|] ?cr|cr ?[/|] ?dr|d ?\/ ?c|debit ?\/ ?credit|dr cr|indicator|sign|((transaction|trans|tran|txn) ?)?(type|nature))$/,
  ],
  ['debit', /^(debits?|withdrawals?|dr|paid out|money out|payments?|outflow)( amounts?| amts?)?$/],
  ['credit', /^(credits?|deposits?|cr|paid in|money in|receipts?|lodgements?|inflow)( amounts?| amts?)?$/],
  ['amount', /^((transaction|trans|tran|txn) ?)?(amount|amt)$/],
  ['balance', /^(running |closing |available |ledger |account )?(balance|bal)$/],
  ['status', /^((transaction|trans|tran|txn|payment) ?)?status$/],
  ['currency', /^(currency|ccy|curr?|transaction currency)$/],
  [
    'reference',
    /^((cheque|check|chq|instrument|inst|ref|reference|document|doc|stan|transaction|trans|tran|txn|trx|voucher)(?: ?\/)? ?)+(number|num|no|id|code|#)?$/,
  ],
  [
    'narration',
    /^((transaction|trans|tran|txn|trx) ?)?(particulars?|narrations?|descriptions?|desc|details?|remarks?|narratives?|memo)( of transactions?)?$/,
  ],
];

const tidied = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\((pkr|rs\.?|rupees)\)|\bpkr\b|\brs\b/g, ' ')
    .replace(/[.:*()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export function columnOf(heading: string): Column | undefined {
  if (heading.length > 60) return undefined;
  const words = tidied(heading);
  return HEADINGS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Columns beside the words of a transaction, which never hold them. */
export const isAside = (heading: string): boolean =>
  /^(time|(sr|s|serial|seq|sl)?[ /]*(#|no|number)?|branch( (code|name|no))?|channel|teller|user)$/.test(
    tidied(heading),
  );

/** The number of columns that a line names; tells the headings from the lines above them. */
export const countColumns = (headings: readonly string[]): number =>
  new Set(headings.flatMap((heading) => columnOf(heading) ?? [])).size;
