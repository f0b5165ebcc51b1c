import type { User } from '#contracts/api/users.ts';
import type { UserRow } from './user.queries.ts';

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    fullName: row.full_name,
    businessType: row.business_type,
    isAdmin: row.is_admin,
  };
}
