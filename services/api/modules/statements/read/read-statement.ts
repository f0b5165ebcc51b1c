import { createHash } from 'node:crypto';
import { STATEMENT_MAX_ROWS } from '#contracts/vocabulary/lists/statements.ts';
import { UnreadableFileError } from '../../../platform/files/unreadable-file-error.ts';
import { dateOrderOf } from '../../../platform/files/values/date-order.ts';
import { readMoment } from '../../../platform/files/values/read-moment.ts';
import { accountIn, currencyIn } from './account.ts';
import { readAmount } from './amount.ts';
import { bankReferences } from './bank-reference.ts';
import { type Column, columnOf, isAside } from './headings.ts';
import { openTable } from './open-table.ts';
import { takenBack } from './taken-back.ts';

/** A payment to the account as a statement tells of it. */
interface ReadLine {
  readonly place: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly narration: string;
  readonly bankReference: string;
  readonly paisa: number;
  /** The same for the same line of every statement of the account. */
  readonly digest: string;
  /** Place of the line by which the same statement takes it back. */
  readonly takenBackBy: string | null;
}

interface ReadStatement {
  readonly account: string;
  readonly lines: readonly ReadLine[];
  readonly outgoing: number;
  readonly foreign: number;
  readonly problems: readonly { readonly place: string; readonly reason: string }[];
}

interface Row {
  readonly place: string;
  readonly date: string;
  narration: string;
  readonly reference: string;
  readonly paisa: number;
  readonly balance: string;
}

/** Rows in which banks sum up rather than tell of a transaction; a payer may be called Total, too. */
const SUMMARY =
  /^\W*(((opening|closing|available|ledger|current) )?balance|(balance )?(b\/?f|c\/?f|(brought|carried) (forward|down|over))|((sub|grand|page)[ -]?)?totals?( (credits?|debits?|deposits?|withdrawals?|amount|balance))?)( (as (on|at|of)|on|of|for|at)\b.*)?[\W\d]*$/i;

/** Statuses in which a transaction counts. */
const COUNTS =
  /^(|success(ful|fully)?|complete[d]?|posted|settled|cleared|processed|executed|paid|ok|active|approved|credited)$/i;

/** @throws UnreadableFileError with one sentence when it is no bank statement in rupees */
export async function readStatement(bytes: Buffer): Promise<ReadStatement> {
  const { above, columns, rows } = await openTable(bytes);
  const at = positions(columns);
  const currency = currencyIn(above);
  if (currency !== undefined && currency !== 'PKR') {
    throw new UnreadableFileError(`It is of an account in ${currency}; subscriptions are paid in rupees.`);
  }
  const state: ParseState = { open: undefined, rows: [], out: [], problems: [], foreign: 0 };
  let seen = 0;
  for await (const row of rows) {
    seen += 1;
    if (seen > STATEMENT_MAX_ROWS) {
      throw new UnreadableFileError(`It has more than ${STATEMENT_MAX_ROWS} rows. Download a shorter period.`);
    }
    if (row.ok) takeRow(state, row.place, cellsOf(row.value as readonly string[], at));
    else if (/\d/.test(row.text)) state.problems.push({ place: row.place, reason: row.reason });
  }
  const account = accountIn(above);
  const { foreign, problems, out } = state;
  return { account, lines: withDays(state, account), outgoing: out.length, foreign, problems };
}

interface ParseState {
  /** Row whose narration may go on in the next one. */
  open: Row | undefined;
  readonly rows: Row[];
  /** Rows of money that went out. */
  readonly out: Row[];
  readonly problems: { place: string; reason: string }[];
  foreign: number;
}

type Cells = (column: Column) => string;
type Positions = Readonly<Partial<Record<Column, readonly number[]>>>;

const cellsOf =
  (cells: readonly string[], at: Positions): Cells =>
  (column) =>
    (at[column] ?? [])
      .map((place) => (cells[place] ?? '').trim())
      .filter(Boolean)
      .join(' ');

function takeRow(state: ParseState, place: string, cell: Cells): void {
  const date = cell('date') || cell('valueDate');
  const narration = cell('narration').replace(/\s+/g, ' ');
  const money = moneyOf(cell);
  const isSummary = SUMMARY.test(narration);
  if (money === undefined) {
    if (state.open !== undefined && date === '' && !isSummary) state.open.narration += ` ${narration}`;
    return;
  }
  state.open = undefined;
  if (date === '' || isSummary) return;
  const [reference, status] = [cell('reference'), cell('status')];
  if (!COUNTS.test(status)) state.problems.push({ place, reason: `Its status is "${status.slice(0, 40)}"` });
  else if (money === 'unreadable') state.problems.push({ place, reason: 'The amount cannot be read' });
  else if (money === 'foreign') state.foreign += 1;
  else {
    state.open = { place, date, narration, reference, paisa: Math.abs(money), balance: cell('balance') };
    (money > 0 ? state.rows : state.out).push(state.open);
  }
}

