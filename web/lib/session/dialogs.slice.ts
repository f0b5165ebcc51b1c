import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export type DialogName = 'login' | 'sign-up';

/** Which of the account dialogs is open; they replace each other. */
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

export const selectDialog = (state: { dialogs: DialogsState }) => state.dialogs.open;
