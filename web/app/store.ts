import { configureStore } from '@reduxjs/toolkit';
import { filtersSlice } from '../features/tender-search/filters.slice.ts';
import { dialogsSlice } from '../lib/session/dialogs.slice.ts';
import { themeSlice } from '../lib/theme/theme.slice.ts';
import { toastSlice } from '../lib/toast/toast.slice.ts';

/** What only this browser knows: open dialogs, the toast, the theme, filters being edited. */
export function createStore() {
  return configureStore({
    reducer: {
      dialogs: dialogsSlice.reducer,
      toast: toastSlice.reducer,
      theme: themeSlice.reducer,
      filters: filtersSlice.reducer,
    },
    devTools: false,
  });
}

export type Store = ReturnType<typeof createStore>;
