import { sql } from '../connection.ts';

/** SQL of a table `up` (id, above): every category with itself and with each that is above it. */
export const CATEGORY_TREE = sql`(WITH RECURSIVE up (id, above) AS (
    SELECT id, id FROM category
    UNION SELECT up.id, c.parent_id FROM up JOIN category c ON c.id = up.above WHERE c.parent_id IS NOT NULL)
  SELECT id, above FROM up) AS up`;
