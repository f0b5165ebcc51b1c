import { type SQLQuery, sql } from '#db/connection.ts';

/** An organization whose new name the statement's snapshot cannot show yet. */
export interface Renamed {
  readonly id: number;
  /** The name as `foldForSearch` gives it. */
  readonly nameFolded: string;
}

/**
 * The SQL value of `tender.organization_vector`: the folded names of the organizations whose ids stand in the int[]
 * expression `ids` (repeated ids and NULL do no harm).
 */
export function organizationVectorSql(ids: SQLQuery, renamed?: Renamed): SQLQuery {
  const name =
    renamed === undefined
      ? sql`named.name_folded`
      : sql`CASE named.id WHEN ${renamed.id} THEN ${renamed.nameFolded} ELSE named.name_folded END`;
  return sql`to_tsvector('simple', coalesce((SELECT string_agg(${name}, ' ' ORDER BY named.id)
    FROM organization named WHERE named.id = ANY (${ids})), ''))`;
}
