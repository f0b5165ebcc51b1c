import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** Values of controls by name. */
type Entries = Readonly<Record<string, unknown>>;

/** Entries that were typed but not sent yet, by form; absent means as applied. In memory only: browser storage holds nothing private. */
export interface DraftsHolder {
  readonly drafts: Readonly<Record<string, Entries | undefined>>;
}

export const draftEdited = createAction<{ readonly form: string; readonly entries: Entries }>('drafts/edited');
/** Carries the form whose entries were sent or given up; without one those of all forms are forgotten. */
export const draftEnded = createAction<string | undefined>('drafts/ended');

export function draftsReducer(state: DraftsHolder['drafts'] = {}, action: UnknownAction): DraftsHolder['drafts'] {
  if (draftEdited.match(action)) return { ...state, [action.payload.form]: action.payload.entries };
  if (!draftEnded.match(action)) return state;
  return action.payload === undefined ? {} : { ...state, [action.payload]: undefined };
}

export const selectDraft = (form: string) => (state: DraftsHolder) => state.drafts[form];
