import type { DraftEvent } from '#contracts/events/administration/drafts.ts';
import type { FileRef } from '#contracts/events/tenders.ts';
import { DOCUMENTS_MAX, kindOf } from '#contracts/vocabulary/lists/documents.ts';
import type { Decider, Decision } from '../../platform/commands/decider.ts';
import { conflict, missing, Refusal } from '../../platform/refusal.ts';
import { type DraftState, evolve, initialState, type OpenDraft } from './draft.ts';

/** Somebody else has it in hand; whoever knows the name of the person says it in place of this. */
export class HeldByOtherRefusal extends Refusal {
  readonly holderId: number | null;

  constructor(holderId: number | null) {
    super('conflict', 'Somebody else has this draft in hand. Take it over first.');
    this.holderId = holderId;
  }
}

/** The commands without who gives them. */
export type DraftAction =
  | { readonly type: 'FileDraft'; readonly files: readonly FileRef[] }
  /** Null is nobody. Only from the holder that the caller saw, so that of two at once one succeeds. */
  | { readonly type: 'AssignDraft'; readonly holderId: number | null; readonly expectedHolderId: number | null }
  /** The files that it has from now on: those of a merged draft, or the first of one that is split. */
  | { readonly type: 'ChangeFiles'; readonly files: readonly FileRef[] }
  /** Keeping what is keyed so far is no event. */
  | { readonly type: 'KeepWork' }
  | { readonly type: 'MergeDraft'; readonly into: number }
  | { readonly type: 'SubmitDraft'; readonly needsSecondLook: boolean }
  | { readonly type: 'ReturnDraft'; readonly reason: string }
  | {
      readonly type: 'PublishDraft';
      readonly tenderId: number;
      readonly isFurtherSource: boolean;
      readonly needsSecondLook: boolean;
    }
  | { readonly type: 'DiscardDraft' }
  | { readonly type: 'RestoreDraft' };

/** `by`: the administrator who acts. */
type DraftCommand = DraftAction & { readonly by: number };

function decide(command: DraftCommand, state: DraftState): Decision<DraftEvent> {
  const { by } = command;
  switch (command.type) {
    case 'FileDraft':
      if (state.kind !== 'none') throw conflict('This draft exists already.');
      return [{ type: 'DraftFiled', data: { files: command.files, filedBy: by } }];
    case 'AssignDraft':
      return assign(command, notEnded(state).holderId);
    case 'ChangeFiles':
      keyableDraft(state, by);
      assertRoom(command.files);
      return [{ type: 'DraftFilesChanged', data: { files: command.files } }];
    case 'KeepWork':
      if (keyableDraft(state, by).holderId !== by) throw conflict('Take this draft in hand first.');
      return [];
    case 'MergeDraft':
      keyableDraft(state, by);
      return [{ type: 'DraftMerged', data: { into: command.into } }];
    case 'SubmitDraft':
      return submit(command, keyableDraft(state, by));
    case 'ReturnDraft':
      if (inHand(state, by).kind !== 'submitted') throw conflict('This draft does not wait for a second look.');
      return [{ type: 'DraftReturned', data: { reason: command.reason } }];
    case 'PublishDraft': {
      const { tenderId, isFurtherSource } = command;
      assertPublishable(inHand(state, by), command);
      return [{ type: 'DraftPublished', data: { tenderId, isFurtherSource } }];
    }
    case 'DiscardDraft':
      if (state.kind === 'discarded') return [];
      inHand(state, by);
      return [{ type: 'DraftDiscarded', data: {} }];
    case 'RestoreDraft':
      if (state.kind === 'discarded') return [{ type: 'DraftRestored', data: {} }];
      notEnded(state);
      return [];
    default:
      return command satisfies never;
  }
}

/** The first scan becomes the picture of the notice, all others its documents. @throws Refusal 'conflict' */
function assertRoom(files: readonly FileRef[]): void {
  const documents = files.length - (files.some(({ type }) => kindOf(type) === 'scan') ? 1 : 0);
  if (documents <= DOCUMENTS_MAX) return;
  throw conflict(`A notice has at most ${DOCUMENTS_MAX} documents beside its picture, and here are ${documents}.`);
}

type Command<Type extends DraftCommand['type']> = Extract<DraftCommand, { readonly type: Type }>;

function assign({ holderId, expectedHolderId }: Command<'AssignDraft'>, holds: number | null): Decision<DraftEvent> {
  if (holds === holderId) return [];
  if (holds !== expectedHolderId) throw new HeldByOtherRefusal(holds);
  return [{ type: 'DraftAssigned', data: { holderId } }];
}

function submit({ by, needsSecondLook }: Command<'SubmitDraft'>, { holderId }: OpenDraft): Decision<DraftEvent> {
  if (holderId !== by) throw conflict('Take this draft in hand first.');
  if (!needsSecondLook) throw conflict('No second look is asked for on this portal. Publish the notice.');
  return [{ type: 'DraftSubmitted', data: {} }];
}

/** @throws Refusal 'missing' or 'conflict' for one that has ended */
function notEnded(state: DraftState): OpenDraft {
  switch (state.kind) {
    case 'open':
    case 'submitted':
      return state;
    case 'none':
      throw missing('Draft');
    case 'published':
      throw conflict(`This draft was published as tender ${state.tenderId} already.`);
    case 'merged':
      throw conflict(`The pages of this draft belong to draft ${state.into} now.`);
    case 'discarded':
      throw conflict('This draft was thrown away. Take it back first.');
    default:
      return state satisfies never;
  }
}

/** A draft that the caller has in hand, or nobody. @throws Refusal 'missing', 'conflict' */
function inHand(state: DraftState, by: number): OpenDraft {
  const draft = notEnded(state);
  if (draft.holderId !== null && draft.holderId !== by) throw new HeldByOtherRefusal(draft.holderId);
  return draft;
}

/** The same of one that is still to be keyed. @throws Refusal 'missing', 'conflict' */
function keyableDraft(state: DraftState, by: number): OpenDraft {
  const draft = inHand(state, by);
  if (draft.kind === 'submitted') throw conflict('This draft waits for a second look. Give it back to change it.');
  return draft;
}

function assertPublishable({ kind, submittedBy }: OpenDraft, command: Command<'PublishDraft'>): void {
  if (!command.needsSecondLook || command.isFurtherSource) return;
  if (kind === 'open') throw conflict('Ask for a second look first: somebody else publishes what you keyed.');
  if (submittedBy === command.by) {
    throw conflict('You keyed this draft, so another administrator has to look at it and publish.');
  }
}

export const draftDecider: Decider<DraftState, DraftCommand, DraftEvent> = { initialState, evolve, decide };
