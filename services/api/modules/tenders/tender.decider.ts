import type { Category } from '#contracts/api/categories.ts';
import type { EventNamed } from '#contracts/events/any-event.ts';
import type {
  FurtherSource,
  ImageRef,
  RedactedEvent,
  TenderEvent,
  TenderFacts,
  TenderOrigin,
} from '#contracts/events/tenders.ts';
import { REDACTED } from '#contracts/vocabulary/fields/redactable-fields.ts';
import type { ChangeCause } from '#contracts/vocabulary/tenders.ts';
import { changedFields } from '../../platform/commands/changed-fields.ts';
import type { Decider, Decision } from '../../platform/commands/decider.ts';
import { conflict, invalid, missing } from '../../platform/refusal.ts';
import { evolve, initialState, type TenderState } from './tender.ts';

/** A category that exists. An inactive one may stay with a tender that has it, but is not chosen anew. */
export type CategoryChoice = Readonly<Pick<Category, 'id' | 'name' | 'isActive'>>;

/** `keep` names the present image by the first characters of its hash, as its address does. */
export type ImageChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'stored'; readonly image: ImageRef }
  | { readonly kind: 'keep'; readonly version: string };

/** A person's statement about a tender, with names turned into ids. Without documents, those that it has stay. */
export interface TenderDraft extends Omit<TenderFacts, 'categoryIds' | 'image' | 'documents'> {
  readonly categories: readonly CategoryChoice[];
  readonly image: ImageChoice;
  readonly documents?: TenderFacts['documents'] | undefined;
}

type BulkFact = 'status' | 'city' | 'province' | 'categories' | 'organizationIds' | 'procuringOrganizationId';
export type BulkFacts = Partial<Pick<TenderDraft, BulkFact>>;

export type TenderCommand =
  | { readonly type: 'PublishTender'; readonly draft: TenderDraft; readonly origin: TenderOrigin }
  | { readonly type: 'UpdateTender'; readonly draft: TenderDraft; readonly cause: ChangeCause }
  /** An imported row, merged with the tender as it stands. */
  | {
      readonly type: 'RestateTender';
      readonly tender: TenderFacts;
      readonly importDigest: string;
      readonly cause?: ChangeCause | undefined;
    }
  | {
      readonly type: 'AddSource';
      readonly in: FurtherSource;
      readonly origin: TenderOrigin;
      /** The tender with what only the further source states; absent: as it stands. */
      readonly tender?: TenderFacts;
    }
  /** Facts that a further source has come to state; the first one goes on to lead. */
  | { readonly type: 'FillTender'; readonly tender: TenderFacts }
  /** Change of some facts only, of a tender that is otherwise left as it stands. */
  | { readonly type: 'ChangeFacts'; readonly facts: BulkFacts; readonly cause: ChangeCause }
  | { readonly type: 'RemoveTender' }
  | {
      readonly type: 'RedactTender';
      readonly version: number;
      readonly fields: readonly (keyof TenderFacts)[];
      readonly reason: string;
      readonly redactions: readonly RedactedEvent[];
      /** Those of `fields` in which the present tender says it, too. */
      readonly present: readonly (keyof TenderFacts)[];
    };

export function decide(command: TenderCommand, state: TenderState): Decision<TenderEvent> {
  switch (command.type) {
    case 'PublishTender':
      if (state.kind !== 'none') throw conflict('This tender exists already.');
      return [{ type: 'TenderPublished', data: { tender: toFacts(command.draft, null), origin: command.origin } }];
    case 'UpdateTender':
      if (state.kind !== 'published') throw missing('Tender');
      return changeTo(toFacts(command.draft, state.tender), state.tender, { cause: command.cause });
    case 'RestateTender':
      if (state.kind !== 'published') throw missing('Tender');
      return changeTo(consistentFacts(command.tender), state.tender, {
        importDigest: command.importDigest,
        cause: command.cause ?? 'change',
      });
    case 'AddSource':
      return addSource(command, state);
    case 'FillTender':
      if (state.kind !== 'published') throw missing('Tender');
      return changeTo(command.tender, state.tender);
    case 'ChangeFacts': {
      if (state.kind !== 'published') throw missing('Tender');
      const { categories, ...facts } = command.facts;
      const chosen = categories === undefined ? {} : { categoryIds: chooseCategories(categories, state.tender) };
      return changeTo({ ...state.tender, ...facts, ...chosen }, state.tender, { cause: command.cause });
    }
    case 'RemoveTender':
      if (state.kind !== 'published') throw missing('Tender');
      return [{ type: 'TenderRemoved', data: {} }];
    case 'RedactTender': {
      if (state.kind === 'none') throw missing('Tender');
      const { type: _, present, ...said } = command;
      const left = state.kind === 'removed' ? {} : { tender: withoutFacts(state.tender, present) };
      return [{ type: 'TenderRedacted', data: { ...left, ...said } }];
    }
    default:
      return command satisfies never;
  }
}

