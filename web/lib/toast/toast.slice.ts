import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ToastMessage {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly variant: 'default' | 'destructive';
}

/** One toast at a time: a new one takes the place of the old. */
export interface ToastState {
  readonly current: ToastMessage | null;
  readonly lastId: number;
}

const initialState: ToastState = { current: null, lastId: 0 };

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    toastShown: (state, { payload }: PayloadAction<Omit<ToastMessage, 'id'>>) => {
      const id = state.lastId + 1;
      return { current: { ...payload, id }, lastId: id };
    },
    toastClosed: (state, { payload }: PayloadAction<number>) =>
      state.current?.id === payload ? { ...state, current: null } : state,
  },
});

export const { toastShown, toastClosed } = toastSlice.actions;
export const selectToast = (state: { toast: ToastState }) => state.toast.current;
