import { RegisterBody, userEndpoints } from '#contracts/api/users.ts';
import { firstRun } from '../../../services/api/first-run.ts';
import { users } from '../../../services/api/modules/users/index.ts';
import type { ApiModule } from '../../../services/api/platform/dependencies.ts';
import type { Actor } from '../http.ts';
import { type RunningApi, startApi } from './running-api.ts';

/** Fits the strict rules and no list of common passwords. */
export const PASSWORD = 'Kitab-Ghar-7291';
export const SUPER_ADMIN = 'shahnaz.akhtar';

export type Person = Actor & { readonly id: number };

/** The calls of some modules, and those by which people sign in. */
export const startApiWithPeople = (modules: readonly ApiModule[], settings: Partial<RunningApi['config']> = {}) =>
  startApi([users, ...modules], settings);

/** Creates the Super Admin on an empty database and signs in. */
export async function superAdmin(api: RunningApi): Promise<Person> {
  await firstRun(api.db, {
    ...api.config,
    sampleData: false,
    admin: { username: SUPER_ADMIN, email: `${SUPER_ADMIN}@example.pk`, password: PASSWORD },
  });
  const actor = await signedIn(api, SUPER_ADMIN);
  return Object.assign(actor, { id: 1 });
}

/** Signs up; signed in afterwards. */
export async function user(api: RunningApi, username: string): Promise<Person> {
  const actor = api.visitor();
  const body = { username, email: `${username}@example.pk`, password: PASSWORD, fullName: `${username} of Lahore` };
  const { id } = await actor.call(userEndpoints.register, { body: RegisterBody.parse(body) });
  return Object.assign(actor, { id });
}

/** Signs up, is made an administrator by the Super Admin, and signs in anew. */
export async function admin(api: RunningApi, by: Actor, username: string): Promise<Person> {
  const person = await user(api, username);
  await by.call(userEndpoints.setRole, { params: { id: person.id }, body: { isAdmin: true } });
  return Object.assign(await signedIn(api, username), { id: person.id });
}

/** A visitor who has signed in by username and the password of all people here. */
export async function signedIn(api: RunningApi, username: string): Promise<Actor> {
  const actor = api.visitor();
  await actor.call(userEndpoints.login, { body: { username, password: PASSWORD } });
  return actor;
}
