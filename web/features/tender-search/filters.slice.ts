import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Search text that was typed but not applied yet, by form; absent means as applied. */
export interface FiltersState {
  readonly drafts: Readonly<Partial<Record<string, string>>>;
}

const initialState: FiltersState = { drafts: {} };

export const filtersSlice = createSlice({
  name: 'filters',
  initialState,
  reducers: {
    searchEdited: (state, { payload }: PayloadAction<{ form: string; text: string }>): FiltersState => ({
      drafts: { ...state.drafts, [payload.form]: payload.text },
    }),
    searchApplied: (state, { payload: form }: PayloadAction<string>): FiltersState => {
      const { [form]: _applied, ...drafts } = state.drafts;
      return { drafts };
    },
  },
});

export const { searchEdited, searchApplied } = filtersSlice.actions;
export const selectDraft = (form: string) => (state: { filters: FiltersState }) => state.filters.drafts[form];
