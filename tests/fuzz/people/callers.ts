import { setTimeout as sleep } from 'node:timers/promises';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import type { Queryable } from '#db/connection.ts';
import { mailedLink } from '../../support/api/link-of.ts';
import { PASSWORD } from '../../support/api/people.ts';
import type { Role } from '../fuzz-request.ts';
import { type RawResponse, send } from './send.ts';

/** Somebody who calls; what is known of him follows what his requests did. */
export interface Person {
  readonly role: Role;
  id: number;
  username: string;
  email: string;
  password: string;
  cookie: string | undefined;
}

const SIGN_IN_TRIES = 40;

/**
 * A person of each role for each lane, so that none disturbs another's; the Super Admin, of whom there is one, is waited
 * for. Signed out, demoted or deleted by a request, they come back in the same role.
 */
export class Callers {
  readonly #origin: string;
  readonly #owner: Queryable;
  readonly #chief: Person;
  readonly #free = new Map<Role, Person[]>();
  #chiefTurn: Promise<void> = Promise.resolve();
  #staffCookie: string | undefined;
  #made = 0;

  /** `owner`: for what only the worker knows, the tokens of links. */
  constructor(
    { origin, owner }: { readonly origin: string; readonly owner: Queryable },
    chief: { readonly username: string; readonly email: string; readonly password: string },
  ) {
    this.#origin = origin;
    this.#owner = owner;
    this.#chief = { role: 'super-admin', id: 1, cookie: undefined, ...chief };
  }

  /** Lends somebody of the role to `work`, alone. */
  async borrow<T>(role: Role, work: (person: Person) => Promise<T>): Promise<T> {
    if (role === 'visitor') return work(nobody());
    if (role === 'super-admin') return this.#withChief(work);
    const free = this.#free.get(role) ?? [];
    this.#free.set(role, free);
    const person = free.pop() ?? { ...nobody(), role };
    if (person.cookie === undefined) await this.renew(person);
    try {
      return await work(person);
    } finally {
      free.push(person);
    }
  }

  #withChief<T>(work: (person: Person) => Promise<T>): Promise<T> {
    const result = this.#chiefTurn.then(async () => {
      if (this.#chief.cookie === undefined) await this.renew(this.#chief);
      return work(this.#chief);
    });
    this.#chiefTurn = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  /** Signs the Super Admin in anew; anybody else becomes a new account of the role. */
  async renew(person: Person): Promise<void> {
    if (person.role === 'visitor') return;
    if (person.role === 'super-admin') person.cookie = await this.#signIn(person);
    else Object.assign(person, await this.#newcomer(person.role));
  }

  async isKnown(person: Person): Promise<boolean> {
    if (person.role === 'visitor') return true;
    const { status, text } = await this.as(person, 'GET', '/api/user');
    const isAdmin = person.role === 'administrator' || person.role === 'super-admin';
    return status === 200 && (JSON.parse(text) as { isAdmin: boolean }).isAdmin === isAdmin;
  }

  /** A call by this person; a session that begins anew with the answer is his from then on. */
  async as(person: Person, method: string, target: string, body?: unknown): Promise<RawResponse> {
    const hit = await send(this.#origin, { method, target, ...payloadOf(person.cookie, body) });
    if (target.startsWith('/api/account/') && hit.cookie !== undefined) person.cookie = hit.cookie;
    return hit;
  }

  /** Follows the link that confirms the address of the person's account. */
  async prove({ id }: Person): Promise<void> {
    const token = await mailedLink(this.#owner, id, 'sign-up');
    await this.as(nobody(), 'POST', '/api/confirm-address', { token });
  }

  /** A call by the Super Admin in a session beside that of his role, which a change of his password ends. */
  async staff(method: string, target: string, body?: unknown): Promise<RawResponse> {
    for (let attempt = 1; ; attempt++) {
      this.#staffCookie ??= await this.#signIn(this.#chief);
      const hit = await send(this.#origin, { method, target, ...payloadOf(this.#staffCookie, body) });
      if (hit.status !== 401 || attempt === SIGN_IN_TRIES) return hit;
      this.#staffCookie = undefined;
    }
  }

  async #newcomer(role: Role): Promise<Person> {
    this.#made += 1;
    const name = `caller.${role}.${this.#made}`;
    const account = { username: name.slice(0, 30), email: `${name}@example.pk`, password: PASSWORD };
    const body = { ...account, fullName: name };
    const registered = await send(this.#origin, {
      method: 'POST',
      target: '/api/register',
      ...payloadOf(undefined, body),
    });
    if (registered.status !== 201)
      throw new Error(`A ${role} cannot register: ${registered.status} ${registered.text}`);
    const { id } = JSON.parse(registered.text) as { id: number };
    const person: Person = { ...account, role, id, cookie: registered.cookie };
    if (role === 'administrator') {
      const { status, text } = await this.staff('PATCH', `/api/admin/users/${id}`, { isAdmin: true });
      if (status >= 500) throw new Error(`Nobody is made an administrator: ${status} ${text}`);
    }
    if (role === 'subscriber') {
      await this.prove(person);
      await this.#subscribe(person);
    }
    return person;
  }

  async #subscribe(person: Person): Promise<void> {
    const body = { fullName: 'A Subscriber', businessType: 'Contractor', interestAreas: ['Construction'] };
    const { text } = await this.as(person, 'POST', '/api/newsletter', { ...body, email: person.email });
    const { id } = JSON.parse(text) as { id?: number };
    const payment = { plan: 'yearly', amount: PLANS.yearly.price, reference: `ARRANGED-${this.#made}` };
    if (id !== undefined) await this.staff('POST', `/api/admin/subscriptions/${id}/payments`, payment);
  }

  /** Tries again: the account may be about to change its password, or to lose its second factor, in another lane. */
  async #signIn(person: Person): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      const body = { username: person.email, password: person.password };
      const { status, text, cookie } = await send(this.#origin, {
        method: 'POST',
        target: '/api/login',
        ...payloadOf(undefined, body),
      });
      if (status === 200 && cookie !== undefined) return cookie;
      if (attempt === SIGN_IN_TRIES) throw new Error(`${person.email} cannot sign in: ${status} ${text}`);
      await sleep(100);
    }
  }
}

const nobody = (): Person => ({ role: 'visitor', id: 0, username: '', email: '', password: '', cookie: undefined });

/** Content type of forms whose parts `--drawn` divides. */
export const DRAWN_FORM = 'multipart/form-data; boundary=drawn';

/** A text goes as a form or as bytes of a file, anything else as JSON. */
function payloadOf(cookie: string | undefined, body: unknown): { headers: Record<string, string>; body?: string } {
  const session: Record<string, string> = cookie === undefined ? {} : { cookie };
  if (body === undefined) return { headers: session };
  if (typeof body === 'string') {
    const type = body.startsWith('--drawn') ? DRAWN_FORM : 'application/octet-stream';
    return { headers: { ...session, 'content-type': type }, body };
  }
  return { headers: { ...session, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
