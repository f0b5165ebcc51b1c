import { useDispatch, useSelector } from 'react-redux';
import { dialogClosed, dialogOpened } from '../session/dialogs.slice.ts';
import { type AdminDialog, type AdminSubject, type AdminView, selectAdminDialog } from './admin-dialog.ts';

export interface AdminDialogs {
  readonly dialog: Exclude<AdminDialog, { action: 'view' }> | null;
  readonly create: () => void;
  readonly edit: (id: number) => void;
  readonly remove: (id: number) => void;
  /** A new one that begins as a copy. */
  readonly clone: (id: number) => void;
  readonly close: () => void;
}

export function useAdminDialog(subject: AdminSubject): AdminDialogs {
  const open = useSelector(selectAdminDialog);
  const dispatch = useDispatch();
  return {
    dialog: open !== null && open.action !== 'view' && open.subject === subject ? open : null,
    create: () => void dispatch(dialogOpened({ subject, action: 'create' })),
    edit: (id) => void dispatch(dialogOpened({ subject, action: 'edit', id })),
    remove: (id) => void dispatch(dialogOpened({ subject, action: 'delete', id })),
    clone: (id) => void dispatch(dialogOpened({ subject, action: 'clone', id })),
    close: () => void dispatch(dialogClosed()),
  };
}

interface OpenView {
  readonly id: number | null;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

export function useAdminView(subject: AdminView): OpenView {
  const dialog = useSelector(selectAdminDialog);
  const dispatch = useDispatch();
  return {
    id: dialog?.action === 'view' && dialog.subject === subject ? dialog.id : null,
    open: (id) => void dispatch(dialogOpened({ subject, action: 'view', id })),
    close: () => void dispatch(dialogClosed()),
  };
}
