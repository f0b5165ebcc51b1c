import type { Access, Endpoint } from '#contracts/api/shared/endpoint.ts';

export const ROLES = ['visitor', 'user', 'subscriber', 'administrator', 'super-admin'] as const;
export type Role = (typeof ROLES)[number];

const RANK: Readonly<Record<Role, number>> = { visitor: 0, user: 1, subscriber: 1, administrator: 2, 'super-admin': 3 };
const NEEDS: Readonly<Record<Access, number>> = { public: 0, user: 1, admin: 2, 'super-admin': 3 };

export const mayCall = (role: Role, { access }: Pick<Endpoint, 'access'>) => RANK[role] >= NEEDS[access];

/** In an address: one of the records made last, which are known only when it is sent. */
export const RECENT = 'recent-';

/** One request, as it goes over the wire. */
export interface FuzzRequest {
  readonly endpoint: Endpoint;
  readonly role: Role;
  /** Address as sent, with the query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Made wrong on purpose, in a way that may never be accepted whatever a schema says. */
  readonly broken: string | undefined;
}

const SHOWN = 3_000;

/** A command line that sends the same again; the cookie is the caller's. */
export function asCurl({ endpoint, role, target, headers, body }: FuzzRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = body === undefined ? [] : ['--data-binary', quoted(body)];
  const line = ['curl -i -X', endpoint.method, quoted(`$ORIGIN${target}`), ...lines, ...data, `# as ${role}`].join(' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}… (${line.length} characters)` : line;
}
