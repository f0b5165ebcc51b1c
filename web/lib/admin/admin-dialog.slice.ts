import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type AdminSubject = 'tender' | 'category' | 'organization' | 'user';

/** What is being done to what; `create` has no id. */
export type AdminDialog =
  | { readonly subject: AdminSubject; readonly action: 'create' }
  | { readonly subject: AdminSubject; readonly action: 'edit' | 'delete'; readonly id: number };

/** The one open dialog of the administration. */
export interface AdminDialogState {
  readonly open: AdminDialog | null;
}

const initialState: AdminDialogState = { open: null };

export const adminDialogSlice = createSlice({
  name: 'adminDialog',
  initialState,
  reducers: {
    adminDialogOpened: (_state, { payload }: PayloadAction<AdminDialog>): AdminDialogState => ({ open: payload }),
    adminDialogClosed: (): AdminDialogState => initialState,
  },
});

export const { adminDialogOpened, adminDialogClosed } = adminDialogSlice.actions;
export const selectAdminDialog = (state: { adminDialog: AdminDialogState }) => state.adminDialog.open;
