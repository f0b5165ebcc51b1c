import { useDispatch, useSelector } from 'react-redux';
import { dialogClosed, dialogOpened, selectAdminDialog } from '../session/dialogs.slice.ts';

export function useTenderDialog() {
  const open = useSelector(selectAdminDialog);
  const dispatch = useDispatch();
  const subject = 'tender';
  return {
    dialog: open?.subject === subject ? open : null,
    create: () => void dispatch(dialogOpened({ subject, action: 'create', id: null })),
    edit: (id: number) => void dispatch(dialogOpened({ subject, action: 'edit', id })),
    /** A new one that begins as a copy. */
    clone: (id: number) => void dispatch(dialogOpened({ subject, action: 'clone', id })),
    close: () => void dispatch(dialogClosed()),
  };
}

export function useDraftDialog() {
  const open = useSelector(selectAdminDialog);
  const dispatch = useDispatch();
  return {
    id: open?.subject === 'draft' ? open.id : null,
    open: (id: number) => void dispatch(dialogOpened({ subject: 'draft', id })),
    close: () => void dispatch(dialogClosed()),
  };
}
