import type { EventNamed } from '#contracts/events/any-event.ts';
import type { OrganizationEvent } from '#contracts/events/organizations.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { sql } from '#db/connection.ts';
import type { Projected, Projection } from '../../platform/commands/projection.ts';

/** A new name reaches the tenders of the organization by the trigger `follow_rename`. */
const row: Projected<EventNamed<'OrganizationCreated' | 'OrganizationUpdated'>> = {
  isWhole: true,
  derive: ({ data }) => ({ name: foldForSearch(data.organization.name) }),
  statements: [
    sql`INSERT INTO organization AS o (id, version, name, name_folded, description, category_id, website, address, created_at)
      SELECT e.id, e.version, f ->> 'name', e.derived ->> 'name', f ->> 'description', (f ->> 'categoryId')::int,
        f ->> 'website', f ->> 'address', e.recorded_at
      FROM e, LATERAL (SELECT e.data -> 'organization' AS f) AS facts
      ON CONFLICT (id) DO UPDATE SET version = excluded.version, name = excluded.name, name_folded = excluded.name_folded,
        description = excluded.description, category_id = excluded.category_id, website = excluded.website, address = excluded.address
      WHERE o.version < excluded.version`,
  ],
};

export const projectOrganization: Projection<OrganizationEvent> = {
  OrganizationCreated: row,
  OrganizationUpdated: row,
  OrganizationRemoved: {
    statements: [sql`DELETE FROM organization o USING e WHERE o.id = e.id AND o.version < e.version`],
  },
};
