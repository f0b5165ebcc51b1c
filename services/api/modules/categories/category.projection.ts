import type { CategoryEvent } from '#contracts/events/categories.ts';
import { sql } from '#db/connection.ts';
import type { Projected, Projection } from '../../platform/commands/projection.ts';

const row: Projected = {
  isWhole: true,
  statements: [
    sql`INSERT INTO category AS c (id, version, name, description, parent_id, emoji, is_active, sort_order, created_at)
      SELECT e.id, e.version, f ->> 'name', f ->> 'description', (f ->> 'parentId')::int, f ->> 'emoji',
        (f ->> 'isActive')::boolean, (f ->> 'sortOrder')::int, e.recorded_at
      FROM e, LATERAL (SELECT e.data -> 'category' AS f) AS facts
      ON CONFLICT (id) DO UPDATE SET version = excluded.version, name = excluded.name, description = excluded.description,
        parent_id = excluded.parent_id, emoji = excluded.emoji, is_active = excluded.is_active, sort_order = excluded.sort_order
      WHERE c.version < excluded.version`,
  ],
};

export const projectCategory: Projection<CategoryEvent> = {
  CategoryCreated: row,
  CategoryUpdated: row,
  CategoryRemoved: { statements: [sql`DELETE FROM category c USING e WHERE c.id = e.id AND c.version < e.version`] },
};
