import { useDispatch, useSelector } from 'react-redux';
import { dialogClosed, dialogOpened } from '../session/dialogs.slice.ts';
import { type AdminSubject, type AdminView, selectAdminDialog } from './admin-dialog.ts';

export type AdminDialogs = ReturnType<typeof useAdminDialog>;

export function useAdminDialog(subject: AdminSubject) {
  const open = useSelector(selectAdminDialog);
  const dispatch = useDispatch();
  return {
    dialog: open !== null && open.action !== 'view' && open.subject === subject ? open : null,
    create: () => void dispatch(dialogOpened({ subject, action: 'create' })),
    edit: (id: number) => void dispatch(dialogOpened({ subject, action: 'edit', id })),
    remove: (id: number) => void dispatch(dialogOpened({ subject, action: 'delete', id })),
    /** A new one that begins as a copy. */
    clone: (id: number) => void dispatch(dialogOpened({ subject, action: 'clone', id })),
    close: () => void dispatch(dialogClosed()),
  };
}

export function useAdminView(subject: AdminView) {
  const dialog = useSelector(selectAdminDialog);
  const dispatch = useDispatch();
  return {
    id: dialog?.action === 'view' && dialog.subject === subject ? dialog.id : null,
    open: (id: number) => void dispatch(dialogOpened({ subject, action: 'view', id })),
    close: () => void dispatch(dialogClosed()),
  };
}
