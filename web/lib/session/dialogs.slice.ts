import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export type AccountDialog = 'login' | 'sign-up';
export type DialogName = AccountDialog | 'how-to-apply';

/** Which of the public dialogs is open; they replace each other. */
export interface DialogsState {
  readonly open: DialogName | null;
}

const initialState: DialogsState = { open: null };

export const dialogOpened = createAction<DialogName>('dialogs/opened');
export const dialogClosed = createAction('dialogs/closed');

export function dialogsReducer(state = initialState, action: UnknownAction): DialogsState {
  if (dialogOpened.match(action)) return { open: action.payload };
  return dialogClosed.match(action) ? initialState : state;
}

/** The account dialog that is open, if one is. */
export const selectAccountDialog = (state: { dialogs: DialogsState }): AccountDialog | null =>
  state.dialogs.open === 'how-to-apply' ? null : state.dialogs.open;

export const selectDialog = (state: { dialogs: DialogsState }) => state.dialogs.open;
