import { lazy } from 'react';
import type { NewUserBody, User } from '#contracts/api/users.ts';
import { RecordPanel } from '../../../components/admin/records/record-panel.tsx';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { adminUsersText as text } from '../../../lib/messages/admin/users.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { USERS_PATH, useSetRole } from '../api/use-set-role.ts';
import { UsersTable } from './users-table.tsx';

const NewUserDialog = lazy(() => import('./new-user-dialog.tsx'));

const LIST = {
  path: USERS_PATH,
  changed: CHANGED.user,
  text,
  nameOf: ({ username }: User) => username,
};

/** The tab of the accounts. */
export function UsersPanel() {
  const { user } = useUser();
  const role = useSetRole();
  return (
    <RecordPanel<User, NewUserBody>
      subject="user"
      list={LIST}
      table={(view) => (
        <UsersTable
          {...view}
          ownId={user?.id}
          changing={role.isPending ? role.variables.id : undefined}
          onSetRole={role.mutate}
        />
      )}
      form={(props) => <NewUserDialog {...props} />}
    />
  );
}
