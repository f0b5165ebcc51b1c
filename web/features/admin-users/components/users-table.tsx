import type { User } from '#contracts/api/users.ts';
import { SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import { DeleteButton } from '../../../components/admin/edit-delete.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/ui/table.tsx';
import { adminText } from '../../../lib/messages/admin/dashboard.ts';
import { adminUsersText as text } from '../../../lib/messages/admin/users.ts';

export interface UsersTableProps {
  readonly users: readonly User[];
  /** The id of the account that looks at the table. */
  readonly ownId: number | undefined;
  /** The account whose role is being changed. */
  readonly changing: number | undefined;
  readonly onSetRole: (user: Pick<User, 'id' | 'isAdmin'>) => void;
  readonly onDelete: (id: number) => void;
}

export function UsersTable({ users, ownId, changing, onSetRole, onDelete }: UsersTableProps) {
  return (
    <Table label={text.heading}>
      <TableHead>
        <tr>
          <TableHeaderCell className="max-sm:hidden">{text.columns.id}</TableHeaderCell>
          <TableHeaderCell>{text.columns.username}</TableHeaderCell>
          <TableHeaderCell className="max-md:hidden">{text.columns.email}</TableHeaderCell>
          <TableHeaderCell className="max-sm:hidden">{text.columns.role}</TableHeaderCell>
          <TableHeaderCell>{adminText.actions}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <TableRow key={user.id}>
            <TableCell className="text-soft tabular-nums max-sm:hidden">{user.id}</TableCell>
            <TableCell>
              <p className="font-medium">
                {user.username}
                {user.id === ownId && <span className="font-normal text-soft"> ({text.you})</span>}
              </p>
              <p className="text-soft md:hidden">{user.email}</p>
              <p className="mt-1 sm:hidden">
                <RoleBadge isAdmin={user.isAdmin} />
              </p>
            </TableCell>
            <TableCell className="max-md:hidden">{user.email}</TableCell>
            <TableCell className="max-sm:hidden">
              <RoleBadge isAdmin={user.isAdmin} />
            </TableCell>
            <TableCell className="sm:w-60">
              <Actions user={user} changing={changing === user.id} onSetRole={onSetRole} onDelete={onDelete} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function RoleBadge({ isAdmin }: { readonly isAdmin: boolean }) {
  return <Badge tone={isAdmin ? 'brand' : 'neutral'}>{isAdmin ? text.admin : text.user}</Badge>;
}

interface ActionsProps extends Pick<UsersTableProps, 'onSetRole' | 'onDelete'> {
  readonly user: User;
  readonly changing: boolean;
}

function Actions({ user: { id, username, isAdmin }, changing, onSetRole, onDelete }: ActionsProps) {
  const isProtected = id === SUPER_ADMIN_ID;
  return (
    <div
      className="flex items-end gap-1 max-sm:flex-col sm:items-center"
      title={isProtected ? text.protected : undefined}
    >
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
      <DeleteButton name={username} disabled={isProtected} onClick={() => onDelete(id)} />
    </div>
  );
}
