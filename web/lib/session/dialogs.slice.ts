import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AdminDialog } from '../admin/admin-dialog.ts';

export type AccountDialog = 'login' | 'sign-up';

/** Questions of the account page and of the administration that are about one thing only. */
export type QuestionName =
  | 'cancel-newsletter'
  | 'clear-emails'
  | 'delete-account'
  | 'discard-import'
  | 'remove-samples'
  | 'replace-calendar'
  | 'switch-off-calendar';

type DialogName = AccountDialog | 'how-to-apply' | QuestionName;

interface DialogsState {
  readonly open: DialogName | AdminDialog | null;
  /** Asked on top of the open dialog, whose closing answers it as well. */
  readonly question: string | null;
  /** Goal after signing in or up. */
  readonly next?: string | undefined;
}

const initialState: DialogsState = { open: null, question: null };

export const dialogOpened = createAction('dialogs/opened', (payload: DialogName | AdminDialog, next?: string) => ({
  payload,
  meta: next,
}));
export const dialogClosed = createAction('dialogs/closed');
export const questionAsked = createAction<string | null>('dialogs/asked');

export function dialogsReducer(state = initialState, action: UnknownAction): DialogsState {
  if (dialogOpened.match(action)) return { open: action.payload, question: null, next: action.meta };
  if (questionAsked.match(action)) return { ...state, question: action.payload };
  return dialogClosed.match(action) ? initialState : state;
}

export const selectAccountDialog = ({ dialogs: { open } }: { dialogs: DialogsState }): AccountDialog | null =>
  open === 'login' || open === 'sign-up' ? open : null;

export const selectNext = (state: { dialogs: DialogsState }) => state.dialogs.next;

export const selectDialog = (state: { dialogs: DialogsState }) => state.dialogs.open;

export const selectQuestion = (state: { dialogs: DialogsState }) => state.dialogs.question;
