interface Amount {
  /** Hundredths of a rupee; negative: below zero, or marked DR. */
  readonly paisa: number;
  /** Marked CR or DR. */
  readonly mark: 'credit' | 'debit' | undefined;
  /** True for another currency than rupees. */
  readonly isForeign: boolean;
}

const FOREIGN = /[$€£¥₹]|\b(usd|eur|gbp|aed|sar|cny|jpy|inr|chf|cad|aud|us)\b/i;

/** Reads `25,000.00`, `Rs. 25,000/-`, `25,000.00 CR`, `(500)` and `-500`; undefined: no amount; zero counts as none. */
export function readAmount(text: string): Amount | 'unreadable' | undefined {
  const isForeign = FOREIGN.test(text);
  const mark = /\b(cr|credit)\b\.?/i.test(text) ? 'credit' : /\b(dr|debit)\b\.?/i.test(text) ? 'debit' : undefined;
  const bare = text
    .normalize('NFKC')
    .replace(/[−–]/g, '-')
    .replace(
      /\b(pkr|rs|cr|dr|credit|debit|usd|eur|gbp|aed|sar|cny|jpy|inr|chf|cad|aud|us)\b\.?|[$€£¥₹'\s]|\/[-=]$/gi,
      '',
    )
    .replace(/^([^.]*),(\d\d)(?=\)?-?$)/, '$1.$2') // a comma before two digits at the end sets off paisa
    .replace(/,(?=\d)/g, '');
  if (/^[-*.]*$/.test(bare)) return undefined;
  const [, open, minus, digits, fraction = '', close, after] =
    /^(\()?([-+])?(\d{1,12})(?:\.(\d{1,4}))?(\))?(-)?$/.exec(bare) ?? [];
  if (digits === undefined || (open === undefined) !== (close === undefined)) return 'unreadable';
  const value = Math.round(Number(`${digits}.${fraction || '0'}`) * 100);
  if (value === 0) return undefined;
  const isBelow = minus === '-' || open !== undefined || after !== undefined || mark === 'debit';
  return { paisa: isBelow ? -value : value, mark, isForeign };
}
