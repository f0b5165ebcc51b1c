import type { User } from '#contracts/api/users.ts';
import { SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import { DeleteButton } from '../../../components/admin/edit-delete.tsx';
import { HistoryLink } from '../../../components/admin/history/history-link.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import type { RecordTableView } from '../../../components/admin/records/record-panel.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { adminText } from '../../../lib/messages/admin/dashboard.ts';
import { adminUsersText as text } from '../../../lib/messages/admin/users.ts';

export interface UsersTableProps extends RecordTableView<User> {
  /** The id of the account that looks at the table. */
  readonly ownId: number | undefined;
  /** The account whose role is being changed. */
  readonly changing: number | undefined;
  readonly onSetRole: (user: Pick<User, 'id' | 'isAdmin'>) => void;
}

const { id, username, email, role } = text.columns;
const COLUMNS = [
  { label: id, sort: 'id' },
  { label: username, sort: 'username' },
  { label: email, sort: 'email' },
  { label: role, sort: 'role' },
  adminText.actions,
];

export function UsersTable({ items, ownId, changing, onSetRole, remove, sorting }: UsersTableProps) {
  return (
    <RecordTable label={text.heading} columns={COLUMNS} sorting={sorting}>
      {items.map((user) => (
        <RecordRow key={user.id}>
          <RecordCell label={text.columns.id} className="tabular-nums md:text-soft">
            {user.id}
          </RecordCell>
          <RecordCell kind="title" className="font-medium">
            {user.username}
            {user.id === ownId && <span className="font-normal text-soft"> ({text.you})</span>}
          </RecordCell>
          <RecordCell label={text.columns.email}>{user.email}</RecordCell>
          <RecordCell label={text.columns.role}>
            <Badge tone={user.isAdmin ? 'brand' : 'neutral'}>{user.isAdmin ? text.admin : text.user}</Badge>
          </RecordCell>
          <RecordCell kind="actions">
            <Actions user={user} changing={changing === user.id} onSetRole={onSetRole} onDelete={remove} />
          </RecordCell>
        </RecordRow>
      ))}
    </RecordTable>
  );
}

interface ActionsProps extends Pick<UsersTableProps, 'onSetRole'> {
  readonly onDelete: (id: number) => void;
  readonly user: User;
  readonly changing: boolean;
}

function Actions({ user: { id, username, isAdmin }, changing, onSetRole, onDelete }: ActionsProps) {
  const isProtected = id === SUPER_ADMIN_ID;
  return (
    <div className="flex items-center gap-1" title={isProtected ? text.protected : undefined}>
      <Button
        variant="secondary"
        size="sm"
        disabled={isProtected}
        pending={changing}
        aria-label={isAdmin ? text.removeAdminOf(username) : text.makeAdminOf(username)}
        onClick={() => onSetRole({ id, isAdmin: !isAdmin })}
        className="whitespace-nowrap"
      >
        {isAdmin ? text.removeAdmin : text.makeAdmin}
      </Button>
      <HistoryLink record={`user-${id}`} name={username} />
      <DeleteButton name={username} disabled={isProtected} onClick={() => onDelete(id)} />
    </div>
  );
}
