import type { DraftEvent } from '#contracts/events/administration/drafts.ts';
import type { FileRef } from '#contracts/events/tenders.ts';
import { foldBy } from '../../platform/commands/decider.ts';

interface Filed {
  readonly files: readonly FileRef[];
}

export interface OpenDraft extends Filed {
  readonly kind: 'open' | 'submitted';
  readonly holderId: number | null;
  /** The clerk who asked for a second look. */
  readonly submittedBy: number | null;
}

export type DraftState =
  | { readonly kind: 'none' }
  | OpenDraft
  | (Filed & { readonly kind: 'published'; readonly tenderId: number })
  | (Filed & { readonly kind: 'merged'; readonly into: number })
  | (Filed & { readonly kind: 'discarded' });

export const initialState: DraftState = { kind: 'none' };

export function evolve(state: DraftState, event: DraftEvent): DraftState {
  if (event.type === 'DraftFiled') {
    return { kind: 'open', files: event.data.files, holderId: null, submittedBy: null };
  }
  if (state.kind === 'none') return state;
  const { files } = state;
  if (event.type === 'DraftRestored') return { kind: 'open', files, holderId: null, submittedBy: null };
  return state.kind === 'open' || state.kind === 'submitted' ? evolveOpen(state, event) : state;
}

type LaterEvent = Exclude<DraftEvent, { readonly type: 'DraftFiled' | 'DraftRestored' }>;

const evolveOpen = foldBy<OpenDraft, LaterEvent, DraftState>({
  DraftAssigned: (draft, { holderId }) => ({ ...draft, holderId }),
  DraftFilesChanged: (draft, { files }) => ({ ...draft, files }),
  DraftSubmitted: (draft) => ({ ...draft, kind: 'submitted', submittedBy: draft.holderId, holderId: null }),
  DraftReturned: (draft) => ({ ...draft, kind: 'open', holderId: draft.submittedBy }),
  DraftPublished: ({ files }, { tenderId }) => ({ kind: 'published', files, tenderId }),
  DraftMerged: ({ files }, { into }) => ({ kind: 'merged', files, into }),
  DraftDiscarded: ({ files }) => ({ kind: 'discarded', files }),
});
