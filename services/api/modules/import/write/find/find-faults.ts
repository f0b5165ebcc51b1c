import { type Queryable, sql } from '#db/connection.ts';
import { worksOf } from '../../map/notice-key.ts';
import type { FoundNotice } from './find-notices.ts';

type Faults = Readonly<Record<string, string>>;

export const SEVERAL = 'Several notices have this number, and only a title would tell which of them changes';
export const SEVERAL_DAYS = 'Several notices have this title, and only a number would tell which of them changes';
const NONE = 'No notice of this source has this number, and a new one needs a title and a closing date';
const NONE_CALLED_SO = 'No notice of this source has this title, and a new one needs a closing date';

/** Faults of rows that can only change a notice of before: there is none, or more than one. */
export async function findFaults(
  db: Queryable,
  notices: readonly FoundNotice[],
): Promise<ReadonlyMap<FoundNotice, Faults>> {
  const changes = notices.filter(({ isOfBefore }) => isOfBefore);
  if (changes.length === 0) return new Map();
  const titles = changes.map(({ present, which }) => present?.title ?? which.amends ?? '');
  const rows = await db.query<{ key: string }>(sql`WITH wanted AS (SELECT * FROM unnest(
      ${changes.map(({ key }) => key)}::text[], ${changes.map(({ key }) => worksOf(key))}::text[],
      ${changes.map(({ row }) => row.reference)}::text[], ${titles}::text[]) AS w (key, works, number, title))
    SELECT w.key FROM wanted w JOIN tender t ON regexp_replace(lower(t.reference), '[^[:alnum:]]+', '', 'g')
        = regexp_replace(lower(w.number), '[^[:alnum:]]+', '', 'g') AND starts_with(t.import_key, w.works)
    UNION SELECT w.key FROM wanted w JOIN tender t ON "left"(lower(t.title), 80) = "left"(lower(w.title), 80)
        AND starts_with(t.import_key, w.works) WHERE w.number IS NULL
    UNION SELECT w.key FROM wanted w JOIN tender t ON t.import_key LIKE 'redacted#%'
        AND starts_with(t.import_key, es.redacted_key(w.works))`);
  const shared = new Set(rows.map(({ key }) => key));
  return new Map(
    changes.flatMap((notice) => {
      const { key, present, row } = notice;
      if (!shared.has(key) && present !== undefined) return [];
      const [several, none] = row.reference === null ? [SEVERAL_DAYS, NONE_CALLED_SO] : [SEVERAL, NONE];
      return [
        [notice, { [row.reference === null ? 'title' : 'reference']: shared.has(key) ? several : none }] as const,
      ];
    }),
  );
}
