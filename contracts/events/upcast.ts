import type { TenderFacts } from './tenders.ts';

/** Turns a payload of one shape into the next newer one. */
export type Upcaster = (data: unknown) => unknown;

/** Facts of a tender that came after release 1.0.0, oldest first: shape n + 1 has the first n of them. */
const LATER_FIELDS: readonly (keyof TenderFacts)[] = [
  'bidValidity',
  'documentsUntil',
  'cancelledAt',
  'cancelledReason',
  'sourceLicense',
  'documents',
];

/** An event from before a field states nothing about it. */
const addField =
  (field: keyof TenderFacts): Upcaster =>
  (data) => {
    const { tender, ...others } = data as { readonly tender: object };
    return { ...others, tender: { ...tender, [field]: null } };
  };

/** Settings of before there were others than bank accounts: first values hold. */
const withoutFurtherSettings: Upcaster = (data) => {
  const { settings, ...others } = data as { readonly settings: object };
  return { ...others, settings: { ...settings, plans: null, contact: null, banner: null, mail: null } };
};

/** Settings of before the portal's name and newspapers were among them. */
const withoutName: Upcaster = (data) => {
  const { settings, ...others } = data as { readonly settings: object };
  return { ...others, settings: { name: null, ...settings, newspapers: null } };
};

/** Settings of before drafts were looked at twice. */
const withoutSecondLook: Upcaster = (data) => {
  const { settings, ...others } = data as { readonly settings: object };
  return { ...others, settings: { ...settings, secondLook: null } };
};

/** Drafts of before names of files stayed out of the log. */
const withoutFileNames: Upcaster = (data) => {
  const { files, ...others } = data as { readonly files: readonly { readonly name?: string }[] };
  return { ...others, files: files.map(({ name: _, ...file }) => file) };
};

/**
 * `EventType@n` → the step from shape n to n + 1. Events are never rewritten: a payload that changes shape gets the
 * next schema number, a step here, and a golden file of the new shape (db/event-store/golden).
 */
const UPCASTERS: Readonly<Record<string, Upcaster>> = {
  'SettingsChanged@1': withoutFurtherSettings,
  'SettingsChanged@2': withoutName,
  'SettingsChanged@3': withoutSecondLook,
  'DraftFiled@1': withoutFileNames,
  'DraftFilesChanged@1': withoutFileNames,
  ...Object.fromEntries(
    LATER_FIELDS.flatMap((field, at) =>
      ['TenderPublished', 'TenderUpdated'].map((type) => [`${type}@${at + 1}`, addField(field)]),
    ),
  ),
};

/** A redaction and a further source keep their shape, for they repeat what a tender says: whatever field they are too old to state is null. */
const REPEATING: ReadonlySet<string> = new Set(['TenderRedacted', 'TenderAlsoPublished']);
function withLaterFields(data: unknown): unknown {
  const { tender, ...others } = data as { readonly tender?: object };
  const nulls = Object.fromEntries(LATER_FIELDS.map((field) => [field, null]));
  return tender === undefined ? data : { ...others, tender: { ...nulls, ...tender } };
}

/** Brings a payload of shape `schema` to the newest shape. */
export function upcast(
  type: string,
  schema: number,
  data: unknown,
  upcasters: Readonly<Record<string, Upcaster>> = UPCASTERS,
): unknown {
  let current = data;
  for (let shape = schema; ; shape++) {
    const step = upcasters[`${type}@${shape}`];
    if (step === undefined) return REPEATING.has(type) ? withLaterFields(current) : current;
    current = step(current);
  }
}

/** The shape that is written today: one more than the steps that lead to it. */
export function newestShape(type: string, upcasters: Readonly<Record<string, Upcaster>> = UPCASTERS): number {
  let shape = 1;
  while (upcasters[`${type}@${shape}`] !== undefined) shape++;
  return shape;
}
