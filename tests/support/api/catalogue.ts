import { categories } from '../../../services/api/modules/categories/index.ts';
import { contact } from '../../../services/api/modules/contact/index.ts';
import { emails } from '../../../services/api/modules/emails/index.ts';
import { lookups } from '../../../services/api/modules/lookups/index.ts';
import { organizations } from '../../../services/api/modules/organizations/index.ts';
import { saved } from '../../../services/api/modules/saved/index.ts';
import { subscriptions } from '../../../services/api/modules/subscriptions/index.ts';
import { tenders } from '../../../services/api/modules/tenders/index.ts';
import { users } from '../../../services/api/modules/users/index.ts';
import type { Actor } from '../http.ts';
import { type Person, superAdmin, user } from './people.ts';
import { type RunningApi, startApi } from './running-api.ts';

export const CATALOGUE = [categories, organizations, lookups, tenders];

/** What people have to do with: the catalogue, and all that is kept of persons. */
export const EVERYTHING = [...CATALOGUE, users, subscriptions, emails, contact, saved];

export type Catalogue = RunningApi & { readonly admin: Person; readonly user: Person; readonly guest: Actor };

/** Categories, organizations, look-ups and tenders, with one person of each role. */
export async function startCatalogue(): Promise<Catalogue> {
  const api = await startApi([...CATALOGUE, users]);
  const [admin, plain] = [await superAdmin(api), await user(api, 'plain.user')];
  return Object.assign(api, { admin, user: plain, guest: api.visitor() });
}
