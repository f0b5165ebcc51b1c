import { daysBetween } from '#contracts/rules/karachi-time.ts';
import { pushTo } from '../../../../platform/shared/push-to.ts';

/** A row as far as it tells whether money came or went, and for what. */
interface MoneyRow {
  readonly place: string;
  readonly narration: string;
  readonly reference: string;
  readonly paisa: number;
  /** `YYYY-MM-DD`; undefined: no date that can be read. */
  readonly day: string | undefined;
}

/** Words by which a bank tells that money came back to its owner, or to us; longer words that begin alike do not count. */
export const WORDS_OF_RETURN =
  /(?<![a-z])(rev(ersal|ersed|rsl)?|rvsl|returns?|returned|rtn|refund(s|ed)?|rfnd|bounced?|dishonou?red|charge ?back|recall(ed)?|unpaid|(chq|cheque)[ _-]?ret)(?![a-z])/i;
/** Short words that tell it of money that went out; of money that came in they may be a title of the payer. */
const SHORT_WORDS = /(?<![a-z])(re?td|ret)(?![a-z])/i;

/** References of ours, with whatever stands between the letters; two banks are called like one. */
const OURS =
  /(?<![A-Z0-9])A[^A-Z0-9]{0,2}[L1I|][^A-Z0-9]{0,3}(?!BARAKA|MEEZAN)((?:[A-Z0-9][^A-Z0-9]{0,3}){5}[A-Z0-9])(?![A-Z0-9])/g;
/** Rows in which the number of an instrument stands at most; in more of them it is an account, a branch or a year. */
const IN_FEW_ROWS = 4;
/** Days within which a cheque comes back; without any number in common, older payments are not meant. */
const WITHIN_DAYS = 15;

const rowText = ({ narration, reference }: MoneyRow) => `${narration} ${reference}`.toUpperCase();

/** References and numbers that tell one transaction from another. */
function tokensOf(row: MoneyRow): ReadonlySet<string> {
  const text = rowText(row);
  const ours = [...text.matchAll(OURS)].map(([, code = '']) => `AL-${code.replace(/[^A-Z0-9]/g, '')}`);
  const numbers = (text.match(/\d{4,}/g) ?? []).map((digits) => digits.replace(/^0+/, ''));
  const words = (text.match(/[A-Z0-9]{6,}/g) ?? []).filter((word) => /\d/.test(word) && /[A-Z]/.test(word));
  const rupees = String(row.paisa / 100);
  return new Set([...ours, ...numbers, ...words].filter((token) => token !== '' && token !== rupees));
}

const isBefore = (one: MoneyRow, other: MoneyRow) =>
  one.day === undefined || other.day === undefined || one.day <= other.day;
const isRecent = (one: MoneyRow, other: MoneyRow) =>
  one.day === undefined || other.day === undefined || daysBetween(one.day, other.day) <= WITHIN_DAYS;

/**
 * Payments that go back out in the same statement, each with the place of that line: one of the same amount, not earlier,
 * with a reference or number in common; or, where it has none in common with any, with words of return.
 */
export function takenBack(incoming: readonly MoneyRow[], outgoing: readonly MoneyRow[]): ReadonlyMap<MoneyRow, string> {
  const amounts = new Set(incoming.map(({ paisa }) => paisa));
  const out = outgoing.filter(({ paisa }) => amounts.has(paisa)).map((row) => ({ row, tokens: tokensOf(row) }));
  const found = new Map<MoneyRow, string>();
  if (out.length === 0) return found;
  const rows = new Map<string, number>();
  const sharing = new Map<string, MoneyRow[]>();
  for (const row of incoming) {
    pushTo(sharing, `${row.paisa}`, row);
    for (const token of tokensOf(row)) {
      rows.set(token, (rows.get(token) ?? 0) + 1);
      pushTo(sharing, `${row.paisa} ${token}`, row);
    }
  }
  for (const { row, tokens } of out) {
    const telling = [...tokens].filter((token) => token.startsWith('AL-') || (rows.get(token) ?? 0) <= IN_FEW_ROWS);
    const shared = telling
      .flatMap((token) => sharing.get(`${row.paisa} ${token}`) ?? [])
      .filter((one) => isBefore(one, row));
    const text = rowText(row);
    const isReturn = WORDS_OF_RETURN.test(text) || SHORT_WORDS.test(text);
    const meant =
      shared.length > 0 || !isReturn
        ? shared
        : (sharing.get(`${row.paisa}`) ?? []).filter((one) => isBefore(one, row) && isRecent(one, row));
    for (const one of meant) found.set(one, row.place);
  }
  return found;
}
