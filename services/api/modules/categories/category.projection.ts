import type { CategoryEvent } from '#contracts/events/categories.ts';
import { type SQLQuery, sql } from '#db/connection.ts';

export function projectCategory(event: CategoryEvent, id: number): readonly SQLQuery[] {
  switch (event.type) {
    case 'CategoryCreated':
    case 'CategoryUpdated': {
      const { name, description, parentId, emoji, isActive, sortOrder } = event.data.category;
      return [
        sql`INSERT INTO category AS c (id, version, name, description, parent_id, emoji, is_active, sort_order, created_at)
          SELECT ${id}, e.o_version, ${name}, ${description}, ${parentId}::int, ${emoji}, ${isActive}::boolean, ${sortOrder}::int, e.o_recorded_at
            FROM e WHERE NOT e.o_duplicate
          ON CONFLICT (id) DO UPDATE SET version = excluded.version, name = excluded.name, description = excluded.description,
            parent_id = excluded.parent_id, emoji = excluded.emoji, is_active = excluded.is_active, sort_order = excluded.sort_order
          WHERE c.version < excluded.version`,
      ];
    }
    case 'CategoryRemoved':
      return [sql`DELETE FROM category c USING e WHERE c.id = ${id} AND c.version < e.o_version AND NOT e.o_duplicate`];
    default:
      return event satisfies never;
  }
}
