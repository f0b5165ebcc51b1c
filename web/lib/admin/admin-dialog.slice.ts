import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export type AdminSubject = 'tender' | 'category' | 'organization' | 'user';

/** What is only looked at, and changed from there. */
export type AdminView = 'subscription' | 'interest-area' | 'email';

/** What is being done to what; `create` has no id. */
export type AdminDialog =
  | { readonly subject: AdminSubject; readonly action: 'create' }
  | { readonly subject: AdminSubject; readonly action: 'edit' | 'delete' | 'clone'; readonly id: number }
  | { readonly subject: AdminView; readonly action: 'view'; readonly id: number };

/** The one open dialog of the administration. */
export interface AdminDialogState {
  readonly open: AdminDialog | null;
}

const initialState: AdminDialogState = { open: null };

export const adminDialogOpened = createAction<AdminDialog>('adminDialog/opened');
export const adminDialogClosed = createAction('adminDialog/closed');

export function adminDialogReducer(state = initialState, action: UnknownAction): AdminDialogState {
  if (adminDialogOpened.match(action)) return { open: action.payload };
  return adminDialogClosed.match(action) ? initialState : state;
}

export const selectAdminDialog = (state: { adminDialog: AdminDialogState }) => state.adminDialog.open;
