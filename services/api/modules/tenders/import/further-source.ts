import type { TenderFacts } from '#contracts/events/tenders.ts';
import type { TenderField } from '#contracts/vocabulary/fields/tender-fields.ts';
import type { StoredImage } from '../../../platform/images/stored-image.ts';
import type { ImportedTender } from '../../../platform/imports/tender-import.ts';
import { fieldOf } from '../history/history.ts';
import { decide, type TenderDraft, toFacts } from '../tender.decider.ts';
import { factDigests } from './merge-source.ts';
import type { Known, Memory, PlannedTender, TenderWrite } from './planned-tender.ts';

type Fact = keyof TenderFacts;

/** Facts that belong to a source itself, that every notice states, or that only the first source may change. */
const OWN: readonly Fact[] = [
  ...(['source', 'sourceUrl', 'sourceLicense', 'publishDate', 'closingDate', 'closingTime', 'status'] as const),
  ...(['cancelledAt', 'cancelledReason'] as const),
];

interface Filled {
  readonly tender: TenderFacts;
  readonly changed: readonly Fact[];
  readonly conflicts: readonly TenderField[];
}

/** Facts that an amendment changes. */
const amended = (present: TenderFacts, stated: TenderFacts): readonly Fact[] => {
  const day = stated.closingDate === present.closingDate ? [] : (['closingDate'] as const);
  const time = stated.closingTime === null ? [] : (['closingTime'] as const);
  const end = stated.status === 'closed' ? (['status', 'cancelledAt', 'cancelledReason'] as const) : [];
  return [...day, ...time, ...end].filter((fact) => stated[fact] !== present[fact]);
};

/** The first source leads: a further one fills what nobody states, and another closing date, but of an amendment, is only told of. */
function fillBlanks({ present, redacted }: Known, stated: TenderFacts, amends: boolean): Filled {
  const facts = Object.keys(present) as Fact[];
  const blank = facts.filter(
    (fact) => isBlank(present[fact]) && !isBlank(stated[fact]) && !OWN.includes(fact) && !redacted.has(fact),
  );
  const changed = [...new Set([...blank, ...(amends ? amended(present, stated) : [])])];
  const taken = Object.fromEntries(changed.map((fact) => [fact, stated[fact]]));
  const conflicts = amends || present.closingDate === stated.closingDate ? [] : [fieldOf('closingDate')];
  return { tender: { ...present, ...taken }, changed, conflicts };
}

const isBlank = (value: TenderFacts[Fact]) => value === null || (Array.isArray(value) && value.length === 0);

interface FurtherImport {
  readonly notice: { readonly id: number; readonly version: number };
  readonly key: string;
  readonly digest: string;
  readonly amends: boolean;
}

const IN_A_SOURCE = ['source', 'reference', 'sourceUrl'] as const;

/** A row of a further source, when it first comes. What was redacted it states no more than the first one does. */
export function addSource(
  { notice: { id, version }, key, digest, amends }: FurtherImport,
  known: Known,
  draft: TenderDraft,
  image: StoredImage | undefined,
  publishDate: string,
): {
  readonly outcome: 'same';
  readonly write: TenderWrite;
  readonly conflicts: readonly TenderField[];
  readonly withheld: readonly TenderField[];
} {
  const { tender, changed, conflicts } = fillBlanks(known, toFacts(draft, known.present), amends);
  const said = { source: draft.source, reference: draft.reference, sourceUrl: draft.sourceUrl };
  const withheld = IN_A_SOURCE.filter((fact) => known.redacted.has(fact) && said[fact] !== null);
  for (const fact of withheld) said[fact] = null;
  const [event] = decide(
    {
      type: 'AddSource',
      tender,
      in: { ...said, publishDate },
      origin: { kind: 'import', key: withheld.length === 0 ? key : known.redactedKey, digest },
    },
    { kind: 'published', tender: known.present, alsoIn: [] },
  );
  if (event?.type !== 'TenderAlsoPublished') throw new Error('A further source is added by one event');
  const shown = changed.includes('image') ? image : undefined;
  return { outcome: 'same', write: { id, expectedVersion: version, event, image: shown }, conflicts, withheld };
}

/** A row of a further source that came before and says something else now. */
export function restateFurther(
  { id, version }: ImportedTender,
  { key, digest, amends }: Omit<FurtherImport, 'notice'>,
  known: Known,
  draft: TenderDraft,
  image: StoredImage | undefined,
): PlannedTender {
  const stated = toFacts(draft, known.present);
  const { tender, changed, conflicts } = fillBlanks(
    known,
    stated,
    amends && known.said.closingDate === factDigests(known.present).closingDate,
  );
  const apart = conflicts.length === 0 ? {} : { closingDate: factDigests(stated).closingDate };
  const memory: Memory = { key, digest, apart };
  const [event] = decide({ type: 'FillTender', tender }, { kind: 'published', tender: known.present, alsoIn: [] });
  if (event?.type !== 'TenderUpdated') return { outcome: 'unchanged', memory, conflicts, withheld: [] };
  const shown = changed.includes('image') ? image : undefined;
  const write = { id, expectedVersion: version, event, image: shown };
  return { outcome: 'updated', write, memory, conflicts, withheld: [] };
}
