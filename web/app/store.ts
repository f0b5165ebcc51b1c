import { configureStore } from '@reduxjs/toolkit';
import { draftsReducer } from '../lib/forms/drafts.slice.ts';
import { dialogsReducer } from '../lib/session/dialogs.slice.ts';
import { themeReducer } from '../lib/theme/theme.slice.ts';
import { toastReducer } from '../lib/toast/toast.slice.ts';

/**
 * State that only this browser knows: open dialogs, the toast, the theme, what is typed into forms.
 * Reducers are plain functions: createSlice would bring immer, 3 kB that no screen needs before it can be used.
 */
export function createStore() {
  return configureStore({
    reducer: {
      dialogs: dialogsReducer,
      toast: toastReducer,
      theme: themeReducer,
      drafts: draftsReducer,
    },
    devTools: false,
  });
}

export type Store = ReturnType<typeof createStore>;
