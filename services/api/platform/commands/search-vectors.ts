import { type SQLQuery, sql } from '#db/connection.ts';

/** An organization whose new name the statement's snapshot cannot show yet. */
export interface Renamed {
  readonly id: number;
  /** The name as `foldForSearch` gives it. */
  readonly nameFolded: string;
}

/**
 * The tsvector of a folded name or title: its words as written, so that the beginning of a word finds it, and their
 * English stems, because a query asks for stems.
 */
export function wordsAndStems(folded: SQLQuery): SQLQuery {
  return sql`(to_tsvector('simple', ${folded}) || to_tsvector('english', ${folded}))`;
}

/**
 * The SQL value of `tender.organization_vector`: the folded names of the organizations whose ids stand in the int[]
 * expression `ids` (repeated ids and NULL do no harm). Reading a name locks it against a rename until the tender is
 * committed, so that a rename always sees the tenders it has to follow through to.
 */
export function organizationVectorSql(ids: SQLQuery, renamed?: Renamed): SQLQuery {
  const name =
    renamed === undefined
      ? sql`named.name_folded`
      : sql`CASE named.id WHEN ${renamed.id} THEN ${renamed.nameFolded} ELSE named.name_folded END`;
  const lock = renamed === undefined ? sql`FOR KEY SHARE` : sql``;
  return sql`(SELECT ${wordsAndStems(sql`names.folded`)} FROM (
    SELECT coalesce(string_agg(${name}, ' ' ORDER BY named.id), '') AS folded
      FROM (SELECT id, name_folded FROM organization WHERE id = ANY (${ids}) ORDER BY id ${lock}) AS named) AS names)`;
}
