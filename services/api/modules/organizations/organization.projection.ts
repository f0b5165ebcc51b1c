import type { OrganizationEvent } from '#contracts/events/organizations.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { organizationVectorSql } from '../../platform/commands/search-vectors.ts';

export function projectOrganization(event: OrganizationEvent, id: number): readonly SQLQuery[] {
  switch (event.type) {
    case 'OrganizationCreated':
    case 'OrganizationUpdated': {
      const { name, description, categoryId, website, address } = event.data.organization;
      const row = sql`INSERT INTO organization AS o (id, version, name, name_folded, description, category_id, website, address, created_at)
          SELECT ${id}, e.o_version, ${name}, ${foldForSearch(name)}, ${description}, ${categoryId}::int, ${website}, ${address}, e.o_recorded_at
            FROM e WHERE NOT e.o_duplicate
          ON CONFLICT (id) DO UPDATE SET version = excluded.version, name = excluded.name, name_folded = excluded.name_folded,
            description = excluded.description, category_id = excluded.category_id, website = excluded.website, address = excluded.address
          WHERE o.version < excluded.version`;
      const isRenamed = event.type === 'OrganizationUpdated' && event.data.changed.includes('name');
      return isRenamed ? [row, findTendersByNewName(id, foldForSearch(name))] : [row];
    }
    case 'OrganizationRemoved':
      return [
        sql`DELETE FROM organization o USING e WHERE o.id = ${id} AND o.version < e.o_version AND NOT e.o_duplicate`,
      ];
    default:
      return event satisfies never;
  }
}

/** The statement still sees the old name in `organization`, so the new one is handed in. */
function findTendersByNewName(id: number, nameFolded: string): SQLQuery {
  const linked = sql`t.organization_ids || t.procuring_organization_id`;
  return sql`UPDATE tender t SET organization_vector = ${organizationVectorSql(linked, { id, nameFolded })}
    FROM e JOIN organization o ON o.id = ${id} AND o.version <= e.o_version
    WHERE NOT e.o_duplicate AND (t.organization_ids @> ARRAY[${id}::int] OR t.procuring_organization_id = ${id})`;
}
