import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type DialogName = 'login' | 'sign-up';

/** Which of the account dialogs is open; they replace each other. */
export interface DialogsState {
  readonly open: DialogName | null;
}

const initialState: DialogsState = { open: null };

export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: (_state, { payload }: PayloadAction<DialogName>): DialogsState => ({ open: payload }),
    dialogClosed: (): DialogsState => initialState,
  },
});

export const { dialogOpened, dialogClosed } = dialogsSlice.actions;
export const selectDialog = (state: { dialogs: DialogsState }) => state.dialogs.open;
