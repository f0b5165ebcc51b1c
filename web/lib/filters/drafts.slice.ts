import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** Search text that was typed but not applied yet, by form; absent means as applied. */
interface FiltersState {
  readonly drafts: Readonly<Partial<Record<string, string>>>;
}

const initialState: FiltersState = { drafts: {} };

export const searchEdited = createAction<{ readonly form: string; readonly text: string }>('filters/searchEdited');
/** Carries the form whose draft became its search, or was dropped. */
export const searchApplied = createAction<string>('filters/searchApplied');

export function filtersReducer(state = initialState, action: UnknownAction): FiltersState {
  if (searchEdited.match(action)) {
    return { drafts: { ...state.drafts, [action.payload.form]: action.payload.text } };
  }
  if (searchApplied.match(action)) {
    const { [action.payload]: _applied, ...drafts } = state.drafts;
    return { drafts };
  }
  return state;
}

export const selectDraft = (form: string) => (state: { filters: FiltersState }) => state.filters.drafts[form];
