import type { Access, Endpoint } from '#contracts/api/shared/endpoint.ts';
import type { User } from '#contracts/api/users.ts';
import { SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import { forbidden, notSignedIn } from '../http/http-error.ts';

const ACCESS: readonly Access[] = ['public', 'user', 'admin', 'super-admin'];

export const isSuperAdmin = (user: User | null) => user?.id === SUPER_ADMIN_ID && user.isAdmin;

/** @throws HttpError 401 when nobody is signed in, 403 when the account may not */
export function checkAccess(access: Access, user: User | null): void {
  if (access === 'public') return;
  if (user === null) throw notSignedIn();
  if (access === 'user') return;
  if (!user.isAdmin) throw forbidden();
  if (access === 'super-admin' && !isSuperAdmin(user)) throw forbidden('Only the Super Admin can do this.');
}

/** Deny by default: the process does not start with a call that says not who may make it. */
export function assertHasPolicy(endpoint: Partial<Endpoint>): void {
  if (!ACCESS.includes(endpoint.access as Access)) {
    throw new Error(`${endpoint.method} ${endpoint.path} has no policy: say who may call it (${ACCESS.join(', ')})`);
  }
}
