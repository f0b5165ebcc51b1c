import type { OrganizationBody } from '#contracts/api/organizations.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { OrganizationFacts } from '#contracts/events/organizations.ts';
import type { Database, Queryable } from '#db/connection.ts';
import { nextId } from '#db/next-id.ts';
import { commandsOn, inOneTransaction } from '../../platform/commands/handle-command.ts';
import { ofNamed } from '../../platform/commands/violations.ts';
import { invalid } from '../../platform/refusal.ts';
import { organizationDecider } from './organization.decider.ts';
import { projectOrganization } from './organization.projection.ts';
import { countTenders, findCategoryId, lockOrganizations } from './organization.queries.ts';

const handle = commandsOn({
  kind: 'organization',
  decider: organizationDecider,
  project: projectOrganization,
  refusalOf: ofNamed({
    nameIndex: 'organization_name',
    article: 'An organization',
    crossed: 'This organization came into use, or its category went',
  }),
});

export async function createOrganization(db: Queryable, body: OrganizationBody, meta: EventMeta): Promise<number> {
  const organization = await toFacts(db, body);
  const id = await nextId(db, 'organization_id');
  await handle(db, id, { type: 'CreateOrganization', organization }, meta, { isNew: true });
  return id;
}

export async function updateOrganization(
  db: Database,
  id: number,
  body: OrganizationBody,
  meta: EventMeta,
  ifVersion?: number,
): Promise<void> {
  const organization = await toFacts(db, body);
  await inOneTransaction(db, async (tx) => {
    await lockOrganizations(tx, [id]);
    await handle(tx, id, { type: 'UpdateOrganization', organization }, meta, { ifVersion });
  });
}

export async function removeOrganization(db: Queryable, id: number, meta: EventMeta, joinedTo?: number): Promise<void> {
  await handle(db, id, { type: 'RemoveOrganization', usedByTenders: await countTenders(db, id), joinedTo }, meta);
}

/** Removes an entry, whose names lead to another of the same organization from now on. */
export function joinOrganization(db: Database, id: number, joinedTo: number, meta: EventMeta): Promise<void> {
  return inOneTransaction(db, async (tx) => {
    const present = await lockOrganizations(tx, [id, joinedTo]); // one stays of two that are joined to each other
    if (joinedTo === id || !present.includes(joinedTo)) {
      throw invalid({ joinedTo: 'Choose another organization that exists' });
    }
    await removeOrganization(tx, id, meta, joinedTo);
  });
}

async function toFacts(db: Queryable, { category, ...stated }: OrganizationBody): Promise<OrganizationFacts> {
  const categoryId = category === null ? null : await findCategoryId(db, category);
  if (categoryId === undefined) throw invalid({ category: 'This category does not exist' });
  const { name, description, website, address } = stated;
  return { name, description, categoryId, website, address };
}