type AddSource = Extract<TenderCommand, { type: 'AddSource' }>;
function addSource({ in: source, origin, tender }: AddSource, state: TenderState): Decision<TenderEvent> {
  if (state.kind !== 'published') throw missing('Tender');
  const known = [state.tender, ...state.alsoIn].some((one) => isSameSource(one, source));
  if (known && origin.kind === 'manual') throw conflict('This tender states that source with that number already.');
  const stated = tender ?? state.tender;
  const changed = changedFields(state.tender, stated);
  return [{ type: 'TenderAlsoPublished', data: { tender: stated, changed, in: source, origin } }];
}

type Named = Pick<FurtherSource, 'source' | 'reference'>;
const isSameSource = (a: Named, b: Named) =>
  folded(a.source) === folded(b.source) && folded(a.reference) === folded(b.reference);
const folded = (text: string | null) => (text ?? '').toLowerCase();

function changeTo(
  tender: TenderFacts,
  present: TenderFacts,
  origin: Pick<EventNamed<'TenderUpdated'>['data'], 'importDigest' | 'cause'> = {},
): Decision<TenderEvent> {
  const changed = changedFields(present, tender);
  return changed.length === 0 ? [] : [{ type: 'TenderUpdated', data: { tender, changed, ...origin } }];
}

/** The same as es.redacted_data. */
const withoutFacts = (tender: TenderFacts, fields: readonly (keyof TenderFacts)[]): TenderFacts => ({
  ...tender,
  ...Object.fromEntries(fields.map((field) => [field, field === 'title' || field === 'description' ? REDACTED : null])),
});

type ConsistentFacts = Pick<TenderFacts, 'closingDate' | 'publishDate' | 'status' | 'cancelledAt' | 'cancelledReason'>;
/** A cancelled tender is closed, whoever states it, so that every reader of the status need not know of more. */
function consistentFacts<T extends ConsistentFacts>(stated: T): T {
  if (stated.closingDate < stated.publishDate) {
    throw invalid({ closingDate: 'Closing date must not be before the publish date' });
  }
  return stated.cancelledAt === null ? { ...stated, cancelledReason: null } : { ...stated, status: 'closed' };
}

/** The facts that a draft states of a tender, where `present` is the tender as it stands. @throws Refusal */
export function toFacts(draft: TenderDraft, present: TenderFacts | null): TenderFacts {
  const { categories, image, documents: named = present?.documents ?? null, ...stated } = consistentFacts(draft);
  const categoryIds = chooseCategories(categories, present);
  return { ...stated, categoryIds, image: chooseImage(image, present), documents: named?.length === 0 ? null : named };
}

function chooseCategories(categories: readonly CategoryChoice[], present: TenderFacts | null): readonly number[] {
  const unusable = categories.find(({ id, isActive }) => !isActive && !present?.categoryIds.includes(id));
  if (unusable !== undefined) throw invalid({ categories: `Unknown category: ${unusable.name}` });
  return categories.map(({ id }) => id);
}

function chooseImage(choice: ImageChoice, present: TenderFacts | null): ImageRef | null {
  switch (choice.kind) {
    case 'none':
      return null;
    case 'stored':
      return choice.image;
    case 'keep': {
      const image = present?.image ?? null;
      if (image === null || !image.hash.startsWith(choice.version)) throw foreignImage();
      return image;
    }
    default:
      return choice satisfies never;
  }
}

export const foreignImage = () =>
  invalid({ imageUrl: 'This is not the present image of the tender. Upload a PNG, JPG or GIF, or leave it out.' });

export const tenderDecider: Decider<TenderState, TenderCommand, TenderEvent> = { initialState, evolve, decide };
