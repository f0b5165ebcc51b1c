import { lazy, Suspense } from 'react';
import type { User } from '#contracts/api/users.ts';
import { DeleteDialog } from '../../../components/admin/delete-dialog.tsx';
import { useAdminDialog } from '../../../lib/admin/use-admin-dialog.ts';
import { adminUsersText as text } from '../../../lib/messages/admin/users.ts';
import { useDeleteUser } from '../api/use-users.ts';

const NewUserDialog = lazy(() => import('./new-user-dialog.tsx'));

/** The open dialog about accounts, if there is one. */
export function UserDialogs({ users }: { readonly users: readonly User[] }) {
  const { dialog, close } = useAdminDialog('user');
  const removal = useDeleteUser();
  if (dialog === null) return null;
  if (dialog.action === 'create') {
    return (
      <Suspense>
        <NewUserDialog onClose={close} />
      </Suspense>
    );
  }
  const user = users.find(({ id }) => id === dialog.id);
  if (user === undefined) return null;
  return (
    <DeleteDialog
      title={text.deleteTitle}
      description={text.deleteText(user.username)}
      id={user.id}
      mutation={removal}
      onClose={close}
    />
  );
}
