import { Agent, request } from 'node:http';
import { PASSWORD } from './arranged.ts';
import type { Hit } from './judge.ts';
import type { Role } from './shot.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

type Sent = {
  readonly method: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
};
type Answered = Hit & { readonly cookie: string | undefined };

/** Sends bytes as they are: no client of ours repairs the address on the way. */
export function send(origin: string, { method, target, headers = {}, body }: Sent): Promise<Answered> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const length = bytes === undefined ? {} : { 'content-length': String(bytes.length) };
    const outgoing = request(
      {
        agent,
        hostname,
        port,
        method,
        path: target,
        headers: { 'sec-fetch-site': 'same-origin', ...headers, ...length },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const [cookie] = response.headers['set-cookie'] ?? [];
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text,
            cookie: cookie?.split(';')[0],
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });
}

/** One person of each role who lasts: signed out or deleted by a request, they come back in the same role. */
export class Callers {
  readonly #origin: string;
  readonly #admin: { readonly email: string; readonly password: string };
  readonly #cookies = new Map<Role, string>();
  readonly #entering = new Map<Role, Promise<void>>();
  #made = 0;

  constructor(origin: string, admin: { readonly email: string; readonly password: string }) {
    this.#origin = origin;
    this.#admin = admin;
  }

  cookieOf(role: Role): string | undefined {
    return this.#cookies.get(role);
  }

  /** Signs the role in anew; those who ask meanwhile wait for the same. */
  enter(role: Role): Promise<void> {
    const under = this.#entering.get(role) ?? this.#enter(role).finally(() => this.#entering.delete(role));
    this.#entering.set(role, under);
    return under;
  }

  async #enter(role: Role): Promise<void> {
    if (role === 'visitor') return;
    const cookie =
      role === 'super-admin' ? await this.#signIn(this.#admin.email, this.#admin.password) : await this.#newcomer(role);
    this.#cookies.set(role, cookie);
  }

  async isKnown(role: Role): Promise<boolean> {
    if (role === 'visitor') return true;
    const { status, text } = await this.call(role, 'GET', '/api/user');
    const isAdmin = role === 'administrator' || role === 'super-admin';
    return status === 200 && (JSON.parse(text) as { isAdmin: boolean }).isAdmin === isAdmin;
  }

  call(role: Role, method: string, target: string, body?: unknown): Promise<Answered> {
    const cookie = this.#cookies.get(role);
    return send(this.#origin, {
      method,
      target,
      headers: {
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }

  async #newcomer(role: Role): Promise<string> {
    this.#made += 1;
    const name = `caller.${role}.${this.#made}`;
    const email = `${name}@example.pk`;
    const registered = await this.call('visitor', 'POST', '/api/register', {
      username: name.slice(0, 30),
      email,
      password: PASSWORD,
      fullName: name,
    });
    const { id } = JSON.parse(registered.text) as { id: number };
    if (role === 'administrator') {
      if (!(await this.isKnown('super-admin'))) await this.enter('super-admin');
      await this.call('super-admin', 'PATCH', `/api/admin/users/${id}`, { isAdmin: true });
    }
    if (role === 'subscriber') await this.#subscribe(registered.cookie ?? '', email);
    return role === 'administrator' ? this.#signIn(email) : (registered.cookie ?? '');
  }

  async #subscribe(cookie: string, email: string): Promise<void> {
    this.#cookies.set('subscriber', cookie);
    const body = { email, fullName: 'A Subscriber', businessType: 'Contractor', interestAreas: ['Construction'] };
    const { text } = await this.call('subscriber', 'POST', '/api/newsletter', body);
    const { id } = JSON.parse(text) as { id?: number };
    if (id === undefined) return;
    const payment = { plan: 'yearly', amount: 20_000, reference: `ARRANGED-${this.#made}` };
    await this.call('super-admin', 'POST', `/api/admin/subscriptions/${id}/payments`, payment);
  }

  async #signIn(email: string, password = PASSWORD): Promise<string> {
    const { status, text, cookie } = await this.call('visitor', 'POST', '/api/login', {
      username: email,
      password,
    });
    if (status !== 200 || cookie === undefined) throw new Error(`${email} cannot sign in: ${status} ${text}`);
    return cookie;
  }
}
