import { organizationEndpoints } from '#contracts/api/organizations.ts';
import type { Queryable } from '#db/connection.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { missing } from '../../platform/refusal.ts';
import { createOrganization, removeOrganization, updateOrganization } from './organization.commands.ts';
import { presentOrganization } from './organization.presenter.ts';
import { findOrganization, listOrganizations } from './organization.queries.ts';

export function organizationRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(organizationEndpoints.list, async ({ query }) => {
      const { rows, total } = await listOrganizations(db, query);
      return { body: rows.map(presentOrganization), headers: { 'X-Total-Count': String(total) } };
    }),
    route(organizationEndpoints.create, async ({ body, meta }) => ({
      body: await present(db, await createOrganization(db, body, meta)),
    })),
    route(organizationEndpoints.update, async ({ id, body, meta }) => {
      await updateOrganization(db, id, body, meta);
      return { body: await present(db, id) };
    }),
    route(organizationEndpoints.remove, async ({ id, meta }) => {
      await removeOrganization(db, id, meta);
      return { body: undefined };
    }),
  ];
}

async function present(db: Queryable, id: number) {
  const row = await findOrganization(db, id);
  if (row === undefined) throw missing('Organization');
  return presentOrganization(row);
}
