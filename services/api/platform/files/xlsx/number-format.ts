/** Signs and rounding that a plain number format gives to a number, such as `"Rs. "#,##0"/-"` or `0.0%`. */
export interface NumberFormat {
  readonly before: string;
  readonly after: string;
  readonly isPercent: boolean;
  readonly digits: Pick<
    Intl.NumberFormatOptions,
    'minimumIntegerDigits' | 'minimumFractionDigits' | 'maximumFractionDigits' | 'useGrouping'
  >;
}

/** Excel allows 255 characters. */
const MAX_CODE = 300;
/** Texts, padding, currencies, colours, digits and all single signs of a format. */
const TOKEN = /"([^"]*)"|\\(.)|_.|(\*.)|\[\$([^\]-]{0,50})(?:-[^\]]{0,50})?\]|\[[^\]]{0,99}\]|([#0?,.]+)|(.)/gs;
const DIGITS = /^([#?0,]*[#?0])(?:\.([#?0]*))?$/;
/** Signs that stand for themselves without quotes. */
const SIGN = /^[\s$+\-/():!^&'~{}<>=£€₨%]$/;

/** The numeric format of this description; undefined for dates, shares, powers and what has digits in several places. */
export function numberFormat(code: string): NumberFormat | undefined {
  let [before, core, after] = ['', '', ''];
  for (const [, quoted, escaped, fill, currency, digits, sign] of code.slice(0, MAX_CODE).matchAll(TOKEN)) {
    if (digits !== undefined) {
      if (core !== '') return undefined;
      core = digits;
      continue;
    }
    if (sign === ';') break;
    if (sign !== undefined && !SIGN.test(sign)) return undefined;
    const text = quoted ?? escaped ?? currency ?? (fill === undefined ? (sign ?? '') : ' ');
    if (core === '') before += text;
    else after += text;
  }
  const [, integer, fraction = ''] = DIGITS.exec(core) ?? [];
  if (integer === undefined) return undefined;
  return {
    before: before.trimStart(),
    after: after.trimEnd(),
    isPercent: `${before}${after}`.includes('%'),
    digits: {
      minimumIntegerDigits: Math.min(Math.max(integer.replace(/[^0]/g, '').length, 1), 21),
      minimumFractionDigits: Math.min(fraction.replace(/[^0]/g, '').length, 20),
      maximumFractionDigits: Math.min(fraction.length, 20),
      useGrouping: integer.includes(','),
    },
  };
}

/** The number as its cell shows it; one below zero as it is stored, as there formats differ most. */
export function shownNumber(number: number, { before, after, isPercent, digits }: NumberFormat): string {
  if (number < 0) return String(number);
  // Fifteen digits are what Excel keeps: 0.285 is 28.5 %, not 28.499999999999996 %
  const value = Number((isPercent ? number * 100 : number).toPrecision(15));
  return `${before}${value.toLocaleString('en-US', digits)}${after}`;
}
