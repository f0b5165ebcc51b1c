import type { FuzzRequest } from '../fuzz-request.ts';
import type { Person } from './callers.ts';
import type { RawResponse } from './send.ts';

/** Changes of a request for its sender: session, names, password. */
export function learn(person: Person, { endpoint, target, body }: FuzzRequest, hit: RawResponse): void {
  const { path } = endpoint;
  if (person.role === 'visitor' || hit.status >= 400) return;
  if (path.startsWith('/api/account/') && hit.cookie !== undefined) person.cookie = hit.cookie;
  if (path === '/api/account/profile') {
    const { username, email } = JSON.parse(hit.text) as Person;
    Object.assign(person, { username, email });
  }
  if (path === '/api/account/password') {
    person.password = (JSON.parse(body ?? '{}') as { newPassword: string }).newPassword;
  }
  // a sign-in ends the session before, and begins one of whoever signed in
  if (target === '/api/login' && (JSON.parse(hit.text) as Person).id === person.id) person.cookie = hit.cookie;
}
