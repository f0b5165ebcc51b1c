import { knownEndpoints } from '#contracts/api/organizations/known.ts';
import { organizationEndpoints } from '#contracts/api/organizations.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { ifMatchTag, ifMatchVersion } from '../../platform/http/etag.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { countedAnswer } from '../../platform/lists/answer-rows.ts';
import { chooseKnown, listKnown } from './known/known.ts';
import {
  createOrganization,
  joinOrganization,
  removeOrganization,
  updateOrganization,
} from './organization.commands.ts';
import { listOrganizations, readOrganization } from './organization.queries.ts';

export function organizationRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(organizationEndpoints.list, async ({ query }) => countedAnswer(await listOrganizations(db, query))),
    route(knownEndpoints.list, async () => await listKnown(db)),
    route(knownEndpoints.choose, async ({ body, meta, req }) => ({
      body: await chooseKnown(db, body.names, meta, ifMatchTag(req)),
    })),
    route(organizationEndpoints.create, async ({ body, meta }) => ({
      body: await readOrganization(db, await createOrganization(db, body, meta)),
    })),
    route(organizationEndpoints.update, async ({ id, body, meta, req }) => {
      await updateOrganization(db, id, body, meta, ifMatchVersion(req, 'organization', id));
      return { body: await readOrganization(db, id) };
    }),
    route(organizationEndpoints.remove, ({ id, query: { joinedTo }, meta }) =>
      joinedTo === undefined ? removeOrganization(db, id, meta) : joinOrganization(db, id, joinedTo, meta),
    ),
  ];
}
