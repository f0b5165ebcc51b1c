import { OPTIONAL_FIELDS, OPTIONAL_TENDER_FIELDS, type OptionalFieldWith } from './optional-tender-fields.ts';

export type RedactableField =
  | 'title'
  | 'description'
  | 'imageUrl'
  | 'documents'
  | OptionalFieldWith<{ kind: 'line' | 'paragraphs' | 'webAddress' }>;

/** Placeholder of a redacted title or description; any other redacted field states nothing. */
export const REDACTED = '[redacted]';

const TEXTS: readonly string[] = ['line', 'paragraphs', 'webAddress'];

/** The fields of a tender in which people write freely, so that they may name a person by mistake. */
export const REDACTABLE_FIELDS = [
  'title',
  'description',
  'imageUrl',
  'documents',
  ...OPTIONAL_FIELDS.filter((field) => TEXTS.includes(OPTIONAL_TENDER_FIELDS[field].kind)),
] as readonly RedactableField[];
