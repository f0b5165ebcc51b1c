import { ShieldOff } from 'lucide-react';
import type { User } from '#contracts/api/users.ts';
import { SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import { adminText } from '../../../components/admin/messages.en.ts';
import { RecordCell, RecordRow, RecordTable, sortingColumns } from '../../../components/admin/record-table.tsx';
import type { RecordTableView } from '../../../components/admin/records/record-panel.tsx';
import { DeleteButton, HistoryLink, RecordId, RowButton } from '../../../components/admin/row-parts.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { text } from '../messages.en.ts';

interface UsersTableProps extends RecordTableView<User> {
  /** The id of the account that looks at the table. */
  readonly ownId: number | undefined;
  /** Asks before the account is made an administrator's. */
  readonly onGrant: (id: number) => void;
  readonly onRevoke: (id: number) => void;
  readonly onResetFactor: (id: number) => void;
}

const COLUMNS = [...sortingColumns(text.columns), adminText.actions];

export function UsersTable({ items, remove, ...actions }: UsersTableProps) {
  return (
    <RecordTable label={text.heading} columns={COLUMNS}>
      {items.map((user) => (
        <RecordRow key={user.id}>
          <RecordCell label={text.columns.id} className="tabular-nums md:text-soft">
            <RecordId id={user.id} />
          </RecordCell>
          <RecordCell kind="title" className="font-medium">
            {user.username}
            {user.id === actions.ownId && <span className="font-normal text-soft"> ({text.you})</span>}
          </RecordCell>
          <RecordCell label={text.columns.email} className="wrap-anywhere md:max-w-72 md:truncate" title={user.email}>
            <span className="min-w-0">{user.email}</span>
          </RecordCell>
          <RecordCell label={text.columns.role}>
            <Badge tone={user.isAdmin ? 'brand' : 'neutral'}>{user.isAdmin ? text.admin : text.user}</Badge>
          </RecordCell>
          <RecordCell kind="actions">
            <Actions {...actions} user={user} onDelete={remove} />
          </RecordCell>
        </RecordRow>
      ))}
    </RecordTable>
  );
}

interface ActionsProps extends Pick<UsersTableProps, 'ownId' | 'onGrant' | 'onRevoke' | 'onResetFactor'> {
  readonly onDelete: (id: number) => void;
  readonly user: User;
}

function Actions({ user: { id, username, isAdmin }, ownId, onDelete, ...roles }: ActionsProps) {
  const isProtected = id === SUPER_ADMIN_ID;
  const canReset = ownId === SUPER_ADMIN_ID && isAdmin && !isProtected;
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
        onClick={() => (isAdmin ? roles.onRevoke(id) : roles.onGrant(id))}
        className="whitespace-nowrap"
      >
        {isAdmin ? text.removeAdmin : text.makeAdmin}
      </Button>
      <div className="flex">
        {canReset && (
          <RowButton
            label={text.resetFactorOf(username)}
            hint={text.resetFactor}
            icon={ShieldOff}
            onClick={() => roles.onResetFactor(id)}
          />
        )}
        <HistoryLink record={`user-${id}`} name={username} />
        <DeleteButton name={username} disabled={isProtected} onClick={() => onDelete(id)} />
      </div>
    </div>
  );
}
