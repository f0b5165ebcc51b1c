import type { Category } from '#contracts/api/categories.ts';
import type { CategoryRow } from './category.queries.ts';

export function presentCategory(row: CategoryRow): Category {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    parentId: row.parent_id,
    parentName: row.parent_name,
    emoji: row.emoji,
    isActive: row.is_active,
    sortOrder: row.sort_order,
    createdAt: row.created_at.toISOString(),
  };
}
