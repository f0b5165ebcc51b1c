import { RegisterBody, userEndpoints } from '#contracts/api/users.ts';
import { Actor } from '../http.ts';

/** Password of everybody in tests; fits the strict rules and no list of common passwords. */
export const PASSWORD = 'Kitab-Ghar-7291';
export const SUPER_ADMIN = 'shahnaz.akhtar';
/** Makes the Super Admin of an empty database. */
export const SUPER_ADMIN_SETTINGS = {
  ADMIN_USERNAME: SUPER_ADMIN,
  ADMIN_EMAIL: `${SUPER_ADMIN}@example.pk`,
  ADMIN_PASSWORD: PASSWORD,
};

export type Person = Actor & { readonly id: number };

/** Everybody who comes to one site; they sign up and sign in as people do. */
export class People {
  readonly #origin: string;
  readonly #prepare: () => Promise<unknown>;
  #count = 0;
  #chief: Promise<Person> | undefined;

  /** `prepare` makes the Super Admin where none is; it is called before the first sign-in of that account. */
  constructor(origin: string, prepare: () => Promise<unknown> = async () => undefined) {
    this.#origin = origin;
    this.#prepare = prepare;
  }

  visitor = (): Actor => new Actor(this.#origin);

  /** A visitor who has signed in with the password of all people here. */
  signIn = async (username: string): Promise<Actor> => {
    const actor = this.visitor();
    await actor.call(userEndpoints.login, { body: { username, password: PASSWORD } });
    return actor;
  };

  /** Account 1, signed in once and for all who ask. */
  superAdmin = (): Promise<Person> => {
    this.#chief ??= this.#prepare().then(async () => Object.assign(await this.signIn(SUPER_ADMIN), { id: 1 }));
    return this.#chief;
  };

  /** Signs up; signed in afterwards. */
  user = async (username = `person.number${++this.#count}`): Promise<Person> => {
    const actor = this.visitor();
    const body = { username, email: `${username}@example.pk`, password: PASSWORD, fullName: `${username} of Lahore` };
    const { id } = await actor.call(userEndpoints.register, { body: RegisterBody.parse(body) });
    return Object.assign(actor, { id });
  };

  /** Signs up, is made an administrator by the Super Admin, and signs in anew. */
  admin = async (username?: string): Promise<Person> => {
    const chief = await this.superAdmin();
    const name = username ?? `person.number${++this.#count}`;
    const { id } = await this.user(name);
    await chief.call(userEndpoints.setRole, { params: { id }, body: { isAdmin: true } });
    return Object.assign(await this.signIn(name), { id });
  };
}
