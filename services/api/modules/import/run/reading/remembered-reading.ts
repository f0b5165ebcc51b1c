import type { ImportReading } from '#contracts/api/imports.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { storedJson } from '../../../../../platform/formats/stored-json.ts';

/** Statements about this file, and where there are none, about the last one of the same source. */
export async function readingOf(
  db: Queryable,
  source: string | undefined,
  stated: ImportReading,
): Promise<ImportReading> {
  const [last] = await db.query<{ reading: ImportReading }>(
    sql`SELECT reading FROM import_reading WHERE source = ${foldForSearch(source ?? '')}`,
  );
  const { columns, names } = last?.reading ?? {};
  return {
    ...last?.reading,
    ...stated,
    columns: { ...columns, ...stated.columns },
    names: {
      categories: { ...names?.categories, ...stated.names?.categories },
      organizations: { ...names?.organizations, ...stated.names?.organizations },
      cities: { ...names?.cities, ...stated.names?.cities },
    },
  };
}

/** Remembers what holds for other files of the source too; the encoding, say, is each file's own. */
export async function rememberReading(db: Queryable, source: string | undefined, stated: ImportReading): Promise<void> {
  const { columns, dateOrder, category, license, names, duplicates } = await readingOf(db, source, stated);
  const lasting = [
    ...[stated.columns, stated.dateOrder, stated.category, stated.license],
    ...[stated.names, stated.duplicates],
  ];
  if (lasting.every((one) => one === undefined)) return;
  const reading = storedJson({ columns, dateOrder, category, license, names, duplicates });
  await db.query(sql`INSERT INTO import_reading (source, reading) VALUES (${foldForSearch(source ?? '')}, ${reading}::jsonb)
    ON CONFLICT (source) DO UPDATE SET reading = EXCLUDED.reading`);
}
