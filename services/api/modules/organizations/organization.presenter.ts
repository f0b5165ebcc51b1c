import type { Organization } from '#contracts/api/organizations.ts';
import type { OrganizationRow } from './organization.queries.ts';

export function presentOrganization(row: OrganizationRow): Organization {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category_name ?? 'none',
    website: row.website,
    address: row.address,
    createdAt: row.created_at.toISOString(),
  };
}
