import { categories } from '../../../services/api/modules/categories/index.ts';
import { lookups } from '../../../services/api/modules/lookups/index.ts';
import { organizations } from '../../../services/api/modules/organizations/index.ts';
import { tenders } from '../../../services/api/modules/tenders/index.ts';
import { users } from '../../../services/api/modules/users/index.ts';
import type { Actor } from '../http.ts';
import { type Person, superAdmin, user } from './people.ts';
import { type RunningApi, startApi } from './running-api.ts';

export const CATALOGUE = [categories, organizations, lookups, tenders];

export type Catalogue = RunningApi & { readonly admin: Person; readonly user: Person; readonly guest: Actor };

/** Categories, organizations, look-ups and tenders, with one person of each role. */
export async function startCatalogue(): Promise<Catalogue> {
  const api = await startApi([...CATALOGUE, users]);
  const [admin, plain] = [await superAdmin(api), await user(api, 'plain.user')];
  return Object.assign(api, { admin, user: plain, guest: api.visitor() });
}
