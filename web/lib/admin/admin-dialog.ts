export type AdminSubject = 'tender' | 'category' | 'organization' | 'user' | 'synonym';

/** Dialogs that show one record; changes start from there. */
export type AdminView = 'subscription' | 'interest-area' | 'email' | 'admin-grant' | 'second-factor' | 'draft';

/** An open dialog: action and record; `create` has no id. */
export type AdminDialog =
  | { readonly subject: AdminSubject; readonly action: 'create' }
  | { readonly subject: AdminSubject; readonly action: 'edit' | 'delete' | 'clone'; readonly id: number }
  | { readonly subject: AdminView; readonly action: 'view'; readonly id: number };

/** The open dialog of the administration, if it is one of those. */
export const selectAdminDialog = ({ dialogs: { open } }: { dialogs: Opened }): AdminDialog | null =>
  typeof open === 'string' ? null : open;

interface Opened {
  readonly open: AdminDialog | string | null;
}
