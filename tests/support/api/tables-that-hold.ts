import { type Database, sql } from '#db/connection.ts';

/**
 * Names of all tables, of every schema, one row of which holds one of the words in any column: as text, inside JSON or
 * arrays, or as bytes. Whatever the case. `owner` is a connection of the owner.
 */
export async function tablesThatHold(owner: Database, words: readonly string[]): Promise<string[]> {
  const tables = await owner.query<{ schema: string; name: string }>(sql`SELECT schemaname AS schema, tablename AS name
    FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2`);
  const needles = words.flatMap((word) => [word, Buffer.from(word).toString('hex')]).map((word) => word.toLowerCase());
  const holding: string[] = [];
  for (const { schema, name } of tables) {
    const found = await owner.query(sql`SELECT 1 AS found FROM ${sql.ident(schema, name)} t
      WHERE EXISTS (SELECT 1 FROM unnest(${needles}::text[]) n WHERE strpos(lower(t::text), n) > 0) LIMIT 1`);
    if (found.length > 0) holding.push(`${schema}.${name}`);
  }
  return holding;
}