/** Paisa that came in; below zero: that went out; undefined: the row tells of no money. */
function moneyOf(cell: Cells): number | 'foreign' | 'unreadable' | undefined {
  const credit = readAmount(cell('credit'));
  const debit = readAmount(cell('debit'));
  const single = readAmount(cell('amount'));
  const currency = cell('currency').toUpperCase();
  const found = credit ?? debit ?? single;
  if (found === undefined) return undefined;
  if ([credit, debit, single].includes('unreadable')) return 'unreadable';
  const isForeign = [credit, debit, single].some((amount) => typeof amount === 'object' && amount.isForeign);
  if (isForeign || (currency !== '' && !/^(PKR|RS\.?)$/.test(currency))) return 'foreign';
  const value = (amount: typeof found | undefined) => (typeof amount === 'object' ? amount.paisa : 0);
  if (credit !== undefined || debit !== undefined) return value(credit) - Math.abs(value(debit));
  return /^(d|dr|debit|w|wd|withdrawal|outgoing|sent|paid)\b/i.test(cell('direction'))
    ? -Math.abs(value(single))
    : value(single);
}

/** @throws UnreadableFileError when columns are missing that every statement has */
function positions(columns: readonly string[]): Positions {
  const found: Partial<Record<Column, number[]>> = {};
  for (const [at, heading] of columns.entries()) {
    const column = columnOf(heading);
    if (column === undefined) continue;
    found[column] = column === 'narration' ? [...(found.narration ?? []), at] : (found[column] ?? [at]);
  }
  const others = columns.flatMap((heading, at) =>
    heading !== '' && columnOf(heading) === undefined && !isAside(heading) ? [at] : [],
  );
  if (found.narration === undefined && others.length === 1) found.narration = others;
  const hasWords = found.narration !== undefined || (found.reference !== undefined && others.length === 0);
  const missing = [
    ...((found.date ?? found.valueDate) === undefined ? ['the date'] : []),
    ...(hasWords ? [] : ['the description']),
    ...((found.credit ?? found.amount) === undefined ? ['the credit'] : []),
  ];
  if (missing.length > 0) {
    const seen = columns.filter(Boolean).map((heading) => `"${heading.slice(0, 40)}"`);
    throw new UnreadableFileError(
      `It is no bank statement: no heading is known for ${missing.join(', ')} among ${seen.slice(0, 12).join(', ')}. Download it from the bank as CSV or Excel, with its row of headings.`,
    );
  }
  return found;
}

function withDays({ rows, out, problems }: ParseState, account: string): readonly ReadLine[] {
  const { order, contradiction } = dateOrderOf(rows.map(({ date }) => date));
  if (contradiction !== undefined) {
    throw new UnreadableFileError(`Its dates ${contradiction.join(' and ')} contradict each other. Download it again.`);
  }
  const times = new Map<string, number>();
  const dated = rows.flatMap((row) => {
    const day = readMoment(row.date, order)?.day;
    if (day === undefined) {
      problems.push({ place: row.place, reason: `"${row.date.slice(0, 40)}" is no date` });
      return [];
    }
    const facts = JSON.stringify([
      account,
      day,
      row.paisa,
      squashed(row.narration),
      squashed(row.reference),
      squashed(row.balance),
    ]);
    const time = times.get(facts) ?? 0;
    times.set(facts, time + 1);
    return [{ ...row, day, digest: createHash('sha256').update(`${facts}${time}`).digest('hex') }];
  });
  const references = bankReferences(dated);
  const back = takenBack(
    dated,
    out.map((row) => ({ ...row, day: readMoment(row.date, order)?.day })),
  );
  return dated.map((row, at) => ({
    place: row.place,
    day: row.day,
    narration: row.narration.slice(0, 1000),
    paisa: row.paisa,
    digest: row.digest,
    bankReference: references[at] ?? row.digest,
    takenBackBy: back.get(row) ?? null,
  }));
}

/** Letters and digits: exports of one bank differ in spaces and signs. */
const squashed = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
