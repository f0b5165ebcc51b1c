import { useDispatch, useSelector } from 'react-redux';
import { dialogClosed, dialogOpened } from '../session/dialogs.slice.ts';
import { type AdminView, selectAdminDialog } from './admin-dialog.ts';

export interface OpenView {
  /** The id of what is looked at, or null. */
  readonly id: number | null;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

/** Opens and closes the dialog that shows one thing of a kind. */
export function useAdminView(subject: AdminView): OpenView {
  const dialog = useSelector(selectAdminDialog);
  const dispatch = useDispatch();
  return {
    id: dialog?.action === 'view' && dialog.subject === subject ? dialog.id : null,
    open: (id) => void dispatch(dialogOpened({ subject, action: 'view', id })),
    close: () => void dispatch(dialogClosed()),
  };
}
