import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** Values of controls by name. */
type Entries = Readonly<Record<string, unknown>>;

/** Entries that were typed but not sent yet, by form; absent means as applied. In memory only: browser storage holds nothing private. */
export interface DraftsHolder {
  readonly drafts: Readonly<Record<string, Entries | undefined>>;
}

/** Carries the form with its entries, or with none once they were sent or given up; nothing forgets those of all forms. */
export const draftChanged = createAction<{ readonly form: string; readonly entries?: Entries } | undefined>(
  'drafts/changed',
);

export function draftsReducer(state: DraftsHolder['drafts'] = {}, action: UnknownAction): DraftsHolder['drafts'] {
  if (!draftChanged.match(action)) return state;
  return action.payload ? { ...state, [action.payload.form]: action.payload.entries } : {};
}

export const selectDraft = (form: string) => (state: DraftsHolder) => state.drafts[form];
