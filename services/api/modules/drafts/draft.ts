import type { DraftEvent } from '#contracts/events/administration/drafts.ts';
import type { FileRef } from '#contracts/events/tenders.ts';

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

function evolveOpen(draft: OpenDraft, event: LaterEvent): DraftState {
  const { files } = draft;
  switch (event.type) {
    case 'DraftAssigned':
      return { ...draft, holderId: event.data.holderId };
    case 'DraftFilesChanged':
      return { ...draft, files: event.data.files };
    case 'DraftSubmitted':
      return { ...draft, kind: 'submitted', submittedBy: draft.holderId, holderId: null };
    case 'DraftReturned':
      return { ...draft, kind: 'open', holderId: draft.submittedBy };
    case 'DraftPublished':
      return { kind: 'published', files, tenderId: event.data.tenderId };
    case 'DraftMerged':
      return { kind: 'merged', files, into: event.data.into };
    case 'DraftDiscarded':
      return { kind: 'discarded', files };
    default:
      return event satisfies never;
  }
}
