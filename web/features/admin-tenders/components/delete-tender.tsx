import { DeleteDialog } from '../../../components/admin/delete-dialog.tsx';
import { useAdminDialog } from '../../../lib/admin/use-admin-dialog.ts';
import { useDeleteTender } from '../api/use-admin-tenders.ts';
import { text } from '../messages.en.ts';

/** Asks before a tender is deleted. */
export function DeleteTender() {
  const { dialog, close } = useAdminDialog('tender');
  const removal = useDeleteTender();
  if (dialog?.action !== 'delete') return null;
  return (
    <DeleteDialog
      title={text.deleteTitle}
      description={text.deleteText}
      id={dialog.id}
      mutation={removal}
      onClose={close}
    />
  );
}
