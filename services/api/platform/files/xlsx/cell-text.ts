import { NOT_CALCULATED } from '../raw-row.ts';
import { type NumberFormat, numberFormat, shownNumber } from './number-format.ts';
import { type SharedStrings, unescaped } from './shared-strings.ts';

/** Kind of a number by its format: a moment, a time of day, digits with zeros in front, or what else is shown with it. */
export type NumberKind =
  | 'number'
  | 'day'
  | 'moment'
  | 'time'
  | { readonly digits: number }
  | { readonly format: NumberFormat };

/** A cell as the sheet has it. */
export interface RawCell {
  /** `s` shared, `inlineStr`, `str` of a formula, `b`, `e`, `d` or `n`. */
  readonly type: string;
  readonly value: string;
  readonly style: number;
  readonly isFormula: boolean;
}

/** Styles and settings of the workbook that decide how its cells read. */
export interface CellContext {
  readonly strings: SharedStrings;
  /** Kinds by the number of the cell style. */
  readonly kinds: readonly NumberKind[];
  /** Numbers of the cell styles that strike a text out. */
  readonly struck: ReadonlySet<number>;
  /** Days are counted from 1904, as old Macs did. */
  readonly is1904: boolean;
}

const DAY_MS = 86_400_000;
const MINUTES_OF_DAY = 1440;
const EPOCH = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;
/** The year 9999, beyond which a number is no date. */
const MAX_SERIAL = 2_958_466;

/** The text that a person sees in the cell, dates as `2026-12-01`, times as `14:30`. */
export function cellText({ type, value, style, isFormula }: RawCell, { strings, kinds, is1904 }: CellContext): string {
  switch (type) {
    case 's':
      return value === '' ? '' : strings.at(Number(value));
    case 'inlineStr':
      return unescaped(value);
    case 'b':
      return value === '1' ? 'TRUE' : value === '0' ? 'FALSE' : '';
    case 'd':
      return value.replace('T', ' ').replace(/ 00:00(:00(\.0+)?)?$/, '');
    case 'e':
      return value;
    default: {
      if (isFormula && value === '') return type === 'str' ? '' : NOT_CALCULATED;
      return type === 'str' ? unescaped(value) : numberText(value.trim(), kinds[style] ?? 'number', is1904);
    }
  }
}

export function numberText(value: string, kind: NumberKind, is1904: boolean): string {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  if (kind === 'number') return String(number);
  if (typeof kind === 'object' && 'format' in kind) return shownNumber(number, kind.format);
  if (typeof kind === 'object') return String(number).padStart(kind.digits, '0');
  const serial = is1904 ? number + DAYS_TO_1904 : number;
  if (serial < 0 || serial > MAX_SERIAL) return String(number);
  const minutes = Math.round(serial * MINUTES_OF_DAY);
  const time = new Date((minutes % MINUTES_OF_DAY) * 60_000).toISOString().slice(11, 16);
  if (kind === 'time' || number < 1) return time;
  const whole = kind === 'day' ? Math.floor(serial) : Math.floor(minutes / MINUTES_OF_DAY);
  // Excel believes that there was a 29 February 1900
  const day = new Date(EPOCH + (whole < 60 ? whole + 1 : whole) * DAY_MS).toISOString().slice(0, 10);
  return kind === 'day' || time === '00:00' ? day : `${day} ${time}`;
}

/** Formats that Excel numbers without describing them. */
const BUILT_IN: Readonly<Record<number, NumberKind>> = {
  ...Object.fromEntries([14, 15, 16, 17, ...range(27, 31), 36, ...range(50, 58)].map((id) => [id, 'day' as const])),
  ...Object.fromEntries([...range(18, 21), 32, 33, 34, 35, 45, 46, 47].map((id) => [id, 'time' as const])),
  22: 'moment',
};
const BUILT_IN_CODES: Readonly<Record<number, string>> = {
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  43: '#,##0.00',
};

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** Meaning of a number format; `code` is its description, such as `dd/mm/yyyy hh:mm`. */
export function kindOfFormat(id: number, code: string | undefined): NumberKind {
  if (code === undefined) return BUILT_IN[id] ?? formatted(BUILT_IN_CODES[id] ?? '');
  const [positive = ''] = code.split(';');
  const plain = positive.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^\][]*\]/gi, '');
  const kind = formatted(code);
  if (kind !== 'number') return kind;
  if (/^0+$/.test(plain)) return plain.length > 1 ? { digits: plain.length } : 'number';
  if (/general|[#?]/i.test(plain)) return 'number';
  const hasTime = /[hs]/i.test(plain);
  const hasDay = /[yd]/i.test(plain) || (!hasTime && /m/i.test(plain));
  if (hasDay) return hasTime ? 'moment' : 'day';
  return hasTime ? 'time' : 'number';
}

function formatted(code: string): NumberKind {
  const format = numberFormat(code);
  return format === undefined ? 'number' : { format };
}
