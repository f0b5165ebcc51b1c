import { ShieldOff } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contracts/api/users.ts';
import { SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import type { Columns } from '../../../components/admin/record-table.tsx';
import { RecordPanel } from '../../../components/admin/records/record-panel.tsx';
import { DeleteButton, HistoryLink, RecordId, RowButton } from '../../../components/admin/row-parts.tsx';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { updateItem } from '../../../lib/mutations/optimistic-update.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { text } from '../messages.en.ts';

const USERS_PATH = '/api/admin/users';

type Role = Pick<User, 'id' | 'isAdmin'>;

/** Grants admin once the server has agreed, or removes it at once, because losing rights is never dangerous. */
function useSetRole() {
  return useChange<User, Role>({
    send: ({ id, isAdmin }) => request(`${USERS_PATH}/${id}`, { method: 'PATCH', body: { isAdmin } }),
    changed: CHANGED.user,
    done: () => ({ title: text.updated, description: text.updatedText }),
    failed: () => text.updateFailed,
    optimistic: updateItem<User, Role>((user, { isAdmin }) => (isAdmin ? user : { ...user, isAdmin })),
    reverse: ({ id, isAdmin }) => ({ id, isAdmin: !isAdmin }),
  });
}

/** Takes the second factor off an administrator's account; only the Super Admin may. */
function useResetFactor() {
  return useChange<null, Pick<User, 'id' | 'username'>>({
    send: ({ id }) => request<null>(`${USERS_PATH}/${id}/second-factor`, { method: 'DELETE' }),
    changed: [],
    done: (_nothing, { username }) => ({ title: text.factorReset, description: text.factorResetText(username) }),
    failed: () => text.factorResetFailed,
  });
}

const NewUserDialog = lazyPart(() => import('./new-user-dialog.tsx'));

const LIST = {
  path: USERS_PATH,
  changed: CHANGED.user,
  text,
  nameOf: ({ username }: User) => username,
};

const COLUMNS: Columns<User, keyof typeof text.columns> = {
  id: { className: 'tabular-nums md:text-soft', cell: ({ id }) => <RecordId id={id} /> },
  username: { kind: 'title', className: 'font-medium', cell: (user) => <Username {...user} /> },
  email: {
    className: 'wrap-anywhere md:max-w-72 md:truncate',
    title: ({ email }) => email,
    cell: ({ email }) => <span className="min-w-0">{email}</span>,
  },
  role: ({ isAdmin }) => <Badge tone={isAdmin ? 'brand' : 'neutral'}>{isAdmin ? text.admin : text.user}</Badge>,
};

function Username({ id, username }: User) {
  const isOwn = useUser().user?.id === id;
  return (
    <>
      {username}
      {isOwn && <span className="font-normal text-soft"> ({text.you})</span>}
    </>
  );
}

export default function UsersPanel() {
  const role = useSetRole();
  const reset = useResetFactor();
  const [granted, grant] = useState<User | null>(null);
  const [resetFor, askReset] = useState<User | null>(null);
  return (
    <>
      <RecordPanel
        list={LIST}
        columns={COLUMNS}
        actions={(user, { remove }) => (
          <Actions
            user={user}
            onGrant={() => grant(user)}
            onRevoke={() => role.mutate({ id: user.id, isAdmin: false })}
            onResetFactor={() => askReset(user)}
            onDelete={() => remove(user.id)}
          />
        )}
        form={NewUserDialog}
      />
      {granted !== null && (
        <ConfirmDialog
          title={text.grantTitle}
          description={text.grantText(granted.username)}
          confirm={[text.makeAdmin, text.granting]}
          destructive={false}
          variables={{ id: granted.id, isAdmin: true }}
          mutation={role}
          onClose={() => grant(null)}
        />
      )}
      {resetFor !== null && (
        <ConfirmDialog
          title={text.resetFactorTitle}
          description={text.resetFactorText(resetFor.username)}
          confirm={[text.resetFactorConfirm, text.resettingFactor]}
          variables={resetFor}
          mutation={reset}
          onClose={() => askReset(null)}
        />
      )}
    </>
  );
}

interface ActionsProps {
  readonly user: User;
  readonly onGrant: () => void;
  readonly onRevoke: () => void;
  readonly onResetFactor: () => void;
  readonly onDelete: () => void;
}

function Actions({ user, onGrant, onRevoke, onResetFactor, onDelete }: ActionsProps) {
  const { id, username, isAdmin } = user;
  const isSuperAdmin = useUser().user?.id === SUPER_ADMIN_ID;
  const isProtected = id === SUPER_ADMIN_ID;
  return (
    <div
      className="flex items-center gap-1 max-md:flex-col max-md:items-end"
      title={isProtected ? text.protected : undefined}
    >
      <Button
        variant="secondary"
        size="sm"
        disabled={isProtected}
        aria-label={isAdmin ? text.removeAdminOf(username) : text.makeAdminOf(username)}
        onClick={isAdmin ? onRevoke : onGrant}
        className="whitespace-nowrap"
      >
        {isAdmin ? text.removeAdmin : text.makeAdmin}
      </Button>
      <div className="flex">
        {isSuperAdmin && isAdmin && !isProtected && (
          <RowButton
            label={text.resetFactorOf(username)}
            hint={text.resetFactor}
            icon={ShieldOff}
            onClick={onResetFactor}
          />
        )}
        <HistoryLink record={`user-${id}`} name={username} />
        <DeleteButton name={username} disabled={isProtected} onClick={onDelete} />
      </div>
    </div>
  );
}
