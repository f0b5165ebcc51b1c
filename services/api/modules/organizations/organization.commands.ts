import type { OrganizationBody } from '#contracts/api/organizations.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { OrganizationFacts } from '#contracts/events/organizations.ts';
import type { Database, Queryable } from '#db/connection.ts';
import { nextId } from '#db/next-id.ts';
import { handleCommand } from '../../platform/commands/handle-command.ts';
import { type NamedThing, refusingCrossings } from '../../platform/commands/violations.ts';
import { invalid } from '../../platform/refusal.ts';
import { type OrganizationCommand, organizationDecider } from './organization.decider.ts';
import { projectOrganization } from './organization.projection.ts';
import { countTenders, findCategoryId, lockOrganization } from './organization.queries.ts';

const NAMED: NamedThing = {
  nameIndex: 'organization_name',
  article: 'An organization',
  crossed: 'This organization came into use, or its category went',
};

/** `once` for a transaction of several: only the whole can be tried again. */
export async function createOrganization(
  db: Queryable,
  body: OrganizationBody,
  meta: EventMeta,
  once = false,
): Promise<number> {
  const organization = await toFacts(db, body);
  const id = await nextId(db, 'organization_id');
  await handle(db, id, { type: 'CreateOrganization', organization }, meta, { isNew: true, once });
  return id;
}

export async function updateOrganization(
  db: Database,
  id: number,
  body: OrganizationBody,
  meta: EventMeta,
): Promise<void> {
  const organization = await toFacts(db, body);
  await db.tx(async (tx) => {
    await lockOrganization(tx, id);
    await handle(tx, id, { type: 'UpdateOrganization', organization }, meta);
  });
}

export async function removeOrganization(db: Queryable, id: number, meta: EventMeta, once = false): Promise<void> {
  await handle(db, id, { type: 'RemoveOrganization', usedByTenders: await countTenders(db, id) }, meta, { once });
}

async function toFacts(db: Queryable, { category, ...stated }: OrganizationBody): Promise<OrganizationFacts> {
  const categoryId = category === null ? null : await findCategoryId(db, category);
  if (categoryId === undefined) throw invalid({ category: 'This category does not exist' });
  const { name, description, website, address } = stated;
  return { name, description, categoryId, website, address };
}

async function handle(
  db: Queryable,
  id: number,
  command: OrganizationCommand,
  meta: EventMeta,
  how: { readonly isNew?: boolean; readonly once?: boolean } = {},
): Promise<void> {
  await refusingCrossings(NAMED, () =>
    handleCommand(db, {
      decider: organizationDecider,
      project: projectOrganization,
      kind: 'organization',
      id,
      command,
      meta,
      ...how,
    }),
  );
}
