import { createHmac } from 'node:crypto';

/** Services that log in to the database, each as a role of its own. */
export type Service = 'api' | 'worker';

/** Connection strings of the services. */
export type Logins = Readonly<Record<Service, string>>;

/**
 * The logins that belong to an owner's connection string: `<database>_api` and `<database>_worker`, so that several
 * installations share a server. Their passwords follow from the owner's, one way: every host that knows the owner computes
 * the same, and nothing has to be kept. Without a password (trust, peer) they have none. `given` names other logins.
 */
export function serviceLogins(ownerUrl: string, given: Partial<Record<Service, string | undefined>> = {}): Logins {
  const owner = new URL(ownerUrl);
  const secret = decodeURIComponent(owner.password);
  const database = decodeURIComponent(owner.pathname.slice(1)) || decodeURIComponent(owner.username);
  const login = (service: Service) => {
    const role = `${database}_${service}`;
    const password = secret && createHmac('sha256', secret).update(`login of ${role}`).digest('base64url');
    return withLogin(ownerUrl, role, password);
  };
  return { api: given.api ?? login('api'), worker: given.worker ?? login('worker') };
}

/** The same server and database for another role; `options` of a start belong to the owner and are left out. */
export function withLogin(url: string, role: string, password: string): string {
  const other = new URL(url);
  other.username = encodeURIComponent(role);
  other.password = encodeURIComponent(password);
  other.searchParams.delete('options');
  return other.href;
}

/** The role and password of a connection string. */
export function loginOf(url: string): { role: string; password: string } {
  const { username, password } = new URL(url);
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) };
}
