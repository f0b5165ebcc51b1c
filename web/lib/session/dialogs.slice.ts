import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export type AccountDialog = 'login' | 'sign-up';

/** The form of a tender or of a draft, which belongs to no tab of the administration. */
type AdminDialog =
  | { readonly subject: 'tender'; readonly action: 'create' | 'edit' | 'clone'; readonly id: number | null }
  | { readonly subject: 'draft'; readonly id: number };

/** Dialogs that are opened in one place and drawn in another; any other is the state of what opens it. */
interface DialogsState {
  readonly open: AccountDialog | AdminDialog | null;
  /** Goal after signing in or up. */
  readonly next?: string | undefined;
}

const initialState: DialogsState = { open: null };

export const dialogOpened = createAction('dialogs/opened', (payload: AccountDialog | AdminDialog, next?: string) => ({
  payload,
  meta: next,
}));
export const dialogClosed = createAction('dialogs/closed');

export function dialogsReducer(state = initialState, action: UnknownAction): DialogsState {
  if (dialogOpened.match(action)) return { open: action.payload, next: action.meta };
  return dialogClosed.match(action) ? initialState : state;
}

export const selectAccountDialog = ({ dialogs: { open } }: { dialogs: DialogsState }): AccountDialog | null =>
  typeof open === 'string' ? open : null;

export const selectAdminDialog = ({ dialogs: { open } }: { dialogs: DialogsState }): AdminDialog | null =>
  typeof open === 'string' ? null : open;

export const selectNext = (state: { dialogs: DialogsState }) => state.dialogs.next;
