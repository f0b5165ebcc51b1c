import type { Access, Endpoint } from '#contracts/api/shared/endpoint.ts';
import type { User } from '#contracts/api/users.ts';
import { SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import { sql } from '#db/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { forbidden, notSignedIn } from '../refusal.ts';

const ACCESS: readonly Access[] = ['public', 'user', 'admin', 'super-admin'];

const isSuperAdmin = (user: User | null) => user?.id === SUPER_ADMIN_ID && user.isAdmin;

/** @throws Refusal 'not-signed-in' when nobody is signed in, 'forbidden' when the account may not */
export function checkAccess(access: Access, user: User | null): void {
  if (access === 'public') return;
  if (user === null) throw notSignedIn();
  if (access === 'user') return;
  if (!user.isAdmin) throw forbidden();
  if (access === 'super-admin' && !isSuperAdmin(user)) throw forbidden('Only the Super Admin can do this.');
}

/**
 * Where ADMIN_SECOND_FACTOR is required, an administrator without one reaches what a user reaches: to the account page,
 * where it is set up. @throws Refusal 'forbidden'
 */
export async function checkSecondFactor(
  access: Access,
  { id }: User,
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
): Promise<void> {
  if (config.adminSecondFactor !== 'required' || (access !== 'admin' && access !== 'super-admin')) return;
  const found = await db.prepared(sql`SELECT 1 AS found FROM user_second_factor
    WHERE user_id = ${id} AND confirmed_at IS NOT NULL`);
  if (found.length > 0) return;
  throw forbidden('Administrators here need a second factor. Set it up on your account page, then come back.');
}

/** Deny by default: the process does not start with a call that says not who may make it. */
export function assertHasPolicy(endpoint: Partial<Endpoint>): void {
  if (!ACCESS.includes(endpoint.access as Access)) {
    throw new Error(`${endpoint.method} ${endpoint.path} has no policy: say who may call it (${ACCESS.join(', ')})`);
  }
}
