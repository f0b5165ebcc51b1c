import type { PortalSettings } from './administration/settings.ts';
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

/** An event from before some facts states nothing about them; of settings, first values hold. */
const without =
  (part: 'tender' | 'settings', ...facts: readonly (keyof TenderFacts | keyof PortalSettings)[]): Upcaster =>
  (data) => {
    const stated = data as Readonly<Record<string, object>>;
    return { ...stated, [part]: { ...stated[part], ...Object.fromEntries(facts.map((fact) => [fact, null])) } };
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
  'SettingsChanged@1': without('settings', 'plans', 'contact', 'banner', 'mail'),
  'SettingsChanged@2': without('settings', 'name', 'newspapers'),
  'SettingsChanged@3': without('settings', 'secondLook'),
  'DraftFiled@1': withoutFileNames,
  'DraftFilesChanged@1': withoutFileNames,
  ...Object.fromEntries(
    LATER_FIELDS.flatMap((field, at) =>
      ['TenderPublished', 'TenderUpdated'].map((type) => [`${type}@${at + 1}`, without('tender', field)]),
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
