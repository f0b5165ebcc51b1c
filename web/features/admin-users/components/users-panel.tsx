import { lazy } from 'react';
import type { NewUserBody, User } from '#contracts/api/users.ts';
import { RecordPanel } from '../../../components/admin/records/record-panel.tsx';
import { useAdminView } from '../../../lib/admin/use-admin-dialog.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { USERS_PATH, useSetRole } from '../api/users.ts';
import { text } from '../messages.en.ts';
import { GrantQuestion, ResetFactorQuestion } from './user-questions.tsx';
import { UsersTable } from './users-table.tsx';

const NewUserDialog = lazy(() => import('./new-user-dialog.tsx'));

const LIST = {
  path: USERS_PATH,
  changed: CHANGED.user,
  text,
  nameOf: ({ username }: User) => username,
};

export default function UsersPanel() {
  const { user } = useUser();
  const role = useSetRole();
  const grant = useAdminView('admin-grant');
  const factor = useAdminView('second-factor');
  return (
    <RecordPanel<User, NewUserBody>
      subject="user"
      list={LIST}
      table={(view) => (
        <>
          <UsersTable
            {...view}
            ownId={user?.id}
            onGrant={grant.open}
            onRevoke={(id) => role.mutate({ id, isAdmin: false })}
            onResetFactor={factor.open}
          />
          <GrantQuestion user={view.items.find(({ id }) => id === grant.id)} role={role} onClose={grant.close} />
          <ResetFactorQuestion user={view.items.find(({ id }) => id === factor.id)} onClose={factor.close} />
        </>
      )}
      form={(props) => <NewUserDialog {...props} />}
    />
  );
}
