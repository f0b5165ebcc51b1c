import { TENDER_FIELDS, type TenderField } from './tender-fields.ts';

type Tables = typeof TENDER_FIELDS;
export type TextKind = 'line' | 'paragraphs' | 'webAddress' | 'day' | 'time' | 'instant';
type TextField = { [K in TenderField]: Tables[K]['kind'] extends TextKind ? K : never }[TenderField];

/** Where an optional field appears. The history, the audit console, imports and the form have all of them. */
interface Uses {
  /** True: the form draws it by its kind under 'More about the notice'; false: it is placed by hand elsewhere. */
  readonly inDetails: boolean;
  /** True: a fact on the page of the tender (tender-facts.ts); false: shown there in another way. */
  readonly isFact: boolean;
  /** True: a column of the CSV that everybody may load. */
  readonly inCsv: boolean;
  /** Additional field of an OCDS release; null: a field of the standard, or left out. */
  readonly ocds: string | null;
  /** True: given to the card of a digest. */
  readonly inMail: boolean;
}
/** Lines and paragraphs have a limit: the most characters. */
type Row<K extends TextField> = Tables[K]['kind'] extends 'line' | 'paragraphs'
  ? Uses & { readonly max: number }
  : Uses & { readonly max?: never };

/** The fields that a notice need not state, all of them texts or null; in the order of the form. */
export const OPTIONAL_TENDER_FIELDS = {
  province: { max: 100, inDetails: false, isFact: true, inCsv: true, ocds: null, inMail: true },
  city: { max: 100, inDetails: false, isFact: true, inCsv: true, ocds: null, inMail: true },
  source: { max: 200, inDetails: false, isFact: true, inCsv: true, ocds: null, inMail: false },
  ocrText: { max: 200_000, inDetails: false, isFact: false, inCsv: false, ocds: null, inMail: false },
  reference: { max: 200, inDetails: true, isFact: true, inCsv: true, ocds: 'reference', inMail: true },
  closingTime: { inDetails: true, isFact: false, inCsv: true, ocds: null, inMail: true },
  openingAt: { inDetails: true, isFact: true, inCsv: true, ocds: null, inMail: false },
  bidSecurity: { max: 300, inDetails: true, isFact: true, inCsv: true, ocds: 'bidSecurityDetails', inMail: false },
  documentFee: { max: 300, inDetails: true, isFact: true, inCsv: true, ocds: 'documentFeeDetails', inMail: false },
  procurementMethod: { max: 200, inDetails: true, isFact: true, inCsv: true, ocds: null, inMail: false },
  sourceUrl: { inDetails: true, isFact: false, inCsv: true, ocds: null, inMail: false },
  contact: { max: 1000, inDetails: true, isFact: true, inCsv: false, ocds: null, inMail: false },
} as const satisfies { readonly [K in TextField]?: Row<K> };

type Table = typeof OPTIONAL_TENDER_FIELDS;
export type OptionalField = keyof Table;

/** Names of the optional fields with a certain use, as in `OptionalFieldWith<{ inCsv: true }>`. */
export type OptionalFieldWith<Use> = { [K in OptionalField]: Table[K] extends Use ? K : never }[OptionalField];

export const OPTIONAL_FIELDS = Object.keys(OPTIONAL_TENDER_FIELDS) as readonly OptionalField[];

/** The optional fields that `where` has, such as `inCsv`. */
export const optionalFieldsWith = <Use extends 'inDetails' | 'inCsv' | 'inMail'>(where: Use) =>
  OPTIONAL_FIELDS.filter((field) => OPTIONAL_TENDER_FIELDS[field][where]) as OptionalFieldWith<Record<Use, true>>[];

/** A value for each optional field, made from its kind and limit. */
export function forOptionalFields<T>(
  make: (kind: TextKind, max: number, field: OptionalField) => T,
): Record<OptionalField, T> {
  const rows: Readonly<Record<OptionalField, Uses & { readonly max?: number }>> = OPTIONAL_TENDER_FIELDS;
  const made = OPTIONAL_FIELDS.map((field) => [field, make(TENDER_FIELDS[field].kind, rows[field].max ?? 0, field)]);
  return Object.fromEntries(made) as Record<OptionalField, T>;
}

/** Name of a field in the read table and in CSV files. */
export type ColumnOf<F extends string> = F extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : F;

/** `bidSecurity` → `bid_security`. */
export const columnOf = <F extends OptionalField>(field: F) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnOf<F>;
