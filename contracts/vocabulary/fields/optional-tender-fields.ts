import type { TenderField } from './tender-fields.ts';

/**
 * How an optional field is written down: a `day` is `YYYY-MM-DD` and a `time` is `HH:MM`, both in Karachi, an `instant`
 * is ISO in UTC.
 */
export type FieldKind = 'line' | 'paragraphs' | 'webAddress' | 'day' | 'time' | 'instant';

/** Appearances of an optional field. The history, the audit console, imports and the form have all of them. */
interface Uses {
  /** True: drawn by its kind under 'More about the notice' of the form; false: placed in the form by hand. */
  readonly form: boolean;
  /** True: one of the facts for bidders on the page of the tender; false: shown there in another way. */
  readonly fact: boolean;
  /** True: a column of the CSV that everybody may load. */
  readonly csv: boolean;
  /** True: given to the card of a digest. */
  readonly mail: boolean;
  /** Additional field of an OCDS release; null: a field of the standard, or left out. */
  readonly ocds: string | null;
}

/** Lines and paragraphs have a limit: the most characters. */
type Row = Uses &
  (
    | { readonly kind: 'line' | 'paragraphs'; readonly max: number }
    | { readonly kind: Exclude<FieldKind, 'line' | 'paragraphs'>; readonly max?: never }
  );

/** The fields that a notice need not state, all of them texts or null; in the order of the form. */
export const OPTIONAL_TENDER_FIELDS = {
  province: { kind: 'line', max: 100, form: false, fact: false, csv: true, mail: true, ocds: null },
  city: { kind: 'line', max: 100, form: false, fact: false, csv: true, mail: true, ocds: null },
  source: { kind: 'line', max: 200, form: false, fact: false, csv: true, mail: false, ocds: null },
  ocrText: { kind: 'paragraphs', max: 200_000, form: false, fact: false, csv: false, mail: false, ocds: null },
  reference: { kind: 'line', max: 200, form: false, fact: true, csv: true, mail: true, ocds: 'reference' },
  closingTime: { kind: 'time', form: false, fact: false, csv: true, mail: true, ocds: null },
  openingAt: { kind: 'instant', form: true, fact: true, csv: true, mail: false, ocds: null },
  bidSecurity: { kind: 'line', max: 300, form: false, fact: true, csv: true, mail: false, ocds: 'bidSecurityDetails' },
  bidValidity: { kind: 'line', max: 300, form: true, fact: true, csv: true, mail: false, ocds: 'bidValidityDetails' },
  documentFee: { kind: 'line', max: 300, form: false, fact: true, csv: true, mail: false, ocds: 'documentFeeDetails' },
  documentsUntil: { kind: 'day', form: true, fact: true, csv: true, mail: true, ocds: 'documentsSoldUntil' },
  procurementMethod: { kind: 'line', max: 200, form: true, fact: true, csv: true, mail: false, ocds: null },
  sourceUrl: { kind: 'webAddress', form: true, fact: false, csv: true, mail: false, ocds: null },
  sourceLicense: { kind: 'line', max: 300, form: true, fact: false, csv: true, mail: false, ocds: 'sourceLicense' },
  cancelledAt: { kind: 'instant', form: false, fact: false, csv: true, mail: false, ocds: 'cancellationDate' },
  cancelledReason: {
    kind: 'line',
    max: 500,
    form: false,
    fact: false,
    csv: true,
    mail: false,
    ocds: 'cancellationRationale',
  },
  contact: { kind: 'paragraphs', max: 1000, form: true, fact: true, csv: false, mail: false, ocds: null },
} as const satisfies { readonly [K in TenderField]?: Row };

type Table = typeof OPTIONAL_TENDER_FIELDS;
export type OptionalField = keyof Table;

/** Names of the optional fields with a certain use, as in `OptionalFieldWith<{ csv: true }>` or `<{ kind: 'day' }>`. */
export type OptionalFieldWith<Use> = { [K in OptionalField]: Table[K] extends Use ? K : never }[OptionalField];

export const OPTIONAL_FIELDS = Object.keys(OPTIONAL_TENDER_FIELDS) as readonly OptionalField[];

/** The optional fields that `where` has, such as `csv`. */
export const optionalFieldsWith = <Use extends 'form' | 'csv' | 'mail'>(where: Use) =>
  OPTIONAL_FIELDS.filter((field) => OPTIONAL_TENDER_FIELDS[field][where]) as OptionalFieldWith<Record<Use, true>>[];

/** A value for each optional field, made from its kind and limit. */
export function forOptionalFields<T>(
  make: (kind: FieldKind, max: number, field: OptionalField) => T,
): Record<OptionalField, T> {
  const rows: Readonly<Record<OptionalField, Row>> = OPTIONAL_TENDER_FIELDS;
  const made = OPTIONAL_FIELDS.map((field) => [field, make(rows[field].kind, rows[field].max ?? 0, field)]);
  return Object.fromEntries(made) as Record<OptionalField, T>;
}

/** Name of a field in the read table and in CSV files. */
export type ColumnOf<F extends string> = F extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : F;

/** `bidSecurity` → `bid_security`. */
export const columnOf = <F extends string>(field: F) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnOf<F>;
